import { afterEach, expect, test, vi } from "vitest";
import { logFault } from "./fault-log.ts";

afterEach(() => vi.unstubAllGlobals());

test("a report that cannot even be sent is no fault in its turn", () => {
  vi.stubGlobal("location", { pathname: "/my" });
  vi.stubGlobal("fetch", () => {
    throw new TypeError("the request could not be set up");
  });
  expect(() => logFault("TypeError", {})).not.toThrow();
});
