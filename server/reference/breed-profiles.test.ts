import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  BREED_CARES,
  BREED_SCREENS,
  BREED_SIZES,
  BREED_TRAITS,
} from "@felistry/domain/reference/breed-profile.ts";
import { buildAd } from "@felistry/testkit/build-ad.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildCattery } from "@felistry/testkit/build-cattery.ts";
import { buildMember } from "@felistry/testkit/build-member.ts";
import { statusOf } from "@felistry/testkit/outcome.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { referenceId } from "@felistry/testkit/world.ts";
import { BREED_PROFILES, characterOf } from "./breed-profiles.ts";

const breeds: { ems: string }[] = parse(
  readFileSync(new URL("../../data/breeds.csv", import.meta.url)),
  { columns: true },
);

describe("the tables of breeds", () => {
  test.each(breeds.map(({ ems }) => ems))("say of %s only what the site has words for", (ems) => {
    const profile = BREED_PROFILES.get(ems)!;
    expect(BREED_SIZES).toContain(profile.size);
    expect(BREED_CARES).toContain(profile.care);
    for (const screen of profile.screens) expect(BREED_SCREENS).toContain(screen);
    for (const trait of profile.traits) expect(BREED_TRAITS).toContain(trait);
    expect(profile.kg_low).toBeGreaterThan(1);
    expect(profile.kg_high).toBeGreaterThan(profile.kg_low);
    expect(profile.life_years ?? 10).toBeGreaterThan(5);
    for (const locale of ["en", "ru"] as const)
      expect(characterOf(ems, locale)).toMatchObject({
        language: locale,
        text: expect.stringMatching(/^\p{Lu}.{30,160}\.$/u),
      });
  });

  test("Russian texts are written in Cyrillic", () => {
    for (const { ems } of breeds) expect(characterOf(ems, "ru")!.text).not.toMatch(/[A-Za-z]/);
  });
});

describe("GET /breeds/{id}/profile", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ now: "2026-11-23T12:00:00Z" });
  });
  afterAll(() => server.stop());
  const profile = async (ems: string) =>
    (
      await server.api("GET /breeds/{id}/profile", {
        params: { id: await referenceId(server, "breeds", "ems", ems) },
      })
    ).data;

  test("says what to have tested, and of which traits the cat suffers", async () => {
    const fold = await profile("SFS");
    expect(fold.profile?.traits).toEqual(["fold"]);
    expect(fold.tests.map(({ code }) => code)).toContain("SFOCD");
    expect((await profile("MCO")).tests.map(({ code }) => code)).toContain("HCM A31P");
    expect(await statusOf(server.api("GET /breeds/{id}/profile", { params: { id: 9999 } }))).toBe(
      404,
    );
  });

  test("prices from five ads on, of the commonest currency, and never of ads that are not active", async () => {
    const ad = (price_pet: number, traits = {}) =>
      buildAd(server, { cat: buildCat(server, { breed: "TOG" }), price_pet, ...traits });
    for (const price of [400, 900, 700, 600]) await ad(price);
    await ad(1, { currency: "USD" });
    await ad(9000, { is_active: false });
    expect((await profile("TOG")).prices).toBeNull();
    await ad(800);
    expect((await profile("TOG")).prices).toEqual({
      ads: 5,
      median: 700,
      low: 400,
      high: 900,
      currency_abb: "EUR",
    });
  });

  test("breeders are those who offer kittens, those with most first, under their cattery's name", async () => {
    const [many, one, grown] = await Promise.all([
      buildMember(server),
      buildMember(server),
      buildMember(server),
    ]);
    const cattery = await buildCattery(server, { owner: many });
    const offer = async (owner: typeof many, born: string) =>
      buildAd(server, { cat: buildCat(server, { owner, breed: "CHS", born }) });
    await offer(one, "2026-08-01");
    for (const born of ["2026-08-01", "2026-09-01"]) await offer(many, born);
    await offer(grown, "2024-08-01");
    expect((await profile("CHS")).breeders).toEqual([
      expect.objectContaining({ cattery_id: cattery.id, kittens: 2 }),
      { name: `${one.first_name} ${one.last_name}`, cattery_id: null, kittens: 1 },
    ]);
  });
});
