import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildApplication } from "@felistry/testkit/build-application.ts";
import { buildCat, type BuiltCat } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { buildUploadRow } from "@felistry/testkit/build-upload-row.ts";
import { refusalOf, statusOf } from "@felistry/testkit/outcome.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let owner: BuiltMember;
let admin: BuiltMember;

beforeAll(async () => {
  server = await startTestServer({ now: "2026-05-10" });
  owner = await buildMember(server);
  admin = await buildAdmin(server);
});
afterAll(() => server.stop());

/** A cat with four generations of mothers behind it, applied for. */
async function applied() {
  let line: BuiltCat | undefined;
  const mothers: BuiltCat[] = [];
  for (const born of ["2012-01-01", "2014-01-01", "2016-01-01", "2018-01-01"]) {
    line = await buildCat(server, { owner, born, ...(line && { dam: line }) });
    mothers.unshift(line);
  }
  const cat = await buildCat(server, { owner, born: "2020-01-01", dam: line! });
  const application = await buildApplication(server, { cat });
  return { cat, mothers, application };
}

/** What the desk shows of the cat's application. */
async function shown(catId: number) {
  const { data } = await server.as(admin)("GET /applications/not-solve", {
    query: { q: String(catId), limit: 100 },
  });
  return data.find(({ cat_id }) => cat_id === catId)!;
}
const confirm = (id: number, version: number) =>
  server.as(admin)("PUT /cats/{id}/register-pedigree", { params: { id }, body: { version } });
const decline = (id: number, version: number) =>
  server.as(admin)("PUT /cats/{id}/delete-pedigree-application", {
    params: { id },
    body: { reason: "Another cat", version },
  });

describe("the club decides on what it has seen", () => {
  test("[SEC-07] a replaced scan, a changed document or ancestor between look and click is 409 with what it is now", async () => {
    const { cat, mothers, application } = await applied();
    const scan = await buildUploadRow(server, { owner, prefix: "pedigree" });
    const pedigree = application.pedigrees_id;
    const set = (text: string, ...values: unknown[]) => server.pool.query(text, values);
    const changes: [fact: string, now: unknown, change: () => Promise<unknown>][] = [
      [
        "scan",
        scan,
        () => set("update pedigrees set pedigree_img_url = $2 where id = $1", pedigree, scan),
      ],
      [
        "num",
        "OTHER",
        () => set("update pedigrees set pedigree_num = 'OTHER' where id = $1", pedigree),
      ],
      ["name", "Console", () => set("update cats set cat_name = 'Console' where id = $1", cat.id)],
      [
        "ancestor_31",
        expect.stringContaining("Great-Great"),
        () =>
          server.as(owner)("PUT /cats/{id}", {
            params: { id: mothers[3]!.id },
            body: { cat_name: "Great-Great", breed_id: mothers[3]!.breed_id },
          }),
      ],
      [
        "colour",
        "a",
        () => set("update cat_colours set ems = 'a', main = 'a' where cat_id = $1", cat.id),
      ],
    ];
    for (const [fact, now, change] of changes) {
      const { version, facts } = await shown(cat.id);
      await change();
      for (const decide of [confirm, decline]) {
        const refused = await refusalOf(decide(cat.id, version));
        expect([fact, refused.status]).toEqual([fact, 409]);
        const { state } = refused.body.data as { state: Record<string, unknown> };
        expect(state[fact]).toEqual(now);
        expect(state[fact]).not.toEqual(facts[fact]);
      }
    }
    const { version } = await shown(cat.id);
    expect(await statusOf(confirm(cat.id, version))).toBe(200);
  });

  test("[SEC-07] a photo, a description or an order of another cat is no change of it", async () => {
    const { cat } = await applied();
    const { version } = await shown(cat.id);
    await server.as(owner)("PATCH /cats/{id}", {
      params: { id: cat.id },
      body: { description: "Fond of boxes" },
    });
    expect(await statusOf(confirm(cat.id, version))).toBe(200);
  });

  test("[SEC-07] [D11-03] who sends no version decides as before", async () => {
    const { cat } = await applied();
    const call = server.as(admin)("PUT /cats/{id}/register-pedigree", { params: { id: cat.id } });
    expect(await statusOf(call)).toBe(200);
  });
});

