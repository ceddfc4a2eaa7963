/** Certificates: issued once for the same facts, proven to everybody, never changed, superseded by a change of the facts. */
import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { canonicalText } from "@felistry/domain/certificates/canonical.ts";
import { buildCat, type BuiltCat } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let owner: BuiltMember;
let numbers = 0;

beforeAll(async () => {
  server = await startTestServer();
  owner = await buildMember(server, { first_name: "Anna", last_name: "Karlova" });
});
afterAll(() => server.stop());

const nextNumber = () => `FEL-2026-${String(++numbers).padStart(6, "0")}`;

interface Family {
  readonly cat: BuiltCat;
  readonly dam: BuiltCat;
  readonly granddam: BuiltCat;
  /** Of the fourth generation, and its dam of the fifth. */
  readonly far: BuiltCat;
  readonly beyond: BuiltCat;
}

async function buildFamily(): Promise<Family> {
  const born = (year: number) => `${year}-05-14`;
  const beyond = await buildCat(server, { sex: "female", born: born(2008) });
  const line: BuiltCat[] = [beyond];
  for (const year of [2010, 2012, 2014, 2016])
    line.push(await buildCat(server, { sex: "female", born: born(year), dam: line.at(-1)! }));
  const [, far, , granddam, dam] = line as [BuiltCat, BuiltCat, BuiltCat, BuiltCat, BuiltCat];
  const cat = await buildCat(server, {
    owner,
    dam,
    sire: buildCat(server, { sex: "male", born: born(2017), cat_name: "Мурзик" }),
    reg_num: nextNumber(),
    born: born(2020),
  });
  return { cat, dam, granddam, far, beyond };
}

const issue = async (cat: { id: number }, kind: "pedigree" | "metric" = "pedigree", by = owner) =>
  (await server.as(by)("POST /cats/{id}/certificates", { params: { id: cat.id }, body: { kind } }))
    .data;

const verify = async (code: string) =>
  (await server.api("GET /verify/{code}", { params: { code } })).data;

const change = (text: string, ...values: unknown[]) => server.pool.query(text, values);

describe("issuing", () => {
  it("certifies the cat, its owner, its breeder and thirty ancestors as far as they are known", async () => {
    const { cat, dam, far, beyond } = await buildFamily();
    const { code, fingerprint, status } = await issue(cat);
    expect(status).toBe("valid");
    const { certified, ...shown } = await verify(code);
    expect(shown).toMatchObject({
      status: "valid",
      kind: "pedigree",
      cat_id: cat.id,
      ended_at: null,
    });
    expect(certified.cat).toMatchObject({
      name: cat.cat_name,
      breed: "SIB",
      ems: "ns 09 22",
      born: "2020-05-14",
    });
    expect(certified.owner).toBe("Anna Karlova");
    expect(certified.ancestors.map(({ position }) => position)).toEqual([2, 3, 7, 15, 31]);
    const at = (position: number) => certified.ancestors.find((a) => a.position === position);
    expect(at(3)).toMatchObject({ name: dam.cat_name, born: "2016-05-14" });
    expect(at(31)).toMatchObject({ name: far.cat_name, born: null });
    expect(JSON.stringify(certified)).not.toContain(beyond.cat_name);
    expect(createHash("sha256").update(canonicalText(certified)).digest("hex")).toBe(fingerprint);
  });

  it("certifies both parents on a metric, and no further ancestor", async () => {
    const { cat } = await buildFamily();
    const { code } = await issue(cat, "metric");
    const { certified } = await verify(code);
    expect(certified.ancestors.map(({ position }) => position)).toEqual([2, 3]);
  });

  it("answers the valid one while the facts are the same, however many ask at once", async () => {
    const { cat } = await buildFamily();
    const all = await Promise.all(Array.from({ length: 6 }, () => issue(cat)));
    expect(new Set(all.map(({ code }) => code)).size).toBe(1);
    expect((await issue(cat, "metric")).code).not.toBe(all[0]!.code);
    const listed = await server.as(owner)("GET /cats/{id}/certificates", {
      params: { id: cat.id },
    });
    expect(listed.data).toHaveLength(2);
  });

  it("is for registered cats", async () => {
    const cat = await buildCat(server, { owner });
    await expect(issue(cat)).rejects.toMatchObject({ status: 409 });
  });

  it("has codes that nobody guesses", async () => {
    const { cat } = await buildFamily();
    const { code } = await issue(cat);
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
  });
});

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

