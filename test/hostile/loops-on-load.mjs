// Never says hello.
for (;;);
