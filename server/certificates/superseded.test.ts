import { describe, expect, it } from "vitest";
import { buildCat, type BuiltCat } from "@felistry/testkit/build-cat.ts";
import { buildMember } from "@felistry/testkit/build-member.ts";
import {
  startWithOwner,
  server,
  nextNumber,
  type Family,
  buildFamily,
  issue,
  verify,
  change,
} from "@felistry/testkit/worlds/certified-family.ts";

startWithOwner();

const edit = ({ id }: BuiltCat, set: string) => change(`update cats set ${set} where id = $1`, id);

const recolour = ({ id }: BuiltCat) =>
  change("update cat_colours set ems = 'n' where cat_id = $1", id);

type Change = [what: string, make: (family: Family) => Promise<unknown>];

describe("a change of what is certified", () => {
  it.for<Change>([
    ["the cat's name", ({ cat }) => edit(cat, "cat_name = 'Other'")],
    ["its birth date", ({ cat }) => edit(cat, "cat_birthdate = '2021-01-01'")],
    ["its colour", ({ cat }) => recolour(cat)],
    [
      "its colour taken away",
      ({ cat }) => change("delete from cat_colours where cat_id = $1", cat.id),
    ],
    ["a parent taken away", ({ cat }) => edit(cat, "mother_id = null")],
    ["the dam's colour", ({ dam }) => recolour(dam)],
    ["a grandparent's parent", ({ granddam }) => edit(granddam, "mother_id = null")],
    ["an ancestor's name in the fourth generation", ({ far }) => edit(far, "cat_name = 'Far'")],
    [
      "an ancestor's registration",
      ({ far }) => edit(far, `registered = 1, reg_num = '${nextNumber()}'`),
    ],
    ["the breeder", ({ cat }) => edit(cat, "breeder_not_user = 'Old Master'")],
    ["the owner", async ({ cat }) => edit(cat, `users_id = ${(await buildMember(server)).id}`)],
  ])("%s supersedes it", async ([, make]) => {
    const family = await buildFamily();
    const { code, fingerprint } = await issue(family.cat);
    await make(family);
    const { rows } = await change(
      "select status, ended_at from certificates where code = $1",
      code,
    );
    expect(rows[0]).toMatchObject({ status: "superseded", ended_at: expect.any(Date) });
    expect(await verify(code)).toMatchObject({ status: "superseded", fingerprint });
  });

  it("a new name of its owner supersedes it, and the next certificate says the new one", async () => {
    const member = await buildMember(server);
    const cat = await buildCat(server, { owner: member, reg_num: nextNumber() });
    const first = await issue(cat, "pedigree", member);
    await change("update users set last_name = 'Newman' where id = $1", member.id);
    expect((await verify(first.code)).status).toBe("superseded");
    const second = await issue(cat, "pedigree", member);
    expect(second.code).not.toBe(first.code);
    expect((await verify(second.code)).certified.owner).toBe(`${member.first_name} Newman`);
  });

  it.for<Change>([
    ["a description", ({ cat }) => edit(cat, "description = 'Calm'")],
    [
      "who keeps the page",
      async ({ cat }) => edit(cat, `online_owner_id = ${(await buildMember(server)).id}`),
    ],
    ["an ancestor of the fifth generation", ({ beyond }) => edit(beyond, "cat_name = 'Beyond'")],
    ["an ancestor's parents beyond the fourth", ({ far }) => edit(far, "mother_id = null")],
    ["another cat", async () => edit(await buildCat(server), "cat_name = 'Another'")],
  ])("%s leaves it valid", async ([, make]) => {
    const family = await buildFamily();
    const { code } = await issue(family.cat);
    await make(family);
    expect((await verify(code)).status).toBe("valid");
  });

  it("on a metric, a change among the grandparents leaves it valid", async () => {
    const family = await buildFamily();
    const { code } = await issue(family.cat, "metric");
    await edit(family.granddam, "cat_name = 'Other'");
    expect((await verify(code)).status).toBe("valid");
  });

  it("is never called valid, though the change went by unnoticed", async () => {
    const family = await buildFamily();
    const { code } = await issue(family.cat);
    await change("alter table cats disable trigger cats_supersede");
    await edit(family.far, "cat_name = 'Quiet'");
    await change("alter table cats enable trigger cats_supersede");
    expect((await verify(code)).status).toBe("superseded");
    const renewed = await issue(family.cat);
    expect(renewed.code).not.toBe(code);
    expect((await verify(renewed.code)).status).toBe("valid");
  });
});
