import { expect, test, vi } from "vitest";
import { ApiFailure } from "@felistry/contract/client.ts";
import { error_fault } from "@felistry/i18n/compiled/messages.js";
import { failureText, reportingCaller, setSaidOnScreen, shownFault } from "./fault-report.ts";

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

test("[16.5] of a failed page the number is shown once, by the screen, whichever of its calls failed later", async () => {
  vi.stubGlobal("fetch", async () => new Response());
  vi.stubGlobal("location", { pathname: "/my" });
  await import("./fault-log.ts");
  const call = reportingCaller(() => Promise.reject(failure(500, { requestId: "0198-78" })));
  const failed = async () => {
    await expect(call("GET /breeds", {})).rejects.toThrow("No such cat");
    await new Promise((resolve) => setTimeout(resolve));
    return shownFault();
  };
  expect(await failed()).toContain("0198-78");
  setSaidOnScreen(true);
  expect(shownFault()).toBeNull();
  expect(await failed()).toBeNull();
  setSaidOnScreen(false);
  expect(await failed()).toContain("0198-78");
  vi.unstubAllGlobals();
});
