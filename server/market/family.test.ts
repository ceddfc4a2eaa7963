/** An ad shows the family of its cat, and who stands behind each fact. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildAd } from "@felistry/testkit/build-ad.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildCattery } from "@felistry/testkit/build-cattery.ts";
import { buildPedigree } from "@felistry/testkit/build-application.ts";
import { buildUploadRow } from "@felistry/testkit/build-upload-row.ts";
import { insertRow, referenceId } from "@felistry/testkit/world.ts";
import { buildCredential } from "@felistry/testkit/build-credential.ts";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let seller: BuiltMember;

beforeAll(async () => {
  server = await startTestServer();
  seller = await buildMember(server, { first_name: "Ingrid", last_name: "Falk" });
});
afterAll(() => server.stop());

async function litter() {
  const dam = await buildCat(server, { owner: seller, born: "2022-01-01", cat_name: "Queen" });
  const sire = await buildCat(server, { sex: "male", born: "2022-01-01", cat_name: "Stud" });
  const of = { owner: seller, dam, sire };
  const kitten = await buildCat(server, { ...of, born: "2026-08-01", chip: "276 0981 0612 3456" });
  const mate = await buildCat(server, { ...of, born: "2026-08-01", cat_name: "Mate" });
  const older = await buildCat(server, { ...of, born: "2025-01-01", cat_name: "Older" });
  await buildAd(server, { cat: kitten });
  await buildAd(server, { cat: mate, price_pet: 700, currency: "EUR" });
  return { dam, sire, kitten, mate, older };
}

const familyOf = async (catId: number, by?: BuiltMember) =>
  (await (by ? server.as(by) : server.guest())("GET /sales/{catId}/family", { params: { catId } }))
    .data;

test("sire and dam come with their titles and tests, each with its evidence", async () => {
  const { dam, sire, kitten } = await litter();
  await buildCredential(server, { cat: sire, kind: "title", name: "CH" });
  await buildCredential(server, { cat: dam, kind: "dna", name: "PKD1", result: "N/N" });
  const family = await familyOf(kitten.id);
  expect(family.sire).toMatchObject({ id: sire.id, cat_name: "Stud" });
  expect(family.sire!.credentials).toMatchObject([{ name: "CH", evidence: "claimed" }]);
  expect(family.dam!.credentials).toMatchObject([{ name: "PKD1", result: "N/N" }]);
});

test("litter mates come first, with the price of those that are for sale", async () => {
  const { kitten, mate, older } = await litter();
  const { siblings } = await familyOf(kitten.id);
  expect(siblings).toMatchObject([
    { id: mate.id, kin: "litter", price_pet: 700, currency_abb: "EUR" },
    { id: older.id, kin: "full", price_pet: null },
  ]);
});

test("a chip shows its last four digits alone", async () => {
  const { kitten } = await litter();
  const family = await familyOf(kitten.id);
  expect(family).toMatchObject({ chip_end: "3456", chip_iso: 1, seller: "Ingrid Falk" });
  expect(JSON.stringify(family)).not.toContain("0981");
});

test("a number that no chip can have is not called well formed", async () => {
  const { kitten } = await litter();
  for (const [chip, iso] of [
    ["999098106123456", 0],
    ["123098106123456", 0],
    ["276 0981 0612 3456", 1],
  ] as const) {
    await server.pool.query("update cats set chip = $2 where id = $1", [kitten.id, chip]);
    expect((await familyOf(kitten.id)).chip_iso).toBe(iso);
  }
});

test("a scan is called what it is of: a pedigree, or a birth certificate", async () => {
  const { kitten } = await litter();
  const papers = async () => {
    const { has_paper, has_birth_certificate } = await familyOf(kitten.id);
    return [has_paper, has_birth_certificate];
  };
  expect(await papers()).toEqual([0, 0]);
  await insertRow(server, "metrics", {
    cat_id: kitten.id,
    metric_num: "M-1",
    issued_by: "Club",
    cat_systems_id: await referenceId(server, "cat_systems", "abb", "WCF"),
    metric_img_url: await buildUploadRow(server, { owner: seller, prefix: "metric" }),
  });
  expect(await papers()).toEqual([0, 1]);
  await buildPedigree(server, kitten);
  expect(await papers()).toEqual([1, 1]);
});

test("of an ad that is not active only its owners and the club learn", async () => {
  const { kitten } = await litter();
  await server.pool.query("update sales set is_active = false where cat_id = $1", [kitten.id]);
  await expect(familyOf(kitten.id)).rejects.toMatchObject({ status: 404 });
  expect((await familyOf(kitten.id, seller)).dam).not.toBeNull();
});

test("a cat's page leads to its active ad", async () => {
  const { kitten } = await litter();
  const profile = () =>
    server.as(seller)("GET /cats/cat-and-color/{id}", { params: { id: kitten.id }, query: {} });
  expect((await profile()).data!.ad).toEqual({ price_pet: 500, currency_abb: "EUR" });
  await server.pool.query("update sales set is_active = false where cat_id = $1", [kitten.id]);
  expect((await profile()).data!.ad).toBeNull();
});

test("what an ad shows of the family is shown anew once it changes", async () => {
  const { dam, sire, kitten } = await litter();
  const { market } = server.services;
  const changes = [
    () => buildCredential(server, { cat: dam, kind: "dna", name: "PKD1" }),
    () => buildCat(server, { owner: seller, dam, sire, born: "2026-08-01" }),
    () => buildCattery(server, { owner: seller }),
    () => buildPedigree(server, kitten),
  ];
  for (const change of changes) {
    const before = market.version();
    await change();
    await expect.poll(() => market.version()).toBeGreaterThan(before);
  }
});
