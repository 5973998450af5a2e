import type { Fault } from "@doorcard/protocol";
import { expect, test } from "vitest";
import { ChildFailed } from "./child-failed.ts";
import { LIMITS } from "./limits.ts";
import { Questions, type Asker } from "./questions.ts";

/** A line that keeps what goes over it, and bots' questions that keep what they are told. */
function talk(): {
  questions: Questions;
  sent: string[];
  faults: Fault[];
  ask: (name: string) => void;
  told: string[];
} {
  const sent: string[] = [];
  const faults: Fault[] = [];
  const told: string[] = [];
  const questions = new Questions(LIMITS, {
    send: (message) => void sent.push(String(message)),
    fail: (fault, sentence) => {
      faults.push(fault);
      for (const asker of questions.stop()) asker.failed(new ChildFailed(fault, sentence));
    },
  });
  const ask = (name: string): void => {
    const asker: Asker = {
      patience: LIMITS.decisionMs,
      usedMs: 0,
      since: 0,
      write: (batch, id) => batch.item({ kind: "match-over", id, table: 1 }),
      answered: (said) => void told.push(`${name} ${said}`),
      failed: ({ fault }) => void told.push(`${name} ${fault}`),
    };
    questions.ask(asker);
  };
  return { questions, sent, faults, ask, told };
}

const answers = (...list: object[]): Uint8Array => Buffer.from(JSON.stringify({ type: "answers", answers: list }));

/** Once everything that goes out with this turn of the event loop has gone. */
const gone = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** The ids that a message asks about. */
const idsIn = (message: string): number[] =>
  (JSON.parse(message) as { items: { id: number }[] }).items.map(({ id }) => id);

test("who thinks about one turn is asked others in the meantime", async () => {
  const { questions, sent, ask, told } = talk();
  ask("a");
  await gone();
  ask("b");
  ask("c");
  await gone();
  expect(sent.map(idsIn)).toEqual([[1], [2, 3]]);
  questions.take(answers({ id: 3, action: "fold" }, { id: 2, action: "fold" }), false);
  questions.take(answers({ id: 1, action: "fold" }), false);
  expect(told).toEqual(["c 0", "b 0", "a 0"]);
  questions.stop();
});

test("few are asked at first, and twice as many each time that answers come quickly", async () => {
  const { questions, sent, ask, told } = talk();
  for (let nth = 1; nth <= 60; nth++) ask(String(nth));
  while (told.length < 60) {
    await gone();
    const asked = idsIn(sent.at(-1)!);
    questions.take(answers(...asked.map((id) => ({ id, action: "check" }))), false);
  }
  expect(sent.map((message) => idsIn(message).length)).toEqual([8, 16, 32, 4]);
  questions.stop();
});

test("answers find who asked, in any order, and what is none is told as such", () => {
  const { questions, ask, told, faults } = talk();
  for (const name of ["a", "b", "c", "d"]) ask(name);
  questions.take(answers({ id: 3, action: "raise" }, { id: 1, action: "fold" }), false);
  questions.take(answers({ id: 2, action: "all-in" }, { id: 4, fault: "crashed" }), false);
  expect(told).toEqual(["c 6", "a 0", "b 253", "d 254"]);
  expect(faults).toEqual([]);
  questions.stop();
});

test("an answer that comes again is ignored, and one that was never asked for ends it all", () => {
  const { questions, ask, told, faults } = talk();
  ask("a");
  ask("b");
  questions.take(answers({ id: 1, action: "fold" }, { id: 1, action: "raise" }), false);
  expect([told, faults]).toEqual([["a 0"], []]);
  questions.take(answers({ id: 3, action: "fold" }), false);
  expect([told, faults]).toEqual([["a 0", "b unreadable"], ["unreadable"]]);
});

test("a turn that is left open while a thousand others are answered is late, and nobody waits for ever", () => {
  const { questions, ask, told, faults } = talk();
  ask("forgotten");
  let id = 2;
  for (; faults.length === 0 && id < 3000; id++) {
    ask(String(id));
    if (faults.length === 0) questions.take(answers({ id, action: "check" }), false);
  }
  expect(faults).toEqual(["late"]);
  expect(told.filter((line) => line.endsWith("late"))).toEqual(["forgotten late", "1025 late"]);
});

test.each([
  "",
  "[]",
  "{}",
  '{"type":"answers"}',
  '{"type":"answers","answers":[{}]}',
  "\u0000",
  '{"type":"answers","answers":[{"id":1e309}]}',
])("%j is no message, and counts as unreadable", (text) => {
  const { questions, ask, told, faults } = talk();
  ask("a");
  questions.take(Buffer.from(text), false);
  expect([told, faults]).toEqual([["a unreadable"], ["unreadable"]]);
});
