import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildApplication, type BuiltApplication } from "@felistry/testkit/build-application.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let admin: BuiltMember;

beforeAll(async () => {
  server = await startTestServer();
  admin = await buildAdmin(server);
});
afterAll(() => server.stop());

const list = (query: { q?: string; limit?: number; cursor?: string; userId?: string } = {}) =>
  server.as(admin)("GET /applications/not-solve", { query });

async function walk(
  limit: number,
  afterFirst: () => Promise<unknown> = async () => {},
): Promise<number[]> {
  const ids: number[] = [];
  let cursor: string | undefined;
  for (;;) {
    const { data, page } = await list({ limit, ...(cursor !== undefined && { cursor }) });
    ids.push(...data.map(({ application_id }) => application_id));
    if (cursor === undefined) await afterFirst();
    if (page.next === null) return ids;
    cursor = page.next;
  }
}

describe("the applications that wait", () => {
  test("[7-77] [D1-06] none: 204 without a body", async () => {
    const cookie = await server.sessionCookie(admin);
    const response = await server.raw("/api/applications/not-solve", { headers: { cookie } });
    expect([response.status, await response.text()]).toEqual([204, ""]);
  });

  test("[7-76] [3-30] each has its document's and its breeder's data", async () => {
    const breeder = await buildMember(server, { first_name: "Marta", last_name: "Lindholm" });
    const [bred, foreign] = await Promise.all([buildCat(server), buildCat(server)]);
    await server.pool.query("update cats set breeder_id = $2 where id = $1", [bred.id, breeder.id]);
    await server.pool.query("update cats set breeder_not_user = 'A. Petrova' where id = $1", [
      foreign.id,
    ]);
    const first = await buildApplication(server, {
      cat: bred,
      pedigree: { number: "RX 117-2024", issued_by: "Felix club", system: "WCF" },
    });
    const second = await buildApplication(server, { cat: foreign });
    const { data } = await list({ userId: "1" });
    expect(data).toMatchObject([
      {
        application_id: first.id,
        cat_id: bred.id,
        num: "RX 117-2024",
        issued_by: "Felix club",
        pedigree_system_abb: "WCF",
        cat_systems_id: expect.any(Number),
        pedigree_img_url: expect.stringMatching(/^\/scans\//),
        breeder_first_name: "Marta",
        breeder_last_name: "Lindholm",
        breeder_not_user: null,
        applicant_id: bred.online_owner_id,
      },
      {
        application_id: second.id,
        cat_id: foreign.id,
        breeder_first_name: null,
        breeder_last_name: null,
        breeder_not_user: "A. Petrova",
      },
    ]);
  });

  test("[7-50] their cats are asked for by their ids; others than those of waiting applications are not told", async () => {
    const { data } = await list();
    const free = await buildCat(server);
    const ids = [...data.map(({ cat_id }) => cat_id), free.id];
    const { data: cats } = await server.as(admin)("GET /cats/notregistered", {
      query: { ids: ids.join(",") },
    });
    expect(cats.map(({ id }) => id).toSorted()).toEqual(
      data.map(({ cat_id }) => cat_id).toSorted(),
    );
    expect(cats.every(({ registered }) => registered === 0)).toBe(true);
  });

  test("[4-10] [4-11] decided ones are gone from it", async () => {
    const [confirmed, declined] = await Promise.all([
      buildApplication(server),
      buildApplication(server),
    ]);
    await server.as(admin)("PUT /cats/{id}/register-pedigree", {
      params: { id: confirmed.cat_id },
      body: {},
    });
    await server.as(admin)("PUT /cats/{id}/delete-pedigree-application", {
      params: { id: declined.cat_id },
      body: { reason: "Another cat's scan" },
    });
    const ids = (await list()).data.map(({ application_id }) => application_id);
    expect(ids).not.toContain(confirmed.id);
    expect(ids).not.toContain(declined.id);
  });

  test("[D1-28] are walked to the end, the oldest first, none twice and none missing, also while more are sent", async () => {
    const sent: BuiltApplication[] = [];
    for (let index = 0; index < 5; index++) sent.push(await buildApplication(server));
    const late: BuiltApplication[] = [];
    const ids = await walk(2, async () => late.push(await buildApplication(server)));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(ids.toSorted((one, other) => one - other));
    for (const { id } of [...sent, ...late]) expect(ids).toContain(id);
  });

  test("are found by cat, applicant, pedigree number and their own numbers", async () => {
    const applicant = await buildMember(server, { first_name: "Zinaida", last_name: "Orlova" });
    const cat = await buildCat(server, { owner: applicant, cat_name: "Xerxes", prefix: "Quintus" });
    const { id } = await buildApplication(server, { cat, pedigree: { number: "LO 77/ABC" } });
    for (const q of [
      "xerx",
      "Quintus Xer",
      "zinaida",
      "orlov",
      "77/abc",
      String(cat.id),
      String(id),
    ]) {
      const { data } = await list({ q });
      expect(
        data.map(({ application_id }) => application_id),
        q,
      ).toContain(id);
    }
    expect(await list({ q: "nobody has this name" })).toMatchObject({
      data: [],
      page: { next: null },
    });
  });
});
