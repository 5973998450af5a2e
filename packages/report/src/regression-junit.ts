import type { Regression } from "@doorcard/protocol";
import XMLBuilder from "fast-xml-builder";
import { answerOf, regressionText } from "./regression-text.ts";
import { printable } from "./wording.ts";

/** A test's verdict as JUnit XML: one case, passed, failed or skipped, with the whole text as its output. */
export function regressionJunit(regression: Regression): string {
  const { candidate, baseline, event, passed } = regression;
  const message = answerOf(regression);
  const text = regressionText(regression, { width: 100, colour: false });
  const outcome = passed === true ? {} : { [passed === false ? "failure" : "skipped"]: { "@message": message } };
  const name = printable(`${candidate.name} against ${baseline.name}`);
  const document = {
    "?xml": { "@version": "1.0", "@encoding": "UTF-8" },
    testsuites: {
      testsuite: {
        "@name": "doorcard regress",
        "@tests": 1,
        "@failures": passed === false ? 1 : 0,
        "@skipped": passed === null ? 1 : 0,
        testcase: { "@classname": `doorcard.${event.game}`, "@name": name, ...outcome, "system-out": text },
      },
    },
  };
  return new XMLBuilder({ attributeNamePrefix: "@", ignoreAttributes: false, format: true }).build(document);
}
