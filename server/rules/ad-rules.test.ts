/** The rules of the seller's country: shown with every ad, and refusing it where the operator has had them read. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildCattery } from "@felistry/testkit/build-cattery.ts";
import { buildMember } from "@felistry/testkit/build-member.ts";
import type { Region } from "@felistry/domain/rules/regions.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    now: "2026-11-22T10:00:00Z",
    env: {
      RULE_PACKS: "DK: Jane Doe, 2026-11-01; FR: Jane Doe, 2026-11-01; BE-B: Jane Doe, 2026-11-01",
      RECOGNISED_IN: "BE-W: Jane Doe, 2026-11-01",
    },
  });
});
afterAll(() => server.stop());

const ad = (ready_to_move_at: string, price_pet = 900) => ({
  price_pet,
  delivery_text: "By train",
  ready_to_move_at,
});

let chips = 0;

/** What Wallonia and Brussels want shown. */
const BELGIAN = {
  phone: "+32 2 123 45 67",
  address: "Rue Haute 1",
  shows_chip: 1,
  origin_id: 1,
  permit_no: "HK10401234",
} as const;

/** What France does. */
const FRENCH = {
  shows_chip: 1,
  origin_id: 1,
  females: 0,
  litters_12m: 0,
  litter_size: 4,
  type_of: 1,
} as const;

async function breeder(country: string, born = "2026-09-01") {
  const member = await buildMember(server, { country });
  await buildCattery(server, { owner: member });
  const { id } = await buildCat(server, {
    owner: member,
    born,
    chip: `0560981000${10_000 + ++chips}`,
  });
  const call = server.as(member);
  return {
    id,
    call,
    member,
    place: (ready: string, more: { is_active?: 0 | 1; price?: number; region?: Region } = {}) =>
      call("POST /sales/{catId}", {
        params: { catId: id },
        body: {
          ...ad(ready, more.price),
          is_active: more.is_active ?? 1,
          ...(more.region && { region: more.region }),
          ...(country === "BE" && BELGIAN),
        },
      }),
    rules: async () => (await call("GET /cats/{id}/ad-rules", { params: { id } })).data,
  };
}

test("an ad that a rule of its country refuses is not placed, and the refusal says why", async () => {
  const { id, place } = await breeder("DK");
  await expect(place("2026-11-23")).rejects.toMatchObject({
    status: 409,
    body: {
      message:
        "The rules of the seller’s country do not allow this ad: 12 weeks (BEK 647/2023 (felisdanica.dk); age: 83 days)",
    },
  });
  const { rows } = await server.pool.query("select from sales where cat_id = $1", [id]);
  expect(rows).toEqual([]);
  await place("2026-11-24");
});

test("it may be written while it rests, and becomes active once it is allowed", async () => {
  const { id, call, place } = await breeder("DK");
  await place("2026-11-23", { is_active: 0 });
  const activate = () =>
    call("PUT /sales/{catId}/is-active-update", { params: { catId: id }, body: { is_active: 1 } });
  await expect(activate()).rejects.toMatchObject({ status: 409 });
  await place("2026-11-24", { is_active: 0 });
  expect((await activate()).data.is_active).toBe(1);
});

test("a private sale that France bars is refused; giving away is not", async () => {
  const member = await buildMember(server, { country: "FR" });
  const { id } = await buildCat(server, {
    owner: member,
    born: "2024-01-01",
    chip: `0560981000${10_000 + ++chips}`,
  });
  const place = (price: number) =>
    server.as(member)("POST /sales/{catId}", {
      params: { catId: id },
      body: { ...ad("2026-12-01", price), ...FRENCH },
    });
  await expect(place(1500)).rejects.toMatchObject({
    status: 409,
    body: { message: expect.stringContaining("price: 1,500 EUR") as string },
  });
  await place(0);
});

test("a pack that nobody has read for the operator is shown, and refuses nothing", async () => {
  const { place, rules } = await breeder("SE");
  await place("2026-11-23");
  expect(await rules()).toMatchObject({
    verdict: "refuse",
    packs: [
      { name: "European Union", enforced: false },
      { name: "Sweden", enforced: false, read_on: "2026-11-22" },
    ],
    fired: [
      { id: "SE-01", text: "12 weeks", language: "en", source: "SJVFS 2008:5", values: ["age=83"] },
    ],
  });
});

test("a country without rules, and Russia, where a law is only planned, refuse nothing", async () => {
  for (const country of ["RU", "JP"]) {
    const { place, rules } = await breeder(country);
    await place("2026-09-10");
    expect(await rules()).toMatchObject({ verdict: "fine", fired: [] });
  }
});

test("the region of the ad's place decides where rules differ within the country", async () => {
  const { id, call, member, place, rules } = await breeder("BE");
  expect(await rules()).toMatchObject({ region: null, regions: ["BE-V", "BE-W", "BE-B"] });
  await expect(place("2026-11-26", { region: "BE-B" })).rejects.toMatchObject({
    body: { message: expect.stringMatching(/allow this ad: 13 weeks .*86 days/) as string },
  });
  await place("2026-11-26", { region: "BE-W" });
  expect(await rules()).toMatchObject({
    verdict: "fine",
    region: "BE-W",
    packs: [{ name: "Wallonia" }, { name: "European Union" }],
  });
  expect((await call("GET /sales/{catId}", { params: { catId: id } })).data.region).toBe("BE-W");

  const second = await buildCat(server, { owner: member, born: "2026-09-01" });
  const next = await call("GET /cats/{id}/ad-rules", { params: { id: second.id } });
  expect(next.data).toMatchObject({ region: "BE-W", verdict: "fine" });
});

test("an ad without a region, which one region refuses, is asked where its cat is", async () => {
  const { place, rules } = await breeder("BE");
  await expect(place("2026-11-26")).rejects.toMatchObject({
    status: 409,
    body: {
      message: expect.stringMatching(
        /Brussels: 13 weeks \(.*\); If the cat is elsewhere, choose the region in the ad/,
      ) as string,
    },
  });
  await place("2026-11-26", { is_active: 0 });
  expect(await rules()).toMatchObject({
    verdict: "evidence",
    region: null,
    fired: [{ id: "BB-02", region: "BE-B" }],
  });
});

test("a seller in Wales is told the rules of Wales alone", async () => {
  const { place, rules } = await breeder("GB");
  await place("2026-11-26", { region: "GB-WLS" });
  expect(await rules()).toMatchObject({
    verdict: "fine",
    packs: [{ name: "Wales" }, { name: "Great Britain" }],
  });
});

test("a region of another country is refused", async () => {
  const { place } = await breeder("BE");
  await expect(place("2026-12-20", { region: "GB-WLS" })).rejects.toMatchObject({
    status: 400,
    fieldErrors: [{ field: "region", message: "Choose a region of your country" }],
  });
});
