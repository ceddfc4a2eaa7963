/** What guests search for is kept until any of what it shows changes; members have their own answers. */
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { buildCat, type BuiltCat } from "@felistry/testkit/build-cat.ts";
import { buildCattery } from "@felistry/testkit/build-cattery.ts";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let breeder: BuiltMember;
let cat: BuiltCat;
let catteryId: number;

beforeAll(async () => {
  server = await startTestServer();
  breeder = await buildMember(server, { first_name: "Vesna", last_name: "Kralj" });
  const cattery = await buildCattery(server, { owner: breeder, cattery_name: "Zarya" });
  catteryId = cattery.id;
  cat = await buildCat(server, { owner: breeder, cat_name: "Zarema" });
});
afterAll(() => server.stop());

const ask = (headers: Record<string, string> = {}, q = "zar") =>
  server.raw(`/api/search?q=${q}`, { headers });
/** A kept answer has passed no routing, which gives each request an id. */
const isKept = (response: Response) => response.headers.get("x-request-id") === null;

/** Asks until the answer is kept: changes of before may still be announced. */
beforeEach(() =>
  vi.waitFor(async () => {
    if (!isKept(await ask())) throw new Error("not kept yet");
  }),
);

test("a guest's search is answered from memory with the same words", async () => {
  const kept = await ask();
  expect(isKept(kept)).toBe(true);
  const { data } = (await kept.json()) as { data: { cats: { id: number }[] } };
  expect(data.cats.map(({ id }) => id)).toContain(cat.id);
});

test("members have answers of their own, which nobody else gets", async () => {
  const cookie = await server.sessionCookie(breeder);
  const members = async (headers: Record<string, string>) => {
    const answer = await ask(headers, "vesna");
    return [
      isKept(answer),
      ((await answer.json()) as { data: { members: object[] } }).data.members.length,
    ];
  };
  for (let i = 0; i < 2; i++) expect(await members({ cookie })).toEqual([false, 1]);
  expect(await members({})).toEqual([false, 0]);
  expect(await members({})).toEqual([true, 0]);
  expect(await members({ cookie })).toEqual([false, 1]);
});

test("each language has its own", async () => {
  const russian = { host: "ru.localhost" };
  const own = await vi.waitFor(async () => {
    const answer = await ask(russian);
    expect(isKept(answer)).toBe(true);
    return (await answer.json()) as { message: string; data: object };
  });
  const english = (await (await ask()).json()) as { data: object };
  expect(own.data).not.toEqual(english.data);
});

describe("nothing old is shown after a change of what a search shows, made anywhere", () => {
  test.each<[title: string, sql: string, values: () => unknown[]]>([
    ["a cat is renamed", "update cats set cat_name = 'Zarina' where id = $1", () => [cat.id]],
    [
      "a name's other form is corrected",
      "update cat_names set other = 'Заря', corrected = true where cat_id = $1",
      () => [cat.id],
    ],
    [
      "a cattery is renamed",
      "update catteries set cattery_name = 'Zarnica' where id = $1",
      () => [catteryId],
    ],
    [
      "its owner has another name",
      "update users set last_name = 'Kralova' where id = $1",
      () => [breeder.id],
    ],
    [
      "a number is given",
      "update cats set number_elsewhere = 'LO 4711' where id = $1",
      () => [cat.id],
    ],
    ["a cat is gone", "delete from cats where id = $1", () => [cat.id]],
  ])("%s", async (_title, sql, values) => {
    const before = await (await ask()).text();
    const russianBefore = await (await ask({ host: "ru.localhost" })).text();
    await server.pool.query(sql, values());
    await vi.waitFor(async () => {
      const after = [await ask(), await ask({ host: "ru.localhost" })];
      const [english, russian] = await Promise.all(after.map((answer) => answer.text()));
      expect(english !== before || russian !== russianBefore).toBe(true);
    });
  });

  test("what a member changes here is in the very next answer", async () => {
    const kitten = await buildCat(server, { owner: breeder, cat_name: "Zarushka" });
    const forms = async () => {
      const { data } = (await (await ask({ host: "ru.localhost" })).json()) as {
        data: { cats: { id: number; other_name: string | null }[] };
      };
      return data.cats.filter(({ id }) => id === kitten.id).map(({ other_name }) => other_name);
    };
    await vi.waitFor(async () => expect(await forms()).toEqual(["Зарушка"]));
    await server.as(breeder)("PUT /cats/{id}/other-name", {
      params: { id: kitten.id },
      body: { other_name: "Зорюшка" },
    });
    expect(await forms()).toEqual(["Зорюшка"]);
  });
});
