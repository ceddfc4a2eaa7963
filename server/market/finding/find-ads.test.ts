import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Input } from "@felistry/contract/api.ts";
import { buildAd, type AdTraits } from "@felistry/testkit/build-ad.ts";
import { buildCat, type CatTraits } from "@felistry/testkit/build-cat.ts";
import { buildCattery } from "@felistry/testkit/build-cattery.ts";
import { buildCredential } from "@felistry/testkit/build-credential.ts";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { insertRow } from "@felistry/testkit/world.ts";

let server: TestServer;
let seller: BuiltMember;

beforeAll(async () => {
  server = await startTestServer();
  seller = await buildMember(server);
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.pool.query("delete from sales; delete from currency_rates");
});

type Query = NonNullable<Input<"GET /market">["query"]>;
function find(query: Query, locale: "en" | "ru" = "en") {
  // What the tests write by themselves is heard at once.
  server.services.market.changed();
  return server.guest({ locale })("GET /market", { query });
}
const idsOf = async (query: Query, locale: "en" | "ru" = "en") =>
  (await find(query, locale)).data.ads.map(({ id }) => id);

let second = 0;
/** Each a second newer than the one before. */
async function ad(cat: CatTraits, traits: AdTraits = {}): Promise<number> {
  const at = new Date(Date.UTC(2026, 0, 1) + second++ * 1000).toISOString();
  const built = await buildAd(server, {
    cat: buildCat(server, { owner: seller, ...cat }),
    updated_at: at,
    ...traits,
  });
  return built.cat_id;
}

test("words find a breed, a colour, a name in either script, an EMS code, a number", async () => {
  const red = await ad({ breed: "MCO", ems: "d 22", cat_name: "Thor" });
  const black = await ad({ breed: "MCO", ems: "n", cat_name: "Loki" });
  const british = await ad({ breed: "BRI", ems: "a", cat_name: "Ryska" });
  expect(await idsOf({ q: "maine coon" })).toEqual([black, red]);
  expect(await idsOf({ q: "maine coon red" })).toEqual([red]);
  expect(await idsOf({ q: "рыжий мейн-кун" }, "ru")).toEqual([red]);
  expect(await idsOf({ q: "британцы" }, "ru")).toEqual([british]);
  expect(await idsOf({ q: "Рыська" }, "ru")).toEqual([british]);
  expect(await idsOf({ q: "thor" })).toEqual([red]);
  expect(await idsOf({ q: "MCO d 22" })).toEqual([red]);
  expect(await idsOf({ q: String(black) })).toEqual([black]);
  expect(await idsOf({ q: "coon ryska" })).toEqual([]);
  expect((await find({ q: "maine coon red kittens" })).data.read).toEqual({
    breeds: ["MCO"],
    sex: null,
    age: "kitten",
    colour: "red",
    patterns: [],
    builds: [],
    names: [],
  });
});

test("[12.1] tail and ears are found by words, by their code and by their choice, with counts", async () => {
  const fold = await ad({ breed: "SFS", ems: "a" });
  const straight = await ad({ breed: "SFS", ems: "a 71" });
  const rumpy = await ad({ breed: "MAN", ems: "n 51" });
  const stumpy = await ad({ breed: "MAN", ems: "n 53" });
  expect(await idsOf({ q: "folded ears" })).toEqual([fold]);
  expect(await idsOf({ q: "прямые уши" }, "ru")).toEqual([straight]);
  expect(await idsOf({ q: "MAN n 53" })).toEqual([stumpy]);
  expect(await idsOf({ colour: "stumpy" })).toEqual([stumpy]);
  expect(await idsOf({ build: "tailless" })).toEqual([rumpy]);
  const { counts } = (await find({ build: "tailless" })).data;
  expect(counts.builds).toMatchObject({ tailless: 1, short_tail: 1, folded_ears: 1 });
  await server.pool.query("update cat_colours set build = '53', ems = 'n 53' where cat_id = $1", [
    rumpy,
  ]);
  expect(await idsOf({ build: "tailless" })).toEqual([]);
});

