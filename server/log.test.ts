import { expect, test } from "vitest";
import { errorFacts, openLog } from "./log.ts";

function logged(error: unknown): Record<string, unknown> {
  const lines: string[] = [];
  const log = openLog("error", { write: (line: string) => void lines.push(line) });
  log.child({}).error({ err: error }, "a database connection was lost");
  return (JSON.parse(lines[0]!) as { err: Record<string, unknown> }).err;
}

test("a lost connection is logged without the client that hangs on its error", () => {
  const error = Object.assign(new Error("Connection terminated unexpectedly"), {
    code: "57P01",
    detail: "Key (email)=(anna@cats.example) already exists.",
    client: { connectionParameters: { password: "secret" }, _events: {} },
  });
  expect(logged(error)).toEqual({
    type: "Error",
    message: "Connection terminated unexpectedly",
    code: "57P01",
    stack: expect.stringContaining("log.test.ts"),
  });
});

test("says by what an error was caused, and ends", () => {
  const rule = Object.assign(new TypeError("duplicate key"), { constraint: "users_email_key" });
  const outer = new Error("Failed query", { cause: rule });
  expect(logged(outer)["cause"]).toMatchObject({
    type: "TypeError",
    constraint: "users_email_key",
  });
  const circle = new Error("one");
  circle.cause = circle;
  expect(() => JSON.stringify(errorFacts(circle))).not.toThrow();
});

test("takes what is thrown that is no error", () => {
  expect(logged("out of memory")).toEqual({ type: "string", message: "out of memory" });
});
