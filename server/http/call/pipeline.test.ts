import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import type { Caller, Handler, Handlers } from "../handler.ts";
import { answer } from "./answer-call.ts";
import type { Pipeline } from "./pipeline.ts";
import { refuse } from "../refusal.ts";

type Write = Handler<"POST /auth/logout">;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const caller: Caller = {
  member: null,
  renewedCookie: null,
  locale: "en",
  address: "127.0.0.1",
  requestId: "1",
  userAgent: undefined,
  cookieHeader: undefined,
  hostOnlyCookies: false,
};
const serialization = (): never => {
  throw Object.assign(new Error("could not serialize access"), { code: "40001" });
};

function call(write: Write) {
  const pipeline: Pipeline = {
    handlers: { "POST /auth/logout": write } as Partial<Handlers> as Handlers,
    rowRules: {} as Pipeline["rowRules"],
    versionRules: {} as Pipeline["versionRules"],
    services: server.services,
    requireConfirmation: async () => {},
    beforeCommit: async () => {},
    afterCommit: () => [],
  };
  return answer(pipeline, "POST /auth/logout", {}, caller);
}

describe("a change tried again", () => {
  test("leaves the cookies and the work after it of the attempt that was committed, once", async () => {
    let attempts = 0;
    const done: number[] = [];
    const outcome = await call(async (_input, { db, setCookie, onCommit }) => {
      const attempt = ++attempts;
      await db.query({ text: "select 1" });
      setCookie({ name: "session", value: `attempt ${attempt}` });
      onCommit(() => void done.push(attempt));
      if (attempt < 3) serialization();
      return { data: null };
    });
    expect(outcome).toMatchObject({
      kind: "answer",
      cookies: [{ name: "session", value: "attempt 3" }],
    });
    expect(done).toEqual([3]);
  });

  test("is given up in the end, and then leaves nothing", async () => {
    let attempts = 0;
    const done: string[] = [];
    const outcome = await call(async (_input, { setCookie, onCommit }) => {
      attempts++;
      setCookie({ name: "session", value: "never" });
      onCommit(() => void done.push("never"));
      return serialization();
    });
    expect(outcome).toMatchObject({ kind: "failure", status: 503, cookies: [] });
    expect(attempts).toBe(3);
    expect(done).toEqual([]);
  });

  test("is not retried if the caller is at fault", async () => {
    let attempts = 0;
    const outcome = await call(async (_input, { setCookie }) => {
      attempts++;
      setCookie({ name: "session", value: "never" });
      return refuse("wrong_credentials");
    });
    expect(outcome).toMatchObject({ kind: "failure", status: 400, cookies: [] });
    expect(attempts).toBe(1);
  });
});

test("a committed change is reported as done, and not repeated, when its follow-up fails", async () => {
  let attempts = 0;
  const followed: string[] = [];
  const outcome = await call(async (_input, { onCommit }) => {
    attempts++;
    onCommit(serialization);
    onCommit(async () => void followed.push("the next"));
    return { data: null };
  });
  expect(outcome.kind).toBe("answer");
  expect([attempts, followed]).toEqual([1, ["the next"]]);
  expect(server.faults.at(-1)).toContain("after a commit");
});
