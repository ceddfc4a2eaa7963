import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let breeder: BuiltMember;

beforeAll(async () => {
  server = await startTestServer();
  breeder = await buildMember(server);
});
afterAll(() => server.stop());

const queen = (traits = {}) =>
  buildCat(server, { owner: breeder, sex: "female", born: "2018-01-01", ...traits });
const stud = (traits = {}) =>
  buildCat(server, { owner: breeder, sex: "male", born: "2018-01-01", ...traits });
const kitten = (traits = {}) => buildCat(server, { owner: breeder, born: "2022-06-15", ...traits });

const setMother = (catId: number, motherId: number) =>
  server.as(breeder)("POST /parents/", { body: { catId, motherId } });
const setFather = (catId: number, fatherId: number) =>
  server.as(breeder)("POST /parents/", { body: { catId, fatherId } });
const parentsOf = async (id: number) =>
  (await server.api("GET /parents/{id}", { params: { id } })).data;

describe("reading", () => {
  test("[7-55] [3-33] a cat's parents are null until set; an unknown cat is 404", async () => {
    const cat = await kitten();
    expect(await parentsOf(cat.id)).toEqual({ mother_id: null, father_id: null });
    await expect(parentsOf(999_999)).rejects.toMatchObject({
      status: 404,
      body: { message: "No such cat" },
    });
  });

  test("[7-56] [7-57] the parents' cards are their own, null where unknown, 404 for an unknown cat", async () => {
    const [dam, sire] = [await queen(), await stud()];
    const cat = await kitten({ dam, sire });
    const mother = await server.api("GET /parents/mother/{id}", { params: { id: cat.id } });
    const father = await server.guest({ locale: "ru" })("GET /parents/father/{id}", {
      params: { id: cat.id },
    });
    expect(mother.data).toMatchObject({
      id: dam.id,
      cat_name: dam.cat_name,
      sex: "female",
      breed: "Siberian",
      ems: "ns 09 22",
    });
    expect(father.data).toMatchObject({ id: sire.id, sex: "male", breed_ems: "SIB" });
    expect(father.data!.breed).not.toBe("Siberian");
    expect(
      (await server.api("GET /parents/mother/{id}", { params: { id: dam.id } })).data,
    ).toBeNull();
    expect(
      (await server.api("GET /parents/father/{id}", { params: { id: dam.id } })).data,
    ).toBeNull();
    await expect(
      server.api("GET /parents/mother/{id}", { params: { id: 999_999 } }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(
      server.api("GET /parents/father/{id}", { params: { id: 999_999 } }),
    ).rejects.toMatchObject({ status: 404 });
  });
});

describe("setting a parent", () => {
  test("[7-58] both forms set their own parent, and setting again changes it", async () => {
    const cat = await kitten();
    const [dam, sire, other] = [await queen(), await stud(), await queen()];
    expect((await setMother(cat.id, dam.id)).data).toEqual({ mother_id: dam.id, father_id: null });
    expect((await setFather(cat.id, sire.id)).data).toEqual({
      mother_id: dam.id,
      father_id: sire.id,
    });
    await setMother(cat.id, other.id);
    expect(await parentsOf(cat.id)).toEqual({ mother_id: other.id, father_id: sire.id });
  });

  test("[7-59] [6-08] [D3-21] only the online owner sets parents: guest 401, shown owner and stranger 403", async () => {
    const shown = await buildMember(server);
    const cat = await kitten({ owner: shown, onlineOwner: breeder });
    const dam = await queen();
    const input = { body: { catId: cat.id, motherId: dam.id } };
    await expect(server.api("POST /parents/", input)).rejects.toMatchObject({ status: 401 });
    await expect(server.as(shown)("POST /parents/", input)).rejects.toMatchObject({ status: 403 });
    await expect(
      server.as(await buildMember(server))("POST /parents/", input),
    ).rejects.toMatchObject({ status: 403 });
    await expect(
      server.as(await buildAdmin(server))("POST /parents/", input),
    ).rejects.toMatchObject({ status: 403 });
    expect((await server.as(breeder)("POST /parents/", input)).data.mother_id).toBe(dam.id);
  });

  test("[7-59] an unknown cat and an unknown parent are 404", async () => {
    const cat = await kitten();
    await expect(setMother(999_999, cat.id)).rejects.toMatchObject({ status: 404 });
    await expect(setMother(cat.id, 999_999)).rejects.toMatchObject({
      status: 404,
      body: { message: "No such parent" },
    });
  });

  test("[D4-01] [D4-02] [D4-05] a mother is female and a father male, and the message says so", async () => {
    const cat = await kitten();
    await expect(setMother(cat.id, (await stud()).id)).rejects.toMatchObject({
      status: 400,
      body: { message: "A mother must be a female cat" },
    });
    await expect(setFather(cat.id, (await queen()).id)).rejects.toMatchObject({
      status: 400,
      body: { message: "A father must be a male cat" },
    });
  });

  test("[D4-03] [D4-05] a parent is born four months before its child to the day, where both dates are known", async () => {
    const cat = await kitten({ born: "2022-06-15" });
    await setMother(cat.id, (await queen({ born: "2022-02-15" })).id);
    await expect(setMother(cat.id, (await queen({ born: "2022-02-16" })).id)).rejects.toMatchObject(
      {
        status: 400,
        body: { message: "A parent must be born at least 4 months before the child" },
      },
    );
    await setMother(cat.id, (await queen({ born: null })).id);
    await setMother((await kitten({ born: null })).id, (await queen({ born: "2026-01-01" })).id);
  });

  test("[D4-03] the database itself refuses a new cat with a parent that is too young", async () => {
    const refused = { constraint: "cats_parent_born_four_months_before" };
    const [dam, sire] = [await queen({ born: "2022-02-16" }), await stud({ born: "2022-02-16" })];
    await expect(kitten({ dam })).rejects.toMatchObject(refused);
    await expect(kitten({ sire })).rejects.toMatchObject(refused);
    await kitten({ dam, sire, born: "2022-06-16" });
    await kitten({ dam, sire, born: null });
    await kitten({ dam: await queen({ born: null }), sire: await stud({ born: "2022-02-15" }) });
  });

  test("[D4-04] [D4-05] no cat is its own ancestor: not itself, its child, nor a descendant six generations down", async () => {
    const first = await queen({ born: null });
    let last = first;
    for (let generation = 0; generation < 6; generation++)
      last = await queen({ born: null, dam: last });
    const refused = { status: 400, body: { message: "A cat cannot be its own ancestor" } };
    const child = await queen({ born: null, dam: first });
    await expect(setMother(first.id, first.id)).rejects.toMatchObject(refused);
    await expect(setMother(first.id, child.id)).rejects.toMatchObject(refused);
    await expect(setMother(first.id, last.id)).rejects.toMatchObject(refused);
    expect(await parentsOf(first.id)).toEqual({ mother_id: null, father_id: null });
  });

  test("[D4-04] of two conflicting simultaneous edits exactly one is refused, with the rule's message", async () => {
    for (let round = 0; round < 8; round++) {
      const [one, two] = [await queen({ born: null }), await queen({ born: null })];
      const results = await Promise.allSettled([
        setMother(one.id, two.id),
        setMother(two.id, one.id),
      ]);
      const refused = results.filter(
        ({ status }) => status === "rejected",
      ) as PromiseRejectedResult[];
      expect(refused).toHaveLength(1);
      expect(refused[0]!.reason).toMatchObject({
        status: 400,
        body: { message: "A cat cannot be its own ancestor" },
      });
      const links = [(await parentsOf(one.id)).mother_id, (await parentsOf(two.id)).mother_id];
      expect(links.filter((id) => id !== null)).toHaveLength(1);
    }
  });

  test("[D4-04] the database itself refuses a cycle and a wrong sex, whoever writes", async () => {
    const dam = await queen({ born: null });
    const child = await queen({ born: null, dam });
    const sire = await stud();
    const write = (column: string, catId: number, parentId: number) =>
      server.pool.query(`update cats set ${column} = $2 where id = $1`, [catId, parentId]);
    await expect(write("mother_id", dam.id, child.id)).rejects.toMatchObject({
      constraint: "cats_not_own_ancestor",
    });
    await expect(write("mother_id", child.id, sire.id)).rejects.toMatchObject({
      constraint: "cats_mother_is_female",
    });
    await expect(write("father_id", child.id, dam.id)).rejects.toMatchObject({
      constraint: "cats_father_is_male",
    });
  });

  test("[D3-18] parents of a registered cat and of its ancestors of four generations are locked; in the fifth they are not", async () => {
    let descendant = await queen({ born: null, reg_num: "FEL-2026-000777" });
    const chain = [descendant];
    for (let generation = 1; generation <= 5; generation++) {
      const dam = await queen({ born: null });
      // The API cannot set a registered cat's links.
      await server.pool.query("update cats set mother_id = $2 where id = $1", [
        descendant.id,
        dam.id,
      ]);
      chain.push(dam);
      descendant = dam;
    }
    const sire = await stud({ born: null });
    for (const locked of chain.slice(0, 5)) {
      await expect(setFather(locked.id, sire.id)).rejects.toMatchObject({ status: 403 });
      await expect(
        server.as(breeder)("DELETE /parents/{id}", {
          params: { id: locked.id },
          body: { mother: true },
        }),
      ).rejects.toMatchObject({ status: 403 });
    }
    expect((await setFather(chain[5]!.id, sire.id)).data.father_id).toBe(sire.id);
  });
});

describe("removing a parent", () => {
  const remove = (
    id: number,
    body: { mother: true } | { father: true },
    who = server.as(breeder),
  ) => who("DELETE /parents/{id}", { params: { id }, body: { ...body, userId: 1 } });

  test("[7-60] takes the named link and keeps the other", async () => {
    const [dam, sire] = [await queen(), await stud()];
    const cat = await kitten({ dam, sire });
    await remove(cat.id, { mother: true });
    expect(await parentsOf(cat.id)).toEqual({ mother_id: null, father_id: sire.id });
    await remove(cat.id, { father: true });
    expect(await parentsOf(cat.id)).toEqual({ mother_id: null, father_id: null });
  });

  test("[7-61] guest 401, not the online owner 403, absent parent and unknown cat 404, both or none named 400", async () => {
    const shown = await buildMember(server);
    const cat = await kitten({ owner: shown, onlineOwner: breeder, dam: await queen() });
    await expect(remove(cat.id, { mother: true }, server.api)).rejects.toMatchObject({
      status: 401,
    });
    await expect(remove(cat.id, { mother: true }, server.as(shown))).rejects.toMatchObject({
      status: 403,
    });
    await expect(remove(cat.id, { father: true })).rejects.toMatchObject({
      status: 404,
      body: { message: "This parent has already been removed" },
    });
    await expect(remove(999_999, { mother: true })).rejects.toMatchObject({ status: 404 });
    await expect(
      server.as(breeder)("DELETE /parents/{id}", { params: { id: cat.id }, body: {} }),
    ).rejects.toMatchObject({ status: 400 });
    await expect(
      server.as(breeder)("DELETE /parents/{id}", {
        params: { id: cat.id },
        body: { mother: true, father: true },
      }),
    ).rejects.toMatchObject({ status: 400 });
  });
});
