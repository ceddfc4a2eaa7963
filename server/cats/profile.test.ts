import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildCat, type BuiltCat } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { buildUpload } from "@felistry/testkit/build-upload.ts";
import { refusalOf } from "@felistry/testkit/outcome.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { insertRow, referenceId } from "@felistry/testkit/world.ts";

let server: TestServer;
let owner: BuiltMember;
let onlineOwner: BuiltMember;
let stranger: BuiltMember;
let admin: BuiltMember;

beforeAll(async () => {
  server = await startTestServer({ now: "2026-05-10" });
  owner = await buildMember(server, { first_name: "Anna", last_name: "Ivanova", country: "DE" });
  onlineOwner = await buildMember(server, {
    first_name: "Boris",
    last_name: "Petrov",
    country: "RU",
  });
  stranger = await buildMember(server);
  admin = await buildAdmin(server);
});
afterAll(() => server.stop());

const KEY = "GET /cats/cat-and-color/{id}";
const theirs = (traits = {}) => buildCat(server, { owner, onlineOwner, ...traits });
const profileFor = async (member: BuiltMember, cat: { id: number }) =>
  (await server.as(member)(KEY, { params: { id: cat.id } })).data!;
const modeFor = async (member: BuiltMember, cat: { id: number }) =>
  (await profileFor(member, cat)).edit_mode;

describe("edit mode", () => {
  test("[D3-14] [D3-20] [4-03] owner and online owner of a plain cat", async () => {
    const cat = await theirs();
    expect(await modeFor(owner, cat)).toBe("edit_unlocked");
    expect(await modeFor(onlineOwner, cat)).toBe("edit_unlocked");
    expect(await profileFor(owner, cat)).toMatchObject({ is_online_owner: false, error403: false });
    expect(await profileFor(onlineOwner, cat)).toMatchObject({ is_online_owner: true });
  });

  test("[D3-17] [4-04] all three at a registered cat", async () => {
    const cat = await theirs({ reg_num: "FEL-2026-000009" });
    for (const member of [owner, onlineOwner, admin]) {
      expect(await modeFor(member, cat)).toBe("edit_reg_locked");
    }
  });

  test("[D3-18] [4-05] an ancestor within four generations of a registered cat, on either side", async () => {
    const line: BuiltCat[] = [await theirs({ born: "1990-01-01" })];
    for (let generation = 1; generation <= 5; generation++) {
      const parent = line.at(-1)!;
      line.push(
        await theirs({
          born: `${1990 + generation}-01-01`,
          sex: generation % 2 === 0 ? "female" : "male",
          ...(parent.sex === "female" ? { dam: parent } : { sire: parent }),
          ...(generation === 5 && { reg_num: "FEL-2026-000010" }),
        }),
      );
    }
    expect(await modeFor(onlineOwner, line[0]!)).toBe("edit_unlocked");
    for (const ancestor of line.slice(1, 5)) {
      expect(await modeFor(onlineOwner, ancestor)).toBe("edit_parent_partial_locked");
    }
  });

  test("[D3-19] [6-03] [2.2-05] role 2 at a member's cat sees all and edits nothing", async () => {
    const cat = await theirs({ chip: "643 0941" });
    const profile = await profileFor(admin, cat);
    expect(profile).toMatchObject({ edit_mode: "edit_parent_partial_locked", chip: "643 0941" });
  });
});

describe("a stranger and a guest", () => {
  test("[7-31] [6-09] [D3-15] [D3-16] [4-07] get 403 with the public part alone", async () => {
    const cat = await theirs({
      chip: "643 0941",
      description: "Fond of boxes",
      reg_num: "FEL-2026-000011",
    });
    const callers = [server.as(stranger), server.guest(), server.guest({ locale: "ru" })];
    for (const caller of callers) {
      const { status, body } = await refusalOf(
        caller(KEY, { params: { id: cat.id }, query: { currentUserId: String(owner.id) } }),
      );
      expect(status).toBe(403);
      const data = body.data as Record<string, unknown>;
      expect(data).toEqual((body as unknown as { modifiedData: unknown }).modifiedData);
      expect(data).toMatchObject({
        edit_mode: "edit_public_locked",
        error403: true,
        cat_name: cat.cat_name,
        description: "Fond of boxes",
        owner: "Anna Ivanova",
        online_owner: "Boris Petrov",
      });
      const text = JSON.stringify(body);
      for (const secret of [
        "643 0941",
        owner.email,
        onlineOwner.email,
        "chip",
        "metric",
        "prev_owner",
        "application",
      ]) {
        expect(text).not.toContain(secret);
      }
    }
  });
});