test("a town or a country among the words finds ads there, beside cats that are called so", async () => {
  const russian = await buildMember(server, { country: "RU" });
  const german = await buildMember(server, { country: "DE" });
  const british = { breed: "BRI", ems: "a" } as const;
  const kazan = await ad({ ...british, owner: russian }, { place: "Казань" });
  const moscow = await ad({ ...british, owner: russian }, { place: "Москва, Арбат" });
  const london = await ad({ breed: "MCO", ems: "d 22", owner: german }, { place: "London" });
  const namesake = await ad({ breed: "MCO", ems: "n", owner: german, cat_name: "London" });
  const thor = await ad(
    { breed: "MCO", ems: "d 22", owner: german, cat_name: "Thor" },
    { place: "Thorn" },
  );
  expect(await idsOf({ q: "maine coon london" })).toEqual([namesake, london]);
  expect(await idsOf({ q: "red maine coon from london" })).toEqual([london]);
  expect(await idsOf({ q: "британцы Казань" }, "ru")).toEqual([kazan]);
  expect(await idsOf({ q: "британские котята в Казани" }, "ru")).toEqual([]);
  expect(await idsOf({ q: "британцы в Казани" }, "ru")).toEqual([kazan]);
  expect(await idsOf({ q: "кошки Москве" }, "ru")).toEqual([moscow]);
  expect(await idsOf({ q: "British Moscow" })).toEqual([]);
  expect(await idsOf({ q: "Moskva" })).toEqual([moscow]);
  expect(await idsOf({ q: "британец из России" }, "ru")).toEqual([moscow, kazan]);
  expect(await idsOf({ q: "maine coon germany" })).toEqual([thor, namesake, london]);
  // A name before a town; a name that only begins one.
  expect(await idsOf({ q: "Thor Thorn" })).toEqual([thor]);
  expect(await idsOf({ q: "London Thorn" })).toEqual([]);
  expect(await idsOf({ q: "Lond" })).toEqual([namesake]);
  // A country chosen beside the words is kept.
  expect(await idsOf({ q: "Казань", country: "DE" })).toEqual([]);
  const { counts } = (await find({ q: "Germany" })).data;
  expect([counts.total, counts.sexes.female + counts.sexes.male]).toEqual([3, 3]);
});

test("an ad says where the cat is, and is found by it in either script", async () => {
  const cat = await buildCat(server, { owner: seller, breed: "SIB", ems: "n" });
  const body = { price_pet: 500, delivery_text: "By train", ready_to_move_at: "2026-12-24" };
  const place = (words: string) =>
    server.as(seller)("POST /sales/{catId}", {
      params: { catId: cat.id },
      body: { ...body, place: words },
    });
  await place("Berlin-Mitte");
  const munich = await ad({ breed: "SIB", ems: "d" }, { place: "München" });
  const nowhere = await ad({ breed: "SIB", ems: "a" });
  expect(await idsOf({ place: "berlin" })).toEqual([cat.id]);
  expect(await idsOf({ place: "Берлин" }, "ru")).toEqual([cat.id]);
  expect(await idsOf({ place: "munchen" })).toEqual([munich]);
  const { data } = await find({});
  expect(data.counts.places).toEqual([
    { name: "Berlin-Mitte", count: 1 },
    { name: "München", count: 1 },
  ]);
  expect(data.ads.find(({ id }) => id === nowhere)!.place).toBeNull();

  await place("  Potsdam ");
  expect(await idsOf({ place: "berlin" })).toEqual([]);
  const moved = (await find({ place: "Potsdam" })).data;
  expect(moved.ads.map((card) => card.place)).toEqual(["Potsdam"]);
  await expect(place("x".repeat(81))).rejects.toMatchObject({
    status: 400,
    fieldErrors: [{ field: "place" }],
  });
  await place(" ");
  expect(await idsOf({ place: "Potsdam" })).toEqual([]);
});

test("places with as many ads stand by their names, whichever came first", async () => {
  for (const place of ["Weimar", "Aachen", "Köln"]) await ad({ breed: "SIB" }, { place });
  await ad({ breed: "SIB" }, { place: "Weimar" });
  const { places } = (await find({})).data.counts;
  expect(places.map(({ name }) => name)).toEqual(["Weimar", "Aachen", "Köln"]);
});

test("words of a name that are colours too are found as a name", async () => {
  const baron = await ad({ breed: "SIB", ems: "n", cat_name: "Red Baron" });
  expect(await idsOf({ q: "red baron" })).toEqual([baron]);
});

