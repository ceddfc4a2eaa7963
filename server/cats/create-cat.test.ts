import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { referenceId } from "@felistry/testkit/world.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import type { Input } from "@felistry/contract/api.ts";

let server: TestServer;
let breeder: BuiltMember;
let siberian: number;

beforeAll(async () => {
  server = await startTestServer({ now: "2026-05-10" });
  breeder = await buildMember(server);
  siberian = await referenceId(server, "breeds", "ems", "SIB");
});
afterAll(() => server.stop());

type Body = Input<"POST /cats">["body"];
const create = (body: Partial<Body> & Record<string, unknown>) =>
  server.as(breeder)("POST /cats", {
    body: { cat_name: "Murka", breed_id: siberian, ...body } as Body,
  });
const colourOf = async (id: number) =>
  (await server.api("GET /color/{id}", { params: { id } })).data;
const cardOf = async (id: number) => (await server.api("GET /cats/{id}", { params: { id } })).data;

describe("a new cat", () => {
  test("[7-32] [3-23] [3-24] [D1-04] [D3-01] is the caller's, whoever the form names, with its colour as codes and words", async () => {
    const other = await buildMember(server);
    const { data, catData } = await create({
      cat_name_cattery_prefix: "Velmorra",
      cat_name: "O'Мурка 2",
      cat_birthdate: "2024-02-29",
      users_id: other.id,
      registered: 1,
      main: "n",
      main_ems: "n",
      gold_ems: "s",
      white_ems: "09",
      tabby_ems: "22",
      point_ems: "",
      eye_ems: null,
    });
    expect(catData.insertId).toBe(data.newCatId);
    expect(await cardOf(data.newCatId)).toMatchObject({
      users_id: breeder.id,
      online_owner_id: breeder.id,
      sex: "male",
      is_my_cat: 0,
      registered: 0,
      cat_name: "O'Мурка 2",
      cat_birthdate: "2024-02-29",
      breed_ems: "SIB",
      ems: "ns 09 22",
      cat_color: "black silver blotched tabby with white",
    });
    const inRussian = await server.guest({ locale: "ru" })("GET /cats/{id}", {
      params: { id: data.newCatId },
    });
    expect(inRussian.data).toMatchObject({
      breed: "Сибирская",
      cat_color: "чёрный серебристый мраморный с белым",
    });
  });

  test("[5-21] [D10-15] needs a name and a breed only", async () => {
    const { data } = await create({});
    expect(await cardOf(data.newCatId)).toMatchObject({
      cat_name_cattery_prefix: null,
      cat_name_suffix: null,
      cat_birthdate: null,
      ems: null,
      cat_color: null,
    });
    expect(await colourOf(data.newCatId)).toMatchObject({
      main: null,
      main_ems: null,
      eye_ems: null,
      ems: null,
    });
  });

  test("[5-20] is stored in the form in which names are compared", async () => {
    const { data } = await create({ cat_name: "  Sy\u0301lva   Ио\u0438\u0306 " });
    expect(await cardOf(data.newCatId)).toMatchObject({ cat_name: "Sýlva Иой" });
  });

  test.each([
    ["cat_name", { cat_name: undefined }, "Allow numbers, letters (3-100 symbols), space and '"],
    ["cat_name", { cat_name: "ab" }, "Allow numbers, letters (3-100 symbols), space and '"],
    ["cat_name_cattery_prefix", { cat_name_cattery_prefix: "ab" }, "Use 3-100 letters or numbers"],
    ["sex", { sex: "m" }, "Please choose male or female"],
    ["breed_id", { breed_id: 30_000 }, "Please choose a breed"],
    ["breed_id", { breed_id: undefined }, "Please choose a breed"],
    ["cat_birthdate", { cat_birthdate: "2026-02-30" }, "Please enter a date as yyyy-mm-dd"],
    ["cat_birthdate", { cat_birthdate: "2026-05-12" }, "A cat cannot be born in the future"],
    ["main_ems", { main_ems: "zz" }, "Unknown colour code"],
    ["tabby_ems", { tabby_ems: "09" }, "Unknown colour code"],
    ["white", { white: "no such colour" }, "Unknown colour code"],
  ])("[7-33] [9-30] is refused with a bad %s %j", async (field, body, message) => {
    await expect(create(body as Partial<Body>)).rejects.toMatchObject({
      status: 400,
      body: { errors: [{ field, message }] },
    });
  });

  test("[7-33] is refused if the colour and its code contradict each other", async () => {
    await expect(create({ main: "a", main_ems: "n" })).rejects.toMatchObject({
      status: 400,
      body: { message: "The colour and its EMS code contradict each other" },
    });
  });

  test("[7-32] is refused to a guest", async () => {
    const attempt = server.guest()("POST /cats", {
      body: { cat_name: "Murka", breed_id: siberian },
    });
    await expect(attempt).rejects.toMatchObject({ status: 401 });
  });
});

