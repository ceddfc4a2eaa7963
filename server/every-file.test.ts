/** What holds for every call that answers with a file. */
import { describe, expect, it } from "vitest";
import { addressOf, specOf, type ApiKey } from "@felistry/contract/api.ts";
import type { Refusal } from "@felistry/contract/error-details.ts";
import { checkRefusal } from "@felistry/testkit/samples/answer-check.ts";
import { everyCall, fileKeys } from "@felistry/testkit/samples/every-call.ts";
import { refusedWith } from "@felistry/testkit/samples/refusal-status.ts";

const { sharedWorld, send, byStranger, sampleOf, faults } = everyCall();

const hidden = fileKeys.filter((key) => specOf(key).bytes!.hidden);
const named = fileKeys.filter((key) => specOf(key).params);

async function expectNothingThere(key: ApiKey, response: Response): Promise<void> {
  expect(response.status, key).toBe(404);
  expect(response.headers.get("cache-control")).toBe("no-store");
  if (!specOf(key).bytes!.hidden) return checkRefusal(key, await response.json());
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(await response.text()).toBe("Not found");
}

describe("a file", () => {
  it.for(fileKeys)("%s is of a declared type, and HEAD tells of it without it", async (key) => {
    const { samples, cookie } = sharedWorld();
    const response = await send(key, { ...samples[key], cookie });
    const body = await response.text();
    expect(response.status, body.slice(0, 300)).toBe(200);
    expect(specOf(key).bytes!.types).toContain(response.headers.get("content-type"));
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(body).not.toBe("");
    const head = await send(key, { ...samples[key], cookie, method: "HEAD" });
    expect(head.status).toBe(200);
    expect(head.headers.get("content-type")).toBe(response.headers.get("content-type"));
    expect(head.headers.get("cache-control")).toBe(response.headers.get("cache-control"));
    expect(await head.text()).toBe("");
  });

  it.for(fileKeys.filter((key) => specOf(key).bytes!.tagged))(
    "%s is not sent to whom has it, by its tag, also one of several or made strong",
    async (key) => {
      const tag = (await send(key, sampleOf(key))).headers.get("etag")!;
      for (const known of [tag, `"x", ${tag}`, tag.slice(2)]) {
        const response = await send(key, { ...sampleOf(key), headers: { "if-none-match": known } });
        expect([response.status, await response.text()]).toEqual([304, ""]);
      }
    },
  );

  it.for(fileKeys.filter((key) => specOf(key).access === "public"))(
    "%s is everybody's: it brings no cookie, not even to whose session it prolongs",
    async (key) => {
      const { cookie } = sharedWorld();
      expect((await send(key, { ...sampleOf(key), cookie })).headers.getSetCookie()).toEqual([]);
    },
  );
});

describe("an address that is no file's", () => {
  it.for(named)("%s says that nothing is there, to whoever asks", async (key) => {
    const { cookie } = sharedWorld();
    for (const absurd of ["0", "x", "%00", "..%2fme", "%2e%2e%2fme", "7'--", "💥", "a.b.c"]) {
      const path = addressOf(key).replace(/\{\w+\}/, encodeURI(absurd).replace(/%25/g, "%"));
      for (const sender of [{}, { cookie }])
        await expectNothingThere(key, await send(key, { path, ...sender }));
    }
  });

  it.for(named)("%s says so in the reader's language, where it says anything", async (key) => {
    const path = addressOf(key).replace(/\{\w+\}/, "x");
    const response = await send(key, { path, headers: { host: "ru.localhost" } });
    if (hidden.includes(key)) return expectNothingThere(key, response);
    expect(((await response.json()) as Refusal).message).toMatch(/[а-яё]/i);
  });
});

describe("who may have it", () => {
  it.for(fileKeys.filter((key) => specOf(key).access !== "public"))(
    "%s is told of to nobody else",
    async (key) => {
      for (const cookie of [undefined, `session=${"A".repeat(43)}`]) {
        const response = await send(key, { ...sampleOf(key), ...(cookie && { cookie }) });
        expect(response.status).toBe(refusedWith(key, 401));
        expect(await response.text()).not.toContain(" scan");
      }
      const isEveryMembers = specOf(key).access === "member";
      expect((await send(key, byStranger(key))).status).toBe(
        isEveryMembers ? 200 : refusedWith(key, 403),
      );
    },
  );
});

it("the server has met no fault of its own in all this", () => {
  expect(faults()).toEqual([]);
});
