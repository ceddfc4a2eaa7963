import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Input } from "@felistry/contract/api.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { buildUpload } from "@felistry/testkit/build-upload.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { referenceId } from "@felistry/testkit/world.ts";

let server: TestServer;
let owner: BuiltMember;
let onlineOwner: BuiltMember;
let siberian: number;
let abyssinian: number;

beforeAll(async () => {
  server = await startTestServer({ now: "2026-05-10" });
  owner = await buildMember(server);
  onlineOwner = await buildMember(server);
  siberian = await referenceId(server, "breeds", "ems", "SIB");
  abyssinian = await referenceId(server, "breeds", "ems", "ABY");
});
afterAll(() => server.stop());

const theirs = (traits = {}) => buildCat(server, { owner, onlineOwner, ...traits });
type Body = Input<"PUT /cats/{id}">["body"];
const edit = (
  id: number,
  body: Partial<Body> & Record<string, unknown>,
  member: BuiltMember = owner,
) =>
  server.as(member)("PUT /cats/{id}", {
    params: { id },
    body: { cat_name: "Changed", breed_id: siberian, ...body } as Body,
  });
const profile = async (id: number) =>
  (await server.as(owner)("GET /cats/cat-and-color/{id}", { params: { id } })).data!;

describe("PUT /cats/{id}", () => {
  test("[7-34] [D1-24] stores the whole form and nothing else", async () => {
    const cat = await theirs({ ems: "n" });
    const breeder = await buildMember(server);
    await edit(cat.id, {
      cat_name: "Changed",
      cat_name_suffix: "of Home",
      sex: "male",
      cat_birthdate: "2023-01-02",
      is_my_cat: 1,
      description: "Fond of boxes",
      chip: "643 0941",
      breeder_id: breeder.id,
      breeder_not_user: "J. Doe 2",
      main_ems: "a",
      registered: 1,
      reg_num: "X",
      online_owner_id: breeder.id,
      users_id: breeder.id,
    });
    expect(await profile(cat.id)).toMatchObject({
      cat_name: "Changed",
      cat_name_suffix: "of Home",
      sex: "male",
      cat_birthdate: "2023-01-02",
      is_my_cat: 1,
      description: "Fond of boxes",
      chip: "643 0941",
      breeder_id: breeder.id,
      breeder_first_name: breeder.first_name,
      breeder_not_user: "J. Doe 2",
      ems: "a",
      registered: 0,
      reg_num: null,
      online_owner_id: onlineOwner.id,
      users_id: owner.id,
    });
  });

  test("[7-34] keeps sex, is_my_cat and the colour if the form omits them; the words follow the breed", async () => {
    const cat = await theirs({ sex: "female", is_my_cat: 1, ems: "n" });
    await edit(cat.id, { breed_id: abyssinian }, onlineOwner);
    expect(await profile(cat.id)).toMatchObject({
      sex: "female",
      is_my_cat: 1,
      breed_ems: "ABY",
      ems: "n",
      cat_color: "ruddy",
    });
  });

  test("[7-35] refuses guests, strangers, role 2 and unknown cats", async () => {
    const cat = await theirs();
    const body = { cat_name: "Changed", breed_id: siberian };
    const byGuest = server.guest()("PUT /cats/{id}", { params: { id: cat.id }, body });
    await expect(byGuest).rejects.toMatchObject({ status: 401 });
    for (const member of [await buildMember(server), await buildAdmin(server)]) {
      await expect(edit(cat.id, {}, member)).rejects.toMatchObject({ status: 403 });
    }
    await expect(edit(999_999, {})).rejects.toMatchObject({ status: 404 });
  });

  test("[7-35] [D10-03] refuses a registered cat and an ancestor of one, colour and all", async () => {
    const registered = await theirs({
      reg_num: "FEL-2026-000012",
      sire: theirs({ sex: "male", born: "2019-01-01" }),
    });
    const { father } = await profile(registered.id);
    for (const id of [registered.id, father!.id]) {
      await expect(edit(id, {})).rejects.toMatchObject({
        status: 403,
        body: { message: /registered/ },
      });
      const recolour = server.as(owner)("PUT /color/{id}", {
        params: { id },
        body: { main_ems: "w" },
      });
      await expect(recolour).rejects.toMatchObject({ status: 403 });
    }
  });

  test("[D4-01] a parent keeps its sex, and its birth stays four months before its child's", async () => {
    const sire = await theirs({ sex: "male", born: "2019-01-01" });
    await theirs({ sire, born: "2020-01-01" });
    await expect(edit(sire.id, { sex: "female" })).rejects.toMatchObject({
      status: 400,
      body: { message: "This cat is a parent: its sex cannot be changed" },
    });
    await expect(edit(sire.id, { cat_birthdate: "2019-09-02" })).rejects.toMatchObject({
      status: 400,
      body: { message: "A parent must be born at least 4 months before the child" },
    });
    await edit(sire.id, { sex: "male", cat_birthdate: "2019-09-01" });
  });

  test.each([
    ["chip", "1".repeat(100)],
    ["breeder_not_user", "abc"],
    ["description", "d".repeat(100)],
  ])("[5-30] [9-05] [9-11] takes a %s of %s", async (field, value) => {
    const cat = await theirs();
    await edit(cat.id, { [field]: value });
    expect(await profile(cat.id)).toMatchObject({ [field]: value });
  });

  test.each([
    ["chip", "12"],
    ["chip", "12-34"],
    ["chip", "1".repeat(101)],
    ["breeder_not_user", "J-Doe"],
    ["description", "d".repeat(101)],
  ])("[5-30] [5-32] [9-05] [9-11] refuses a %s of %s", async (field, value) => {
    const cat = await theirs();
    await expect(edit(cat.id, { [field]: value })).rejects.toMatchObject({
      status: 400,
      body: { errors: [{ field }] },
    });
  });

  test("[7-34] a breeder who is not a member is refused", async () => {
    const cat = await theirs();
    await expect(edit(cat.id, { breeder_id: 999_999 })).rejects.toMatchObject({ status: 404 });
  });
});

describe("the cat's photo", () => {
  const setPhoto = (id: number, filePath: string, member: BuiltMember = owner) =>
    server.as(member)("POST /cats/{id}/catavaurl", { params: { id }, body: { filePath } });

  test("[7-44] [3-39] is set by the upload's own answer, also for a registered cat", async () => {
    const cat = await theirs({ reg_num: "FEL-2026-000013" });
    const filePath = await buildUpload(server, { owner, catId: cat.id });
    expect((await setPhoto(cat.id, filePath)).data).toEqual({ cat_ava_url: filePath });
    expect(await profile(cat.id)).toMatchObject({ cat_ava_url: filePath });
  });

  test("[D7-09] is no other member's upload, no upload for another use, no path of the caller's making", async () => {
    const cat = await theirs();
    const foreign = await buildUpload(server, { owner: onlineOwner });
    const scan = await buildUpload(server, { owner, prefix: "pedigree" });
    for (const path of [foreign, scan, "http://x/y", "../a", "/photos/a.webp"]) {
      await expect(setPhoto(cat.id, path), path).rejects.toMatchObject({
        status: 400,
        body: { message: "This file was not uploaded by you" },
      });
    }
    expect((await profile(cat.id)).cat_ava_url).toBeNull();
  });

  test("[7-44] is for the cat's owners to set", async () => {
    const cat = await theirs();
    const stranger = await buildMember(server);
    const filePath = await buildUpload(server, { owner: stranger });
    await expect(setPhoto(cat.id, filePath, stranger)).rejects.toMatchObject({ status: 403 });
  });
});
