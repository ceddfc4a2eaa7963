import { expect, test } from "vitest";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildMember } from "@felistry/testkit/build-member.ts";
import { refusalOf } from "@felistry/testkit/outcome.ts";
import {
  call,
  edited,
  historyOf,
  owner,
  server,
  startWithOwner,
  undo,
} from "@felistry/testkit/worlds/cat-history.ts";

startWithOwner();

const formsOf = async (id: number) =>
  (await call("GET /cats/{id}/other-name", { params: { id } })).data;
const correct = async (id: number, other_name: string | null) =>
  (await call("PUT /cats/{id}/other-name", { params: { id }, body: { other_name } })).data;
const shownIn = async (locale: "en" | "ru", id: number) =>
  (await server.guest({ locale })("GET /cats/{id}", { params: { id } })).data.other_name;

test("the owner corrects what the rule proposes; readers of that script see it, and the search finds it", async () => {
  const cat = await buildCat(server, { owner, cat_name: "Aurora", suffix: "of Light" });
  const proposed = "Аурора оф Лайт";
  expect(await formsOf(cat.id)).toEqual({ name: "Aurora of Light", proposed, given: null });
  expect(await shownIn("ru", cat.id)).toBe(proposed);
  expect(await correct(cat.id, " Аврора  Светлая ")).toEqual({
    name: "Aurora of Light",
    proposed,
    given: "Аврора Светлая",
  });
  expect(await shownIn("ru", cat.id)).toBe("Аврора Светлая");
  expect(await shownIn("en", cat.id)).toBeNull();
  const { data } = await server.guest({ locale: "ru" })("GET /search", {
    query: { q: "светлая аврора" },
  });
  expect(data.cats.map(({ id }) => id)).toEqual([cat.id]);
});

test("a form in the wrong script is refused", async () => {
  const latin = await buildCat(server, { owner, cat_name: "Aurora" });
  const cyrillic = await buildCat(server, { owner, cat_name: "Аврора" });
  const faultOf = async (id: number, form: string) =>
    (await refusalOf(correct(id, form))).fieldErrors.map(({ field, message }) => [field, message]);
  expect(await faultOf(latin.id, "Avrora")).toEqual([
    ["other_name", "Only Cyrillic letters, digits, spaces, apostrophes, hyphens and full stops"],
  ]);
  expect(await faultOf(cyrillic.id, "Аврора")).toEqual([
    ["other_name", "Only Latin letters, digits, spaces, apostrophes, hyphens and full stops"],
  ]);
});

test("emptied, or the same as the rule's, it is the rule's again; with another name it goes", async () => {
  const cat = await buildCat(server, { owner, cat_name: "Aurora" });
  await correct(cat.id, "Аврора");
  expect((await correct(cat.id, "")).given).toBeNull();
  await correct(cat.id, "Аврора");
  expect((await correct(cat.id, "Аурора")).given).toBeNull();
  await correct(cat.id, "Аврора");
  await edited(cat, { cat_name: "Stella", cat_birthdate: cat.cat_birthdate });
  expect(await formsOf(cat.id)).toEqual({ name: "Stella", proposed: "Стелла", given: null });
});

test("a registered cat's name has another form too; nobody but its owners corrects it", async () => {
  const cat = await buildCat(server, { owner, cat_name: "Aurora", reg_num: "FEL-2020-000815" });
  expect((await correct(cat.id, "Аврора")).given).toBe("Аврора");
  const stranger = server.as(await buildMember(server));
  expect(
    (
      await refusalOf(
        stranger("PUT /cats/{id}/other-name", {
          params: { id: cat.id },
          body: { other_name: "Ау" },
        }),
      )
    ).status,
  ).toBe(403);
});

test("a correction is a change: recorded, and undone to what was before", async () => {
  const cat = await buildCat(server, { owner, cat_name: "Aurora" });
  await correct(cat.id, "Аврора");
  await correct(cat.id, "Заря");
  const [second, first] = await historyOf(cat);
  expect(second).toMatchObject({
    noun: "name",
    action: "update",
    changes: [{ field: "other", before: "Аврора", after: "Заря" }],
  });
  expect(await undo(second!)).toBe("undone");
  expect((await formsOf(cat.id)).given).toBe("Аврора");
  expect(await undo(first!)).toBe("undone");
  expect((await formsOf(cat.id)).given).toBeNull();
});

test("ancestors are told with their other forms to readers of that script", async () => {
  const sire = await buildCat(server, {
    owner,
    cat_name: "Aurelio",
    sex: "male",
    born: "2018-01-01",
  });
  const cat = await buildCat(server, { owner, cat_name: "Мурка", born: "2021-01-01", sire });
  await correct(sire.id, "Аурелий");
  const told = async (locale: "en" | "ru") =>
    (await server.guest({ locale })("GET /pedigree/{catId}/titles", { params: { catId: cat.id } }))
      .data;
  expect(await told("ru")).toEqual([
    { cat_id: sire.id, titles: [], other_name: "Аурелий", build: null },
  ]);
  expect(await told("en")).toEqual([
    { cat_id: cat.id, titles: [], other_name: "Murka", build: null },
  ]);
});
