/** Who may make a call, and from where. */
import { describe, expect, it } from "vitest";
import { apiKeys, specOf } from "@felistry/contract/api.ts";
import { clubRightOf } from "@felistry/contract/call.ts";
import { everyCall, notPublic, writes } from "@felistry/testkit/samples/every-call.ts";

const { ownWorld, send, refusalIn, byStranger, sampleOf, faults } = everyCall();

describe("who may call", () => {
  it.for(notPublic)("a guest gets 401 from %s", async (key) => {
    const response = await send(key, sampleOf(key));
    expect(response.status).toBe(401);
    await refusalIn(key, response);
  });

  it.for(notPublic)("a made-up session gets 401 from %s", async (key) => {
    const response = await send(key, {
      ...sampleOf(key),
      cookie: `session=${"A".repeat(43)}`,
    });
    expect(response.status).toBe(401);
  });

  it.for(apiKeys.filter((key) => clubRightOf(specOf(key).access) !== null))(
    "role 1 gets 403 from %s",
    async (key) => {
      const response = await send(key, byStranger(key));
      expect(response.status).toBe(403);
      await refusalIn(key, response);
    },
  );

  it.for(apiKeys.filter((key) => typeof specOf(key).access === "object" && !specOf(key).bytes))(
    "a member gets 403 from %s for another's row",
    async (key) => {
      const response = await send(key, byStranger(key));
      expect(response.status).toBe(403);
      await refusalIn(key, response);
    },
  );

  it.for(writes)("%s refuses other sites, whoever calls", async (key) => {
    const { samples, cookie } = await ownWorld();
    const foreign: Record<string, string>[] = [
      { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
      { origin: "https://evil.example" },
      { "sec-fetch-site": "cross-site" },
      { origin: "null", "sec-fetch-site": "cross-site" },
      { origin: "http://localhost.evil.example" },
    ];
    for (const headers of foreign) {
      const response = await send(key, { ...samples[key], cookie, headers });
      expect(response.status).toBe(403);
      await refusalIn(key, response);
    }
  });
});

it("the server has met no fault of its own in all this", () => {
  expect(faults()).toEqual([]);
});
