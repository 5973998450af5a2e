// Throws before it is a bot.
throw new Error("not today");
