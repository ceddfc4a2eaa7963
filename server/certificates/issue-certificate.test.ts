/** Certificates of cats: what they certify, and to whom they are given. */
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { canonicalText } from "@felistry/domain/certificates/canonical.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import {
  startWithOwner,
  server,
  owner,
  buildFamily,
  issue,
  verify,
  change,
  nextNumber,
} from "@felistry/testkit/worlds/certified-family.ts";

startWithOwner();

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

  it("certifies tail and ears with the colour, and is superseded when they change", async () => {
    const cat = await buildCat(server, {
      owner,
      breed: "KBL",
      ems: "n 22 53",
      reg_num: nextNumber(),
    });
    const { code, fingerprint } = await issue(cat);
    const before = await verify(code);
    expect(before.certified.cat).toMatchObject({ breed: "KBL", ems: "n 22 53" });
    expect(before.colour_en).toContain("stumpy");
    expect(createHash("sha256").update(canonicalText(before.certified)).digest("hex")).toBe(
      fingerprint,
    );
    const other = await buildCat(server, { breed: "KBL", ems: "n 22 52" });
    await change(
      `update cat_colours k set build = o.build, ems = o.ems, words_en = o.words_en, words_ru = o.words_ru
       from cat_colours o where k.cat_id = $1 and o.cat_id = $2`,
      cat.id,
      other.id,
    );
    expect((await verify(code)).status).toBe("superseded");
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
      body: { message: "A certificate names this cat, so it cannot be deleted" },
    });
  });
});