describe("while an application waits", () => {
  const as = () => server.as(owner);
  test("[SEC-07] what it certifies of the cat stays, by every way; the rest may change", async () => {
    const { cat, mothers } = await applied();
    const { data } = await as()("GET /cats/cat-and-color/{id}", { params: { id: cat.id } });
    const { cat_name, breed_id, sex, cat_birthdate } = data!;
    const { main, gold, white, tabby, point, eye } = data!;
    expect(data!.facts_locked).toBe(true);
    const colour = { main, gold, white, tabby, point, eye };
    const form = { cat_name, breed_id, sex, cat_birthdate, ...colour };
    const put = (body: object) =>
      as()("PUT /cats/{id}", { params: { id: cat.id }, body: { ...form, ...body } });
    const sire = await buildCat(server, { owner, sex: "male", born: "2018-01-01" });
    const refused: (() => Promise<unknown>)[] = [
      () => put({ cat_name: "Another" }),
      () => put({ cat_birthdate: "2020-02-02" }),
      () => put({ breeder_not_user: "Somebody Else" }),
      () => put({ main_ems: "d", main: "d" }),
      () => as()("PUT /color/{id}", { params: { id: cat.id }, body: { main_ems: "d" } }),
      () => as()("POST /parents/", { body: { catId: cat.id, fatherId: sire.id } }),
      () => as()("DELETE /parents/{id}", { params: { id: cat.id }, body: { mother: true } }),
    ];
    for (const write of refused) {
      const { status, message } = await refusalOf(write());
      expect([status, message]).toEqual([409, expect.stringContaining("withdraw the application")]);
    }
    expect(await statusOf(put({ chip: "643 0941", description: "Tame" }))).toBe(200);
    // An ancestor may be another's cat: it changes, and the club sees it.
    const ancestor = mothers[0]!;
    await as()("PUT /cats/{id}", {
      params: { id: ancestor.id },
      body: { cat_name: "Renamed", breed_id: ancestor.breed_id },
    });
  });

  test("[SEC-07] a change taken back and a merge are held too", async () => {
    const cat = await buildCat(server, { owner, born: "2020-01-01" });
    const other = await buildCat(server, { owner, born: "2021-01-01", cat_name: "Twin" });
    await as()("PUT /cats/{id}", {
      params: { id: cat.id },
      body: { cat_name: "Renamed Once", breed_id: cat.breed_id },
    });
    await buildApplication(server, { cat });
    const { data } = await as()("GET /cats/{id}/history", { params: { id: cat.id }, query: {} });
    const change = data.find(({ noun, action }) => noun === "cat" && action === "update")!;
    const undo = () => as()("POST /history/{id}/undo", { params: { id: change.id } });
    const merge = () =>
      as()("POST /cats/{id}/merge", {
        params: { id: cat.id },
        body: { other: other.id, take: ["cat_birthdate"] },
      });
    expect([await statusOf(undo()), await statusOf(merge())]).toEqual([409, 409]);
  });

  test("[SEC-07] withdrawn, or by the administrator who has taken the cat, it may change", async () => {
    const { cat, application } = await applied();
    const rename = (member: BuiltMember, cat_name: string) =>
      statusOf(
        server.as(member)("PUT /cats/{id}", {
          params: { id: cat.id },
          body: { cat_name, breed_id: cat.breed_id },
        }),
      );
    const { version } = await shown(cat.id);
    await server.as(admin)("PUT /cats/update-owner-at-cat/{id}", { params: { id: cat.id } });
    expect(await rename(admin, "Corrected")).toBe(200);
    // The administrator too decides on what is there now.
    expect(await statusOf(confirm(cat.id, version))).toBe(409);
    await as()("PUT /applications/{id}/withdraw", { params: { id: application.id } });
    expect(await rename(owner, "Free Again")).toBe(200);
  });
});