describe("the content", () => {
  test("[3-05] … [3-14] [7-30] [D1-03] is all that the specification names, in the reader's language", async () => {
    const dam = await theirs({ sex: "female", born: "2019-04-01" });
    const cat = await theirs({
      dam,
      born: "2024-03-10",
      prefix: "Velmorra",
      ems: "as 09 22",
      chip: "643",
    });
    const answer = await server.as(owner, { locale: "ru" })(KEY, { params: { id: cat.id } });
    expect(answer.modifiedData).toEqual(answer.data);
    expect(answer.data).toMatchObject({
      cat_name_cattery_prefix: "Velmorra",
      cat_birthdate: "2024-03-10",
      cat_birthdate_input: "2024-03-10",
      age: { years: 2, months: 2, days: 0 },
      breed_en: "Siberian",
      breed_ru: "Сибирская",
      breed_name: "Сибирская",
      is_parent: 0,
      location: "Россия",
      cattery: null,
      main: "a",
      main_eng_short: "blue",
      gold: "s",
      white: "09",
      tabby: "22",
      eye: null,
      build: null,
      dilute: 1,
      colorFullEms: "SIB as 09 22",
      mother: { id: dam.id, breed: "Сибирская" },
      father: null,
      metric: null,
      pedigree: null,
      application_status: null,
      prev_owner_id: null,
    });
    expect(await profileFor(owner, dam)).toMatchObject({ is_parent: 1 });
  });

  test("[3-11] the cattery is the online owner's first, by its full name if it has one", async () => {
    const keeper = await buildMember(server);
    const cat = await theirs({ onlineOwner: keeper });
    const shownCattery = async () => (await profileFor(keeper, cat)).cattery;
    const image_url = await buildUpload(server, { owner: keeper, prefix: "cattery" });
    const cattery = {
      users_id: keeper.id,
      certificate_issued_by: "Club",
      image_url,
      cat_systems_id: await referenceId(server, "cat_systems", "abb", "FIFe"),
    };
    await insertRow(server, "catteries", { ...cattery, slot: 2, cattery_name: "Second" });
    expect(await shownCattery()).toBe("Second");
    await insertRow(server, "catteries", {
      ...cattery,
      slot: 1,
      cattery_name: "First",
      cattery_name_full: "First of All",
    });
    expect(await shownCattery()).toBe("First of All");
  });

  test("[3-16] has the newest documents and the previous online owner to whom the cat can return", async () => {
    const cat = await theirs();
    const scan = await buildUpload(server, { owner: onlineOwner, prefix: "pedigree" });
    const system = await referenceId(server, "cat_systems", "abb", "FIFe");
    for (const pedigree_num of ["OLD 1", "NEW 2"]) {
      await insertRow(server, "pedigrees", {
        cat_id: cat.id,
        pedigree_num,
        issued_by: "Club",
        pedigree_img_url: scan,
        cat_systems_id: system,
      });
    }
    await insertRow(server, "owner_changes", {
      cat_id: cat.id,
      prev_owner_id: stranger.id,
      new_owner_id: onlineOwner.id,
      prev_users_id: stranger.id,
      prev_is_my_cat: 0,
      kind: "take",
    });
    expect(await profileFor(owner, cat)).toMatchObject({
      pedigree: { number: "NEW 2", issued_by: "Club", system: "FIFe" },
      pedigree_num: "NEW 2",
      prev_owner_id: stranger.id,
    });
    await server.pool.query("update owner_changes set returned_at = now() where cat_id = $1", [
      cat.id,
    ]);
    expect((await profileFor(owner, cat)).prev_owner_id).toBeNull();
  });

  test("[8-18] [D10-06] of an unknown cat is nothing, with the catalogue's message", async () => {
    const answer = await server.guest()(KEY, { params: { id: 999_999 } });
    expect(answer).toMatchObject({
      success: true,
      data: null,
      modifiedData: null,
      message: "No cat or color data found",
    });
  });
});

describe("small reads", () => {
  test("[7-42] [7-43] [D9-08] [D1-10] name, shown owner and card are public; unknown cats are 404", async () => {
    const cat = await theirs({ chip: "643 0941" });
    const params = { id: cat.id };
    expect((await server.api("GET /cats/{id}/name", { params })).data).toEqual({
      cat_name: cat.cat_name,
    });
    expect((await server.api("GET /cats/user-id-by-cat-id/{id}", { params })).data).toEqual({
      users_id: owner.id,
    });
    const card = await server.api("GET /cats/{id}", { params });
    expect(JSON.stringify(card)).not.toContain("643 0941");
    for (const key of [
      "GET /cats/{id}/name",
      "GET /cats/user-id-by-cat-id/{id}",
      "GET /cats/{id}",
    ] as const) {
      await expect(server.api(key, { params: { id: 999_999 } })).rejects.toMatchObject({
        status: 404,
      });
    }
  });
});
