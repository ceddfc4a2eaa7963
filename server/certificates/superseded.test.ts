import { describe, expect, it } from "vitest";
import { buildCat } from "@felistry/testkit/build-cat.ts";
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
} from "@felistry/testkit/certified-family.ts";

startWithOwner();

describe("a change of what is certified", () => {
  it.for([
    [
      "the cat's name",
      (f: Family) => change("update cats set cat_name = 'Other' where id = $1", f.cat.id),
    ],
    [
      "its birth date",
      (f: Family) => change("update cats set cat_birthdate = '2021-01-01' where id = $1", f.cat.id),
    ],
    [
      "its colour",
      (f: Family) => change("update cat_colours set ems = 'n' where cat_id = $1", f.cat.id),
    ],
    [
      "its colour taken away",
      (f: Family) => change("delete from cat_colours where cat_id = $1", f.cat.id),
    ],
    [
      "a parent taken away",
      (f: Family) => change("update cats set mother_id = null where id = $1", f.cat.id),
    ],
    [
      "the dam's colour",
      (f: Family) => change("update cat_colours set ems = 'n' where cat_id = $1", f.dam.id),
    ],
    [
      "a grandparent's parent",
      (f: Family) => change("update cats set mother_id = null where id = $1", f.granddam.id),
    ],
    [
      "an ancestor's name in the fourth generation",
      (f: Family) => change("update cats set cat_name = 'Far' where id = $1", f.far.id),
    ],
    [
      "an ancestor's registration",
      (f: Family) =>
        change(
          "update cats set registered = 1, reg_num = $2 where id = $1",
          f.far.id,
          nextNumber(),
        ),
    ],
    [
      "the breeder",
      (f: Family) =>
        change("update cats set breeder_not_user = 'Old Master' where id = $1", f.cat.id),
    ],
    [
      "the owner",
      async (f: Family) =>
        change(
          "update cats set users_id = $2 where id = $1",
          f.cat.id,
          (await buildMember(server)).id,
        ),
    ],
  ] as const)("%s supersedes it", async ([, make]) => {
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

  it.for([
    [
      "a description",
      (f: Family) => change("update cats set description = 'Calm' where id = $1", f.cat.id),
    ],
    [
      "who keeps the page",
      async (f: Family) =>
        change(
          "update cats set online_owner_id = $2 where id = $1",
          f.cat.id,
          (await buildMember(server)).id,
        ),
    ],
    [
      "an ancestor of the fifth generation",
      (f: Family) => change("update cats set cat_name = 'Beyond' where id = $1", f.beyond.id),
    ],
    [
      "an ancestor's parents beyond the fourth",
      (f: Family) => change("update cats set mother_id = null where id = $1", f.far.id),
    ],
    [
      "another cat",
      async () =>
        change("update cats set cat_name = 'Another' where id = $1", (await buildCat(server)).id),
    ],
  ] as const)("%s leaves it valid", async ([, make]) => {
    const family = await buildFamily();
    const { code } = await issue(family.cat);
    await make(family);
    expect((await verify(code)).status).toBe("valid");
  });

  it("on a metric, a change among the grandparents leaves it valid", async () => {
    const family = await buildFamily();
    const { code } = await issue(family.cat, "metric");
    await change("update cats set cat_name = 'Other' where id = $1", family.granddam.id);
    expect((await verify(code)).status).toBe("valid");
  });

  it("is never called valid, though the change went by unnoticed", async () => {
    const family = await buildFamily();
    const { code } = await issue(family.cat);
    await change("alter table cats disable trigger cats_supersede");
    await change("update cats set cat_name = 'Quiet' where id = $1", family.far.id);
    await change("alter table cats enable trigger cats_supersede");
    expect((await verify(code)).status).toBe("superseded");
    const renewed = await issue(family.cat);
    expect(renewed.code).not.toBe(code);
    expect((await verify(renewed.code)).status).toBe("valid");
  });
});
