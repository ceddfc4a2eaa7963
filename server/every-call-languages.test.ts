/** Every refusal in Russian. */
import { describe, expect, it } from "vitest";
import { specOf } from "@felistry/contract/api.ts";
import type { Refusal } from "@felistry/contract/error-details.ts";
import {
  everyCall,
  fieldsOf,
  notPublic,
  placeholders,
  withParams,
  withRequiredBody,
  writes,
} from "@felistry/testkit/samples/every-call.ts";

const { ownWorld, send, raw, faults } = everyCall();

describe("languages", () => {
  const russian = { host: "ru.localhost" };
  /** Names that Russian writes in Latin letters too. */
  const LATIN = /\b(?:JPEG|JPG|PNG|GIF|EMS|API|e-mail|yyyy-mm-dd)\b/gi;

  async function expectRussian(response: Response): Promise<void> {
    const refused = (await response.json()) as Refusal;
    for (const text of [refused.message, ...(refused.errors ?? []).map(({ message }) => message)]) {
      expect(text).toMatch(/[а-яё]/i);
      expect(text.replace(LATIN, "")).not.toMatch(/[a-z]{2,}/i);
    }
  }

  it.for(notPublic)("%s asks a guest to log in, in Russian on the Russian host", async (key) => {
    await expectRussian(await send(key, { headers: russian }));
  });

  it.for(withRequiredBody)(
    "%s says what is wrong with its fields in Russian on the Russian host",
    async (key) => {
      const { samples, cookie } = await ownWorld();
      const empty = Object.fromEntries(fieldsOf(specOf(key).body).map((field) => [field, ["x"]]));
      await expectRussian(
        await send(key, { ...samples[key], text: JSON.stringify(empty), cookie, headers: russian }),
      );
    },
  );

  it.for(withParams)("%s refuses an id in Russian on the Russian host", async (key) => {
    const { cookie } = await ownWorld();
    await expectRussian(
      await send(key, {
        params: Object.fromEntries(Object.keys(placeholders(key)).map((name) => [name, "abc"])),
        cookie,
        headers: russian,
      }),
    );
  });

  it.for(writes)("%s refuses what it cannot read in Russian on the Russian host", async (key) => {
    await expectRussian(await send(key, { text: "{", headers: russian }));
    await expectRussian(
      await send(key, { headers: { ...russian, origin: "https://evil.example" } }),
    );
  });

  it("says in Russian that a path leads nowhere", async () => {
    await expectRussian(await raw("/api/nothing", { headers: russian }));
  });
});

it("the server has met no fault of its own in all this", () => {
  expect(faults()).toEqual([]);
});
