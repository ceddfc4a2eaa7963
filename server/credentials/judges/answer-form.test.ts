/** The page's form for the judge's answer, without scripts. */
import { describe, expect, test } from "vitest";
import {
  asked,
  call,
  listed,
  server,
  startWithJudge,
} from "@felistry/testkit/worlds/asked-judge.ts";

startWithJudge();

describe("[15.8] the page's form works without scripts", () => {
  const post = (token: string, text: string, headers: Record<string, string> = {}) =>
    server.raw(`/judge/${token}`, {
      method: "POST",
      headers: {
        host: "localhost",
        "content-type": "application/x-www-form-urlencoded",
        ...headers,
      },
      body: text,
    });
  const seen = async () => (await listed(call))[0]!.judge_answer;

  test("an answer leads to a page that knows no token; a second one back to the link, which is over", async () => {
    const token = await asked();
    const first = await post(token, "answer=yes");
    expect([first.status, first.headers.get("location")]).toEqual([303, "/judge/yes"]);
    expect(first.headers.get("referrer-policy")).toBe("strict-origin");
    expect(first.headers.get("cache-control")).toBe("no-store");
    expect(await seen()).toBe("confirmed");
    const second = await post(token, "answer=no");
    expect([second.status, second.headers.get("location")]).toEqual([303, `/judge/${token}`]);
    expect(await seen()).toBe("confirmed");
  });

  test("what is no answer changes nothing, and another site's page may not send one", async () => {
    const token = await asked();
    for (const text of ["", "answer=perhaps", "confirm=1", `answer=${"y".repeat(100)}`])
      expect((await post(token, text)).headers.get("location")).toBe(`/judge/${token}`);
    expect((await post(token, "answer=yes", { "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await post(token, "answer=yes", { origin: "https://evil.example" })).status).toBe(403);
    expect((await post(token, `answer=${"y".repeat(5_000)}`)).status).toBe(413);
    const asJson = await post(token, '{"answer":"yes"}', { "content-type": "application/json" });
    expect(asJson.headers.get("location")).toBe(`/judge/${token}`);
    expect(await seen()).toBeNull();
    expect((await post(token, "answer=no")).headers.get("location")).toBe("/judge/no");
    expect(await seen()).toBe("denied");
  });

  test("other addresses still take no form", async () => {
    const answered = await server.raw("/api/credentials/answer-by-mail", {
      method: "POST",
      headers: { host: "localhost", "content-type": "application/x-www-form-urlencoded" },
      body: `token=${await asked()}&confirm=1`,
    });
    expect(answered.status).toBe(415);
    expect(await seen()).toBeNull();
  });
});