describe("a colour may be named by", () => {
  const idOf = async (kind: "main" | "tabby", ems: string) =>
    (await server.api(`GET /color/${kind}`, {})).data.find((option) => option.ems === ems)!.id;

  test("[3-21] its code, its id, its English name or half of that", async () => {
    const named = [
      await idOf("main", "n"),
      String(await idOf("main", "n")),
      "n",
      "black / seal",
      "Black",
      "seal",
    ];
    for (const main of named) {
      const { data } = await create({ main });
      expect(await colourOf(data.newCatId)).toMatchObject({ main: "n", ems: "n" });
    }
  });

  test("[3-21] a number that is both a code and an id is the code, unless the code is given too", async () => {
    const id = await idOf("tabby", "25");
    const alone = await create({ main: "n", tabby: "22" });
    expect(await colourOf(alone.data.newCatId)).toMatchObject({ tabby: "22" });
    const beside = await create({ main: "n", tabby: id, tabby_ems: "25" });
    expect(await colourOf(beside.data.newCatId)).toMatchObject({ tabby: "25" });
  });
});

describe("the colour record", () => {
  test("[4-27] [D9-09] is saved for a new cat, changed, and emptied; the words follow", async () => {
    const owner = server.as(breeder);
    const id = (await create({})).data.newCatId;
    const posted = await owner("POST /color", {
      body: { cat_id: id, main_ems: "a", eye_ems: "62" },
    });
    expect(posted.data).toMatchObject({ cat_id: id, main: "a", eye_ems: "62", ems: "a 62" });
    await owner("PUT /color/{id}", { params: { id }, body: { main_ems: "d", tabby_ems: "23" } });
    expect(await colourOf(id)).toMatchObject({ main: "d", tabby: "23", eye: null, ems: "d 23" });
    expect(await cardOf(id)).toMatchObject({ cat_color: "red mackerel tabby" });
    await owner("PUT /color/{id}", { params: { id }, body: {} });
    expect(await cardOf(id)).toMatchObject({ ems: null, cat_color: null });
  });

  test("keeps tail and ears, which only a body that speaks of them changes", async () => {
    const owner = server.as(breeder);
    const id = (await create({})).data.newCatId;
    await owner("POST /color", { body: { cat_id: id, main_ems: "n", build: "73 51" } });
    expect(await colourOf(id)).toMatchObject({ build: "51 73", ems: "n 51 73" });
    expect(await cardOf(id)).toMatchObject({ cat_color: "black, rumpy, folded ears" });
    await owner("PUT /color/{id}", { params: { id }, body: { main_ems: "a" } });
    expect(await colourOf(id)).toMatchObject({ build: "51 73", ems: "a 51 73" });
    await owner("PUT /color/{id}", { params: { id }, body: { main_ems: "a", build: null } });
    expect(await colourOf(id)).toMatchObject({ build: null, ems: "a" });
    const twoTails = owner("PUT /color/{id}", {
      params: { id },
      body: { main_ems: "a", build: "51 52" },
    });
    await expect(twoTails).rejects.toMatchObject({ status: 400 });
  });

  test("[7-100] [7-101] [7-102] is its owner's to write; unknown cats are 404", async () => {
    const id = (await create({})).data.newCatId;
    const stranger = server.as(await buildMember(server));
    const body = { cat_id: id, main_ems: "n" };
    await expect(stranger("POST /color", { body })).rejects.toMatchObject({ status: 403 });
    await expect(stranger("PUT /color/{id}", { params: { id }, body })).rejects.toMatchObject({
      status: 403,
    });
    await expect(server.guest()("POST /color", { body })).rejects.toMatchObject({ status: 401 });
    const unknown = { params: { id: 999_999 }, body };
    await expect(server.as(breeder)("PUT /color/{id}", unknown)).rejects.toMatchObject({
      status: 404,
    });
    await expect(colourOf(999_999)).rejects.toMatchObject({ status: 404 });
    expect((await server.raw("/api/color/xyz")).status).toBe(400);
  });
});
