import { describe, expect, it } from "vitest";
import type { ApiCaller } from "@felistry/contract/client.ts";
import { buildAd } from "@felistry/testkit/build-ad.ts";
import { buildCat, type BuiltCat } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember } from "@felistry/testkit/build-member.ts";
import { buildUpload } from "@felistry/testkit/build-upload.ts";
import { referenceId } from "@felistry/testkit/world.ts";
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

const undoLast = async (cat: { id: number }, as: ApiCaller = call) =>
  undo((await historyOf(cat))[0]!, as);

describe("taking a change back", () => {
  it("puts a name back, and is itself in the history and can be undone", async () => {
    const cat = await buildCat(server, { owner, cat_name: "Murka" });
    await edited(cat, { cat_name: "Mistake", cat_birthdate: "2020-02-02" });
    const [wrong] = await historyOf(cat);
    expect(wrong!.may_undo).toBe(1);
    expect(await undo(wrong!)).toBe("undone");
    const [undoing, undone] = await historyOf(cat);
    expect(undoing).toMatchObject({ noun: "cat", undoes: wrong!.id, undone: 0 });
    expect(undone).toMatchObject({ id: wrong!.id, undone: 1, may_undo: 0 });
    const { data } = await call("GET /cats/{id}", { params: { id: cat.id } });
    expect(data).toMatchObject({ cat_name: "Murka", cat_birthdate: "2022-05-14" });
    expect(await undo(wrong!)).toBe(
      "409 This has been changed again since. Undo the later change first",
    );
    expect(await undo(undoing!)).toBe("undone");
  });

  it("of a limited edit is open in every mode, of a full one only while the cat is unlocked", async () => {
    const cat = await buildCat(server, { owner, cat_name: "Murka" });
    await edited(cat, { cat_name: "Mistake", cat_birthdate: cat.cat_birthdate });
    const [full] = await historyOf(cat);
    await call("PATCH /cats/{id}", { params: { id: cat.id }, body: { chip: "643094100000001" } });
    const [limited] = await historyOf(cat);
    await server.pool.query("update cats set registered = 1, reg_num = $2 where id = $1", [
      cat.id,
      `FEL-2026-${cat.id}`,
    ]);
    const [registration] = await historyOf(cat);
    expect(registration!.may_undo).toBe(0);
    expect((await historyOf(cat)).find(({ id }) => id === full!.id)!.may_undo).toBe(0);
    expect(await undo(full!)).toMatch(/^403/);
    expect(await undo(registration!)).toBe(
      "409 This kind of change cannot be undone from the history",
    );
    expect(await undo(limited!)).toBe("undone");
  });

  it("of parents goes by the rules of parents, and is the online owner's", async () => {
    const shown = await buildMember(server);
    const [cat, dam, other] = await Promise.all([
      buildCat(server, { owner: shown, onlineOwner: owner, born: "2023-01-01" }),
      buildCat(server, { owner, sex: "female", born: "2020-01-01" }),
      buildCat(server, { owner, sex: "female", born: "2020-01-01" }),
    ]);
    const set = (motherId: number) => call("POST /parents/", { body: { catId: cat.id, motherId } });
    await set(dam.id);
    await set(other.id);
    const [second, first] = await historyOf(cat);
    expect(await undo(second!, server.as(shown))).toMatch(/^403/);
    expect(await undo(first!)).toMatch(/^409 This has been changed/);
    // The former mother has become too young meanwhile.
    await server.pool.query("update cats set cat_birthdate = '2022-11-11' where id = $1", [dam.id]);
    expect(await undo(second!)).toMatch(/^400/);
    await server.pool.query("update cats set cat_birthdate = '2020-01-01' where id = $1", [dam.id]);
    expect(await undo(second!)).toBe("undone");
    expect(await undo(first!)).toBe("undone");
    expect((await call("GET /parents/{id}", { params: { id: cat.id } })).data.mother_id).toBeNull();
  });

  it("of a colour changed, added and taken away", async () => {
    const cat = await buildCat(server, { owner, ems: "ns 22 64" });
    const ems = async () => (await call("GET /color/{id}", { params: { id: cat.id } })).data.ems;
    const paint = (body: object) => call("PUT /color/{id}", { params: { id: cat.id }, body });
    const was = await ems();
    await paint({ main_ems: "a", tabby_ems: "22" });
    expect(await undoLast(cat)).toBe("undone");
    expect(await ems()).toBe(was);
    await paint({ main_ems: null });
    expect(await ems()).toBeNull();
    expect(await undoLast(cat)).toBe("undone");
    expect(await ems()).toBe(was);
    await paint({ main_ems: null });
    await paint({ main_ems: "e" });
    expect(await undoLast(cat)).toBe("undone");
    expect(await ems()).toBeNull();
  });

  it("is offered to the club among all changes by the same rule as in the cat's own history", async () => {
    const clubMember = await buildAdmin(server);
    const as = server.as(clubMember);
    const [own, kept] = await Promise.all([
      buildCat(server, { owner: clubMember }),
      buildCat(server, { owner }),
    ]);
    for (const [cat, by] of [
      [own, as],
      [kept, call],
    ] as const)
      await by("PATCH /cats/{id}", { params: { id: cat.id }, body: { description: "Wrong" } });
    const inAll = async (cat: BuiltCat) => {
      const { data } = await as("GET /history", { query: { limit: 100 } });
      return data.filter((entry) => entry.cat?.id === cat.id);
    };
    for (const cat of [own, kept]) expect(await inAll(cat)).toEqual(await historyOf(cat, as));
    const [[wrong], [others]] = [await inAll(own), await inAll(kept)];
    expect([wrong!.may_undo, others!.may_undo]).toEqual([1, 0]);
    expect(await undo(others!, as)).toMatch(/^403/);
    expect(await undo(wrong!, as)).toBe("undone");
    expect(
      (await inAll(own)).map(({ undone, may_undo }) => [undone, may_undo]).slice(0, 2),
    ).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  it("of an ownership is the way back that there is", async () => {
    const taker = await buildMember(server);
    const cat = await buildCat(server, { owner, is_my_cat: 0 });
    const as = server.as(taker);
    await as("PUT /cats/update-owner-at-cat/{id}", { params: { id: cat.id } });
    const [taken] = await historyOf(cat, as);
    expect(await undo(taken!, server.as(await buildAdmin(server)))).toMatch(/^403/);
    expect(await undo(taken!, as)).toBe("undone");
    expect((await historyOf(cat))[0]).toMatchObject({ noun: "owners", undoes: taken!.id });
  });

  it("of documents and ads", async () => {
    const cat = await buildCat(server, { owner });
    const scan = await buildUpload(server, { owner, prefix: "pedigree" });
    const body = {
      pedigree_num: "P-1",
      issued_by: "Club",
      cat_systems_id: await referenceId(server, "cat_systems", "abb", "WCF"),
      cat_id: cat.id,
      pedigree_img_url: scan,
    };
    const { data: document } = await call("POST /pedigrees", { query: {}, body });
    expect(await undoLast(cat)).toMatch(/^409 This kind/);
    await call("PUT /pedigrees/{id}", {
      params: { id: document.id },
      query: {},
      body: { ...body, pedigree_num: "P-2" },
    });
    expect(await undoLast(cat)).toBe("undone");
    const { data: now } = await call("GET /pedigrees/{id}", { params: { id: document.id } });
    expect(now.pedigree_num).toBe("P-1");

    await buildAd(server, { cat, price_pet: 500 });
    const { data: ad } = await call("GET /sales/{catId}", { params: { catId: cat.id } });
    await call("POST /sales/{catId}", {
      params: { catId: cat.id },
      body: { ...ad, cat_id: cat.id, price_pet: 5 },
    });
    expect(await undoLast(cat)).toBe("undone");
    expect((await call("GET /sales/{catId}", { params: { catId: cat.id } })).data.price_pet).toBe(
      500,
    );
  });

  it("is told from a change that is none, and from one of a cat that is gone", async () => {
    expect(await undo({ id: 2_000_000_000 })).toBe("404 There is no such change in the history");
    const cat = await buildCat(server, { owner });
    const [entry] = await historyOf(cat);
    await call("DELETE /cats/{id}", { params: { id: cat.id } });
    expect(await undo(entry!)).toMatch(/^404/);
  });
});
