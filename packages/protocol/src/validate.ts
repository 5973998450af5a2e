import type {
  AuditReport,
  BotHello,
  DiffReport,
  EventFile,
  HandEvent,
  HandRecord,
  HandResult,
  HandStart,
  HouseJob,
  HouseObservation,
  HouseResult,
  MatchJob,
  MatchResult,
  Observation,
  OpenHandHistory,
  PlayNews,
  PlayRequest,
  Regression,
  RulesInForce,
  Standings,
} from "./generated/types.ts";
import * as validators from "./generated/validate.js";

/** Something wrong with a document: a code, the place as a JSON pointer, and a sentence. */
export interface Problem {
  readonly code: string;
  /** JSON pointer into the document: "/bots/0"; empty for the whole of it. */
  readonly at: string;
  readonly message: string;
}

/** A document that was read, or everything that is wrong with it. */
export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** The shapes that can be checked, by name. */
export interface Shapes {
  audit: AuditReport;
  botHello: BotHello;
  diffReport: DiffReport;
  eventFile: EventFile;
  handEvent: HandEvent;
  handRecord: HandRecord;
  handResult: HandResult;
  handStart: HandStart;
  houseJob: HouseJob;
  houseObservation: HouseObservation;
  houseResult: HouseResult;
  matchJob: MatchJob;
  matchResult: MatchResult;
  observation: Observation;
  openHandHistory: OpenHandHistory;
  playNews: PlayNews;
  playRequest: PlayRequest;
  regression: Regression;
  rules: RulesInForce;
  standings: Standings;
}

/** Checks that a value has a shape; all problems at once, each with its place. */
export function check<Name extends keyof Shapes>(shape: Name, value: unknown): Checked<Shapes[Name]> {
  const validator = validators[shape];
  if (validator(value)) return { ok: true, value: value as Shapes[Name] };
  return { ok: false, problems: worthTelling(validator.errors ?? [], value).map(problemOf) };
}

/** A choice between shapes reports every branch; only the branch whose type fits says something useful. */
function worthTelling(troubles: readonly validators.Trouble[], value: unknown): readonly validators.Trouble[] {
  const choices = troubles.filter((trouble) => trouble.keyword === "oneOf").map((trouble) => trouble.instancePath);
  const told = troubles.filter((trouble) => {
    if (!choices.includes(trouble.instancePath)) return trouble.keyword !== "oneOf";
    const isObject = typeof at(value, trouble.instancePath) === "object";
    if (trouble.keyword === "oneOf") return !isObject;
    return isObject && trouble.keyword !== "type";
  });
  return told.length > 0 ? told : troubles;
}

/** The part of a document under a JSON pointer. */
function at(value: unknown, pointer: string): unknown {
  const steps = pointer
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
  return steps.reduce<unknown>((part, step) => (part as Record<string, unknown> | undefined)?.[step], value);
}

function problemOf(trouble: validators.Trouble): Problem {
  const { params, instancePath, keyword } = trouble;
  switch (keyword) {
    case "enum":
      return {
        code: "value",
        at: instancePath,
        message: `must be one of ${(params["allowedValues"] as string[]).join(", ")}`,
      };
    case "additionalProperties":
      return {
        code: "unknown-key",
        at: `${instancePath}/${String(params["additionalProperty"])}`,
        message: "is no key that is known here",
      };
    case "required":
      return { code: "missing", at: instancePath, message: `lacks the key ${String(params["missingProperty"])}` };
    case "minimum":
    case "maximum":
      return {
        code: "range",
        at: instancePath,
        message: `must be ${keyword === "minimum" ? "at least" : "at most"} ${String(params["limit"])}`,
      };
    case "type":
      return { code: "type", at: instancePath, message: `must be ${article(params["type"])}` };
    case "oneOf":
      return { code: "type", at: instancePath, message: "must be a text or a group of keys" };
    case "pattern":
      return { code: "value", at: instancePath, message: `must match ${String(params["pattern"])}` };
    default:
      return { code: keyword, at: instancePath, message: trouble.message ?? "is not as it should be" };
  }
}

const KINDS: Readonly<Record<string, string>> = {
  string: "a text",
  integer: "a whole number",
  number: "a number",
  boolean: "true or false",
  array: "a list",
  object: "a group of keys",
  null: "null",
};
const article = (type: unknown): string =>
  (Array.isArray(type) ? type : [type]).map((kind) => KINDS[String(kind)] ?? String(kind)).join(" or ");