test("filters combine, and each choice says how many ads it would leave", async () => {
  const queen = await ad({ breed: "MCO", sex: "female", ems: "ns 22" }, { price_pet: 900 });
  const tom = await ad({ breed: "MCO", sex: "male", ems: "n" }, { price_pet: 400 });
  const sib = await ad({ breed: "SIB", sex: "female", ems: "d 23" }, { price_pet: 700 });
  expect(await idsOf({ breed: "mco", sex: "female" })).toEqual([queen]);
  expect(await idsOf({ sex: "female" })).toEqual([sib, queen]);
  expect(await idsOf({ pattern: "tabby" })).toEqual([sib, queen]);
  expect(await idsOf({ colour: "black" })).toEqual([tom, queen]);
  expect(await idsOf({ colour: "чёрный", pattern: "solid" })).toEqual([tom]);
  expect(await idsOf({ from: "500", to: "800" })).toEqual([sib]);
  expect(await idsOf({ sort: "cheapest" })).toEqual([tom, sib, queen]);
  expect(await idsOf({ sort: "dearest" })).toEqual([queen, sib, tom]);
  const { counts } = (await find({ sex: "female", breed: "MCO" })).data;
  expect(counts.total).toBe(1);
  expect(counts.sexes).toEqual({ female: 1, male: 1 });
  expect(counts.breeds.map(({ count }) => count)).toEqual([1, 1]);
  expect(counts.patterns).toMatchObject({ tabby: 1, blotched: 1, silver: 1, solid: 0 });
});

test("ages, the day of moving, papers, tests of both parents, breeding and photos", async () => {
  const day = (months: number) => {
    const date = new Date(server.services.now());
    date.setUTCMonth(date.getUTCMonth() - months);
    return date.toISOString().slice(0, 10);
  };
  const dam = await buildCat(server, { owner: seller, sex: "female", born: "2020-01-01" });
  const sire = await buildCat(server, { owner: seller, sex: "male", born: "2020-01-01" });
  const kitten = await ad({ born: day(3), dam, sire }, { price_breeding: null });
  const adult = await ad({ born: day(30) }, { ready_to_move_at: "2027-05-01" });
  expect(await idsOf({ age: "kitten" })).toEqual([kitten]);
  expect(await idsOf({ age: "adult" })).toEqual([adult]);
  expect(await idsOf({ age: "young" })).toEqual([]);
  expect(await idsOf({ ready: "2026-12-31" })).toEqual([kitten]);
  expect(await idsOf({ breeding: "1" })).toEqual([adult]);
  expect(await idsOf({ tested: "1" })).toEqual([]);
  await buildCredential(server, { cat: dam, kind: "dna" });
  expect(await idsOf({ tested: "1" })).toEqual([]);
  await buildCredential(server, { cat: sire, kind: "health" });
  expect(await idsOf({ tested: "1" })).toEqual([kitten]);
  expect(await idsOf({ registered: "1" })).toEqual([]);
  expect(await idsOf({ sort: "oldest" })).toEqual([adult, kitten]);
  expect(await idsOf({ sort: "youngest" })).toEqual([kitten, adult]);
});

test("littermates are one card, whatever the page begins with, and one that does not match is not shown", async () => {
  const dam = await buildCat(server, { owner: seller, sex: "female", born: "2020-01-01" });
  const sire = await buildCat(server, { owner: seller, sex: "male", born: "2020-01-01" });
  const kitten = (sex: "male" | "female", name: string) =>
    ad({ born: "2026-05-05", dam, sire, sex, cat_name: name });
  const first = await kitten("male", "Amber");
  const between = await ad({ cat_name: "Between" });
  const next = await kitten("female", "Bella");
  const last = await kitten("female", "Cleo");
  const { ads, counts } = (await find({})).data;
  expect(ads.map(({ id, littermates }) => [id, littermates.map((mate) => mate.id)])).toEqual([
    [last, [first, next]],
    [between, []],
  ]);
  expect(counts.total).toBe(4);
  const page = await find({ limit: 1 });
  expect((await find({ limit: 1, cursor: page.page.next! })).data.ads.map(({ id }) => id)).toEqual([
    between,
  ]);
  const [queens] = (await find({ sex: "female" })).data.ads;
  expect([queens!.id, queens!.littermates.map(({ id }) => id)]).toEqual([last, [next]]);
});

test("a walk by pages shows every ad once, in every order", async () => {
  const ids: number[] = [];
  for (let i = 0; i < 9; i++) ids.push(await ad({}, { price_pet: 100 * (i % 3) }));
  for (const sort of ["newest", "cheapest", "dearest", "youngest", "oldest"] as const) {
    const seen: number[] = [];
    let cursor: string | null = null;
    do {
      const query: Query = { sort, limit: 2, ...(cursor !== null && { cursor }) };
      const answer: Awaited<ReturnType<typeof find>> = await find(query);
      seen.push(...answer.data.ads.map(({ id }) => id));
      cursor = answer.page.next;
    } while (cursor !== null);
    expect([sort, seen.toSorted((a, b) => a - b)]).toEqual([sort, ids.toSorted((a, b) => a - b)]);
    expect(new Set(seen).size).toBe(9);
  }
});

