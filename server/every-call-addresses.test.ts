/** Ids, paths, queries and cursors that no call can mean. */
import { describe, expect, it } from "vitest";
import { apiKeys, baseOf, specOf } from "@felistry/contract/api.ts";
import { urlOf } from "@felistry/contract/client.ts";
import { pathOf } from "@felistry/contract/call.ts";
import {
  everyCall,
  fieldsOf,
  withParams,
  withQuery,
} from "@felistry/testkit/samples/every-call.ts";

const { ownWorld, send, refusalIn, expectBadInput, byStranger, faults } = everyCall();

describe("an address that is none", () => {
  it.for(withParams)("%s refuses ids that are none, by their name", async (key) => {
    const { samples, cookie } = await ownWorld();
    const name = Object.keys(samples[key].params!)[0]!;
    for (const absurd of [
      "0",
      "-1",
      "2147483648",
      "1e20",
      "1.5",
      "abc",
      "null",
      "undefined",
      "NaN",
      "%20",
      "%00",
      "..%2f",
      "%2e%2e%2fme",
      "7'--",
      "💥",
    ]) {
      const path = `/api${pathOf(key).replace(/\{\w+\}/, encodeURI(absurd).replace(/%25/g, "%"))}`;
      await expectBadInput(key, await send(key, { ...samples[key], path, cookie }), name);
    }
  });

  it.for(withParams)("%s answers an unknown id without a fault", async (key) => {
    const { samples, cookie } = await ownWorld();
    const name = Object.keys(samples[key].params!)[0]!;
    const response = await send(key, {
      ...samples[key],
      params: { [name]: 2_147_483_647 },
      cookie,
    });
    expect([200, 400, 403, 404, 409]).toContain(response.status);
    await refusalIn(key, response);
  });

  it.for(withParams)("%s answers a path that no one can decode as not found", async (key) => {
    const path = `/api${pathOf(key).replace(/\{\w+\}/, "%E0%A4%A")}`;
    const response = await send(key, { ...byStranger(key), path });
    expect([400, 404]).toContain(response.status);
    await refusalIn(key, response);
  });

  it.for(withQuery)(
    "%s refuses query names that it does not know, and names given twice",
    async (key) => {
      const { samples, cookie } = await ownWorld();
      const known = fieldsOf(specOf(key).query);
      const { params = {}, query = {} } = samples[key];
      const base = urlOf(key, { params, query }, baseOf(key));
      const join = base.includes("?") ? "&" : "?";
      await expectBadInput(
        key,
        await send(key, { ...samples[key], path: `${base}${join}flavour=red`, cookie }),
        "flavour",
      );
      await expectBadInput(
        key,
        await send(key, { ...samples[key], path: `${base}${join}__proto__=1`, cookie }),
        "__proto__",
      );
      for (const name of known) {
        await expectBadInput(
          key,
          await send(key, { ...samples[key], path: `${base}${join}${name}=1&${name}=2`, cookie }),
          name,
        );
        for (const odd of [
          "%00",
          "%E0%A4%A",
          "'",
          "x".repeat(8_000),
          "%F0%9F%92%A5",
          "-1",
          "1e309",
        ]) {
          const response = await send(key, {
            ...samples[key],
            path: `${base.split("?")[0]!}?${name}=${odd}`,
            cookie,
          });
          await refusalIn(key, response);
        }
      }
    },
  );

  it.for(apiKeys.filter((key) => specOf(key).paged))(
    "%s refuses cursors that it did not make",
    async (key) => {
      const { samples, cookie } = await ownWorld();
      const made = (value: string) => Buffer.from(value).toString("base64url");
      for (const cursor of [
        "x",
        "%00",
        "e30",
        made("null"),
        made("[]"),
        made("[1e999]"),
        made('["a"]'),
        made('["a","b","c","d","e"]'),
        made('{"0":1}'),
        made("[[[]]]"),
        made('["\\u0000",1]'),
        made("[-1]"),
        made("[1.5,1.5]"),
      ]) {
        const response = await send(key, {
          ...samples[key],
          query: { ...samples[key].query, cursor: decodeURIComponent(cursor) },
          cookie,
        });
        await refusalIn(key, response);
        expect([400], `${key} and the cursor ${cursor}`).toContain(response.status);
      }
    },
  );
});

it("the server has met no fault of its own in all this", () => {
  expect(faults()).toEqual([]);
});