describe("what was certified", () => {
  it.for([
    ["certified", `certified || '{"owner":"Me"}'`],
    ["fingerprint", "repeat('a', 64)"],
    ["code", "'0000-0000-0000-0000'"],
    ["kind", "'metric'"],
    ["issued_at", "now() - interval '1 year'"],
    ["words", "'{}'::jsonb"],
    ["photo_url", "'/photos/x'"],
    ["cat_id", "(select min(id) from cats)"],
  ] as const)(
    "keeps its %s, for the application's own database role too",
    async ([column, value]) => {
      const { cat } = await buildFamily();
      const { code } = await issue(cat);
      await expect(
        change(`update certificates set ${column} = ${value} where code = $1`, code),
      ).rejects.toThrow(/not changed/);
      await expect(
        change(
          `update certificates set ${column} = ${value}, status = 'superseded', ended_at = now() where code = $1`,
          code,
        ),
      ).rejects.toThrow(/not changed/);
      expect((await verify(code)).status).toBe("valid");
    },
  );

  it("is not deleted, and a step is not taken back", async () => {
    const { cat } = await buildFamily();
    const { code } = await issue(cat);
    await expect(change("delete from certificates where code = $1", code)).rejects.toThrow(
      /not changed/,
    );
    await expect(change("delete from certified_cats where cat_id = $1", cat.id)).rejects.toThrow(
      /not changed/,
    );
    await expect(change("truncate certificates cascade")).rejects.toThrow(/not changed/);
    await change(
      "update certificates set status = 'superseded', ended_at = now() where code = $1",
      code,
    );
    for (const status of ["valid", "revoked"])
      await expect(
        change(
          "update certificates set status = $2, ended_at = null where code = $1",
          code,
          status,
        ),
      ).rejects.toThrow(/not changed/);
  });

  it("keeps an ancestor that it names", async () => {
    const { cat, far, granddam } = await buildFamily();
    await issue(cat);
    const keeper = { id: far.online_owner_id };
    await change(
      "update cats set mother_id = null where mother_id in ($1, $2)",
      far.id,
      granddam.id,
    );
    await expect(
      server.as(keeper)("DELETE /cats/{id}", { params: { id: far.id } }),
    ).rejects.toMatchObject({
      status: 400,
      body: { message: "A certificate names this cat, so it stays" },
    });
  });
});

describe("revoking", () => {
  it("is the club's, with a reason that the keeper of the page reads and no one else", async () => {
    const admin = await buildAdmin(server);
    const { cat } = await buildFamily();
    const { code } = await issue(cat);
    const reason = "The sire was another";
    const revoked = await server.as(admin)("PUT /certificates/{code}/revoke", {
      params: { code },
      body: { reason },
    });
    expect(revoked.data).toMatchObject({ status: "revoked", reason });
    const shown = await verify(code);
    expect(shown.status).toBe("revoked");
    expect(JSON.stringify(shown)).not.toContain(reason);
    const [mail] = (await server.mailsSentTo(owner.email)).filter(({ text }) =>
      text.includes(code),
    );
    expect(mail!.text).toContain(reason);
    await expect(
      server.as(admin)("PUT /certificates/{code}/revoke", { params: { code }, body: { reason } }),
    ).rejects.toMatchObject({ status: 409 });
    await change("update cats set cat_name = 'Later' where id = $1", cat.id);
    expect((await verify(code)).status).toBe("revoked");
  });

  it("of a code that there is not is 404", async () => {
    const admin = await buildAdmin(server);
    const input = { params: { code: "0000-0000-0000-0000" }, body: { reason: "x" } };
    await expect(server.as(admin)("PUT /certificates/{code}/revoke", input)).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe("verifying", () => {
  it("takes a code as people type it", async () => {
    const { cat } = await buildFamily();
    const { code } = await issue(cat);
    const typed = code.toLowerCase().replaceAll("-", "").replaceAll("0", "o").replaceAll("1", "l");
    expect((await verify(typed)).code).toBe(code);
  });

  it("tells nobody an e-mail, a chip or who keeps the page", async () => {
    const keeper = await buildMember(server);
    const cat = await buildCat(server, {
      owner,
      onlineOwner: keeper,
      reg_num: nextNumber(),
      chip: "643094100000001",
    });
    const { code } = await issue(cat);
    const text = JSON.stringify(await verify(code));
    for (const secret of [owner.email, keeper.email, keeper.last_name, "643094100000001"])
      expect(text).not.toContain(secret);
  });

  it("tells a near miss by nothing", async () => {
    const { cat } = await buildFamily();
    const { code } = await issue(cat);
    const near = code.slice(0, -1) + (code.endsWith("7") ? "8" : "7");
    const refusals = await Promise.all(
      [near, "0000-0000-0000-0000"].map((wrong) => verify(wrong).catch((error: unknown) => error)),
    );
    for (const refusal of refusals)
      expect(refusal).toMatchObject({
        status: 404,
        body: { message: "No certificate has this code" },
      });
  });

  it("is counted by address, found or not", async () => {
    const strict = await startTestServer({ env: { RATE_LIMIT_FACTOR: "0.025" } });
    try {
      const tries = [];
      for (let i = 0; i < 4; i++)
        tries.push(
          await strict
            .api("GET /verify/{code}", { params: { code: `0000-0000-0000-000${i}` } })
            .catch((e) => e.status),
        );
      expect(tries).toEqual([404, 404, 404, 429]);
    } finally {
      await strict.stop();
    }
  });
});