test("prices are compared and said in another currency by the newest rate, and only where there is one", async () => {
  const euro = await ad({}, { price_pet: 1000, currency: "EUR" });
  const dollar = await ad({}, { price_pet: 1100, currency: "USD" });
  const crown = await ad({}, { price_pet: 900, currency: "CZK" });
  expect(await idsOf({ to: "1050", currency: "EUR" })).toEqual([euro]);
  expect(await idsOf({ to: "1050" })).toEqual([crown, euro]);
  await server.pool.query(
    `insert into currency_rates (currency_id, day, per_euro)
     select id, day::date, rate from currencies join (values ('USD', '2020-01-01', 1.5), ('USD', '2020-01-02', 1.25), ('USD', '2999-01-01', 9)) r(code, day, rate) using (code)`,
  );
  server.services.market.changed();
  expect(await idsOf({ to: "1050", currency: "EUR" })).toEqual([dollar, euro]);
  const { ads } = (await find({ currency: "EUR", sort: "cheapest" })).data;
  expect(ads.map(({ id, price_about }) => [id, price_about])).toEqual([
    [dollar, { amount: 880, currency_abb: "EUR", day: "2020-01-02" }],
    [euro, null],
    [crown, null],
  ]);
});

test("a change of any fact shows in the next answer, whoever makes it", async () => {
  const id = await ad({ breed: "SIB", sex: "male", ems: "n" });
  expect(await idsOf({ colour: "red" })).toEqual([]);
  const change = async (text: string) => {
    await server.pool.query(text);
    server.services.market.changed();
  };
  await change(`update cat_colours set main = 'd', ems = 'd' where cat_id = ${id}`);
  expect(await idsOf({ colour: "red" })).toEqual([id]);
  await change(
    `update users set country_id = (select id from countries where iso2 = 'FR') where id = ${seller.id}`,
  );
  expect(await idsOf({ country: "fr" })).toEqual([id]);
  await change(`update cats set cat_birthdate = '2001-01-01' where id = ${id}`);
  expect(await idsOf({ age: "adult" })).toEqual([id]);
  await change(`update sales set is_active = false where cat_id = ${id}`);
  expect(await idsOf({})).toEqual([]);
  await change(`update sales set is_active = true where cat_id = ${id}`);
  expect(await idsOf({})).toEqual([id]);
  await change(`delete from sales where cat_id = ${id}`);
  expect((await find({})).data.counts.total).toBe(0);
});

test("a card says what kind of seller it is, and what the club knows of them", async () => {
  const marked = async (...marks: string[]) => {
    const member = await buildMember(server);
    for (const mark of marks)
      await insertRow(server, "seller_marks", { member_id: member.id, mark, marked_by: seller.id });
    return member;
  };
  const breeder = await marked("name", "address", "club_member");
  await buildCattery(server, { owner: breeder });
  const sellers = [seller, await marked("name"), await marked("club_member"), breeder];
  const ids: number[] = [];
  for (const owner of sellers) ids.push(await ad({ owner }));
  const { ads } = (await find({})).data;
  expect(ids.map((id) => ads.find((each) => each.id === id)?.seller)).toEqual([
    { kind: "private", standing: null },
    { kind: "private", standing: null },
    { kind: "private", standing: "club_member" },
    { kind: "cattery", standing: "verified" },
  ]);
});

test("what is not known is refused by its name", async () => {
  for (const [query, field] of [
    ["breed=QQQ", "breed"],
    ["country=QQ", "country"],
    ["currency=QQQ", "currency"],
    ["colour=zzz", "colour"],
    ["sort=best", "sort"],
    ["pattern=x", "pattern"],
    ["from=-1", "from"],
    ["ready=2026-02-30", "ready"],
    ["photos=yes", "photos"],
    ["cursor=zzz", "cursor"],
    ["limit=0", "limit"],
  ]) {
    const response = await server.raw(`/api/market?${query}`);
    expect([query, response.status]).toEqual([query, 400]);
    expect(await response.json()).toMatchObject({ errors: [{ field }] });
  }
  expect((await server.raw("/api/market?offset=5")).status).toBe(400);
});
