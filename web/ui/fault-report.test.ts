import { expect, test } from "vitest";
import { ApiFailure } from "@felistry/contract/client.ts";
import { error_fault } from "@felistry/i18n/compiled/messages.js";
import { failureText } from "./fault-report.ts";

const failure = (status: number, body: object) =>
  new ApiFailure(status, { message: "No such cat", ...body } as ApiFailure["body"]);

test("[16.5] a fault is told with its number, which the log and the traces have too", () => {
  const fault = failure(500, { requestId: "0198-77" });
  expect(failureText(fault)).toBe(`${error_fault()} Error number: 0198-77`);
  expect(failureText(fault, "Not saved.")).toBe("Not saved. Error number: 0198-77");
});

test("[16.5] a refusal, and a call without an answer, have no number for people", () => {
  expect(failureText(failure(404, { requestId: "0198-77" }))).toBe("No such cat");
  expect(failureText(failure(0, {}))).toBe(error_fault());
});
