/** A cattery's affix in the other script: corrected once, shown with all cats that its breeder has bred. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildCattery } from "@felistry/testkit/build-cattery.ts";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { refusalOf } from "@felistry/testkit/outcome.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const shownIn = async (locale: "en" | "ru", id: number) =>
  (await server.guest({ locale })("GET /cats/{id}", { params: { id } })).data.other_name;

async function correct(breeder: BuiltMember, id: number, other_name: string | null) {
  const call = server.as(breeder);
  const { data } = await call("GET /catteries/{id}/edit", { params: { id } });
  return call("PUT /catteries/{id}", { params: { id }, body: { ...data, other_name } });
}

async function breederOf(cattery_name: string, cattery_name_full?: string) {
  const breeder = await buildMember(server);
  const { id } = await buildCattery(server, {
    owner: breeder,
    cattery_name,
    ...(cattery_name_full && { cattery_name_full }),
  });
  return { breeder, id };
}

test("cats with the affix follow it, those that come later too, until it is withdrawn", async () => {
  const { breeder, id } = await breederOf("HighLaurie", "High Laurie");
  const prefix = "High Laurie";
  const cat = await buildCat(server, { owner: breeder, cat_name: "Aurora", prefix });
  const rule = await shownIn("ru", cat.id);
  expect(rule).toMatch(/Лаурие Аурора$/);
  await correct(breeder, id, "Хай Лори");
  expect(await shownIn("ru", cat.id)).toBe("Хай Лори Аурора");
  const kitten = await buildCat(server, { owner: breeder, cat_name: "Stella", suffix: prefix });
  expect(await shownIn("ru", kitten.id)).toBe("Стелла Хай Лори");
  await correct(breeder, id, "Хай Лоури");
  expect(await shownIn("ru", cat.id)).toBe("Хай Лоури Аурора");
  await correct(breeder, id, null);
  expect(await shownIn("ru", cat.id)).toBe(rule);
});

test("a cat written in Cyrillic has the affix in Latin letters", async () => {
  const { breeder, id } = await breederOf("SnowHouse", "Snow House");
  await correct(breeder, id, "Снежный Дом");
  const cat = await buildCat(server, { owner: breeder, cat_name: "Жужа", prefix: "Снежный Дом" });
  expect(await shownIn("en", cat.id)).toBe("Snow House Zhuzha");
});

test("a cat's own corrected form stays, and cats of other breeders have the rule's", async () => {
  const { breeder, id } = await breederOf("Brightmoor");
  const own = await buildCat(server, { owner: breeder, cat_name: "Aurora", prefix: "Brightmoor" });
  await server.as(breeder)("PUT /cats/{id}/other-name", {
    params: { id: own.id },
    body: { other_name: "Аврора Моя" },
  });
  const stranger = await buildMember(server);
  const other = await buildCat(server, {
    owner: stranger,
    cat_name: "Aurora",
    prefix: "Brightmoor",
  });
  const rule = await shownIn("ru", other.id);
  await correct(breeder, id, "Яркая Пустошь");
  expect(await shownIn("ru", own.id)).toBe("Аврора Моя");
  expect(await shownIn("ru", other.id)).toBe(rule);
  await server.pool.query("update cats set breeder_id = $2 where id = $1", [other.id, breeder.id]);
  expect(await shownIn("ru", other.id)).toBe("Яркая Пустошь Аурора");
});

test("cats and the cattery are found by it; a form in the wrong script is refused", async () => {
  const { breeder, id } = await breederOf("Quietglen");
  const cat = await buildCat(server, { owner: breeder, cat_name: "Aurora", prefix: "Quietglen" });
  await correct(breeder, id, "Тихая Лощина");
  const { data } = await server.guest({ locale: "ru" })("GET /search", {
    query: { q: "тихая лощ" },
  });
  expect(data.cats.map((found) => found.id)).toEqual([cat.id]);
  expect(data.catteries).toMatchObject([{ id, other_name: "Тихая Лощина" }]);
  const refusal = await refusalOf(correct(breeder, id, "Tihaya"));
  expect(refusal.fieldErrors.map(({ field }) => field)).toEqual(["other_name"]);
});
