import { describe, expect, it } from "vitest";
import { HISTORY_FIELDS } from "@felistry/domain/history/record.ts";
import { ApiFailure, type ApiCaller } from "@felistry/contract/client.ts";
import { buildAd } from "@felistry/testkit/build-ad.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember } from "@felistry/testkit/build-member.ts";
import { buildLitter } from "@felistry/testkit/build-litter.ts";
import { buildUpload } from "@felistry/testkit/build-upload.ts";
import { insertRow, referenceId } from "@felistry/testkit/world.ts";
import { RECORDED_TABLES } from "../db/unrecorded.ts";
import {
  startWithOwner,
  server,
  owner,
  call,
  historyOf,
  undo,
  edited,
} from "@felistry/testkit/worlds/cat-history.ts";

startWithOwner();

/** The newest change in words: noun, action, and each field with what it was and what it became. */
async function lastOf(cat: { id: number }): Promise<string> {
  const [entry] = await historyOf(cat);
  const changes = entry!.changes.map(
    ({ field, before, after }) => `${field}: ${before ?? "-"} > ${after ?? "-"}`,
  );
  return [`${entry!.noun} ${entry!.action}`, ...changes.sort()].join("; ");
}

describe("what is recorded", () => {
  it("a cat: who, when, before and after, and nothing that stayed", async () => {
    const cat = await buildCat(server, { owner, cat_name: "Murka" });
    const started = Date.now();
    await edited(cat, { cat_name: "Mura", cat_birthdate: cat.cat_birthdate });
    expect(await lastOf(cat)).toBe("cat update; cat_name: Murka > Mura");
    const [entry] = await historyOf(cat);
    expect(entry!.member).toEqual({ id: owner.id, name: `${owner.first_name} ${owner.last_name}` });
    expect(Math.abs(Number(new Date(entry!.at)) - started)).toBeLessThan(60_000);
    expect(entry!.cat).toEqual({ id: cat.id, name: "Mura", exists: 1 });
    const { rows } = await server.pool.query("select request_id from history where id = $1", [
      entry!.id,
    ]);
    expect(rows[0].request_id).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("a cat that is added and one that is deleted, by everything they had", async () => {
    const breed_id = await referenceId(server, "breeds", "ems", "MCO");
    const { data } = await call("POST /cats", {
      body: { cat_name: "Lynx", breed_id, sex: "male", main_ems: "n", tabby_ems: "22" },
    });
    const cat = { id: data.newCatId };
    expect((await historyOf(cat)).map(({ noun, action }) => `${noun} ${action}`)).toEqual([
      "colour insert",
      "cat insert",
    ]);
    // Appointing one is a change too.
    const admin = server.as(await buildAdmin(server));
    await call("DELETE /cats/{id}", { params: cat });
    const { data: all } = await admin("GET /history", { query: { limit: 2 } });
    expect(all.map(({ noun, action }) => `${noun} ${action}`).sort()).toEqual([
      "cat delete",
      "colour delete",
    ]);
    expect(all[0]!.cat).toEqual({ id: cat.id, name: "Lynx", exists: 0 });
    expect(all[0]!.member?.id).toBe(owner.id);
  });

  it("parents, by their names", async () => {
    const [cat, dam] = await Promise.all([
      buildCat(server, { owner, born: "2023-01-01" }),
      buildCat(server, { owner, sex: "female", born: "2020-01-01", cat_name: "Dama" }),
    ]);
    await call("POST /parents/", { body: { catId: cat.id, motherId: dam.id } });
    expect(await lastOf(cat)).toBe("parents update; mother_id: - > Dama");
  });

  it("the colour, as its EMS code", async () => {
    const cat = await buildCat(server, { owner, ems: "ns 22" });
    await call("PUT /color/{id}", { params: { id: cat.id }, body: { main_ems: "a" } });
    expect(await lastOf(cat)).toBe("colour update; ems: ns 22 > a");
  });

  it("owners, by their names", async () => {
    const buyer = await buildMember(server);
    const cat = await buildCat(server, { owner, is_my_cat: 0 });
    await server.as(buyer)("PUT /cats/update-owner-at-cat/{id}", { params: { id: cat.id } });
    const [entry] = await historyOf(cat, server.as(buyer));
    expect(entry!.noun).toBe("owners");
    expect(entry!.changes).toContainEqual({
      field: "online_owner_id",
      before: `${owner.first_name} ${owner.last_name}`,
      after: `${buyer.first_name} ${buyer.last_name}`,
    });
  });

  it("documents, without the address of a scan for anybody", async () => {
    const cat = await buildCat(server, { owner });
    const scan = await buildUpload(server, { owner, prefix: "metric" });
    await call("POST /metrics", {
      query: {},
      body: {
        metric_num: "M-17",
        issued_by: "Club",
        cat_systems_id: await referenceId(server, "cat_systems", "abb", "WCF"),
        cat_id: cat.id,
        metric_img_url: scan,
      },
    });
    expect(await lastOf(cat)).toBe(
      "metric insert; cat_systems_id: - > WCF; issued_by: - > Club; metric_img_url: - > picture; metric_num: - > M-17",
    );
    const admin = server.as(await buildAdmin(server));
    const told = JSON.stringify([await historyOf(cat), await admin("GET /history", { query: {} })]);
    expect(told).not.toContain(scan);
  });

  it("[D6-07] applications, how they were decided, and the registration", async () => {
    const cat = await buildCat(server, { owner });
    const admin = await buildAdmin(server);
    const scan = await buildUpload(server, { owner, prefix: "pedigree" });
    const pedigree = await insertRow(server, "pedigrees", {
      cat_id: cat.id,
      pedigree_num: "P-9",
      issued_by: "Club",
      pedigree_img_url: scan,
      cat_systems_id: await referenceId(server, "cat_systems", "abb", "WCF"),
    });
    const application = await insertRow(server, "applications", {
      cat_id: cat.id,
      pedigrees_id: pedigree.id,
      applicant_id: owner.id,
    });
    const name = `${owner.first_name} ${owner.last_name}`;
    expect(await lastOf(cat)).toBe(
      `application insert; applicant_id: - > ${name}; pedigrees_id: - > P-9; status: - > pending`,
    );
    await server.pool.query(
      "update applications set status = 'declined', reason = 'Not readable', decided_at = now(), decided_by = $2 where id = $1",
      [application.id, admin.id],
    );
    expect(await lastOf(cat)).toMatch(
      /^application update; .*reason: - > Not readable; status: pending > declined$/,
    );
    await server.pool.query("update cats set registered = 1, reg_num = $2 where id = $1", [
      cat.id,
      `FEL-2026-${cat.id}`,
    ]);
    expect(await lastOf(cat)).toBe(
      `cat update; reg_num: - > FEL-2026-${cat.id}; registered: 0 > 1`,
    );
  });

  it("ads and orders; an order is told to its parties and the club alone, and its words to nobody", async () => {
    const [cat, buyer] = await Promise.all([buildCat(server, { owner }), buildMember(server)]);
    await buildAd(server, { cat, price_pet: 500 });
    await call("PUT /sales/{catId}/is-active-update", {
      params: { catId: cat.id },
      body: { is_active: 0 },
    });
    expect(await lastOf(cat)).toBe("sale update; is_active: true > false");
    await call("PUT /sales/{catId}/is-active-update", {
      params: { catId: cat.id },
      body: { is_active: 1 },
    });
    await server.as(buyer)("POST /order", {
      body: { catId: cat.id, price: 500, comment: "Between us two" },
    });
    const nouns = async (as: ApiCaller) => (await historyOf(cat, as)).map(({ noun }) => noun);
    expect((await nouns(call))[0]).toBe("order");
    expect(await nouns(server.as(await buildAdmin(server)))).toContain("order");
    expect(JSON.stringify(await historyOf(cat))).not.toContain("Between us two");

    const next = await buildMember(server);
    await server.pool.query("update cats set users_id = $2, online_owner_id = $2 where id = $1", [
      cat.id,
      next.id,
    ]);
    expect(await nouns(server.as(next))).not.toContain("order");
  });

  it("titles and tests: added, changed, confirmed, removed, with no scan's address and no undo", async () => {
    const cat = await buildCat(server, { owner });
    const body = { kind: "title", name: "CH", issued_by: "WCF", issued_on: "2025-05-01" } as const;
    const { data } = await call("POST /cats/{id}/credentials", { params: { id: cat.id }, body });
    expect(await lastOf(cat)).toBe(
      "credential insert; issued_by: - > WCF; issued_on: - > 2025-05-01; kind: - > title; name: - > CH",
    );
    const [added] = await historyOf(cat);
    expect(added!.member?.id).toBe(owner.id);
    expect(added!.may_undo).toBe(0);
    expect(await undo(added!)).toMatch(/^409|^400/);
    const scan = await buildUpload(server, { owner, prefix: "credential" });
    await server.pool.query("update credentials set scan_url = $2 where id = $1", [data.id, scan]);
    expect(await lastOf(cat)).toBe("credential update; scan_url: - > picture");
    const admin = await buildAdmin(server);
    await server.pool.query(
      "update credentials set confirmed_at = now(), confirmed_by = $2 where id = $1",
      [data.id, admin.id],
    );
    expect(await lastOf(cat)).toMatch(
      new RegExp(`confirmed_by: - > ${admin.first_name} ${admin.last_name}$`),
    );
    await call("DELETE /credentials/{id}", { params: { id: data.id } });
    expect(await lastOf(cat)).toMatch(/^credential delete; .*name: CH > -/);
    expect(JSON.stringify(await historyOf(cat))).not.toContain(scan);
  });

  it("a litter, to the owners of the dam and of the sire, without its link", async () => {
    const studsOwner = await buildMember(server);
    const stud = await buildCat(server, {
      owner: studsOwner,
      sex: "male",
      born: "2020-01-01",
      cat_name: "Barsik",
    });
    const { id } = await buildLitter(server, { breeder: owner, stud });
    await server.pool.query(
      "update litters set status = 'declined', decided_at = now() where id = $1",
      [id],
    );
    const dam = (await server.pool.query("select dam_id as id from litters where id = $1", [id]))
      .rows[0];
    expect(await lastOf(dam)).toMatch(/^litter update; .*status: waiting > declined$/);
    const histories = [await historyOf(dam), await historyOf(stud, server.as(studsOwner))];
    for (const history of histories) {
      const [declined, registered] = history.filter(({ noun }) => noun === "litter");
      expect(declined!.may_undo).toBe(0);
      expect(registered!.changes).toContainEqual({
        field: "sire_id",
        before: null,
        after: "Barsik",
      });
      expect(registered!.changes.map(({ field }) => field).sort()).toEqual(
        ["born", "breeder_id", "dam_id", "sire_id", "status"].sort(),
      );
    }
    const stored = await server.pool.query(
      "select before, after from history where noun = 'litter'",
    );
    expect(JSON.stringify(stored.rows)).not.toMatch(/token|form/);
    await server.pool.query("delete from litters where id = $1", [id]);
    expect(await lastOf(dam)).toMatch(/^litter delete/);
  });

  it("nothing of a change that is rolled back or refused", async () => {
    const cat = await buildCat(server, { owner, born: "2023-01-01" });
    const before = await historyOf(cat);
    const young = await buildCat(server, { owner, sex: "female", born: "2022-12-01" });
    await expect(
      call("POST /parents/", { body: { catId: cat.id, motherId: young.id } }),
    ).rejects.toThrow(ApiFailure);
    await call("PATCH /cats/{id}", { params: { id: cat.id }, body: {} });
    expect(await historyOf(cat)).toEqual(before);
  });

  it("has words for every column that it records", async () => {
    const { rows } = await server.pool.query<{ name: string; columns: string; ignored: string[] }>(
      `select c.relname as name, array_agg(a.attname::text) as columns,
              (string_to_array(encode(t.tgargs, 'escape'), '\\000'))[2]::text[] as ignored
       from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       where t.tgname = 'history_records' group by 1, 3`,
    );
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining([...RECORDED_TABLES]));
    const untold = "id cat_id sale_id main gold white tabby point eye build".split(" ");
    const told = new Set<string>([...HISTORY_FIELDS, ...untold]);
    for (const { name, columns, ignored } of rows) {
      const known = new Set([...told, ...ignored]);
      expect(
        [...columns].filter((column) => !known.has(column)),
        name,
      ).toEqual([]);
    }
  });
});
