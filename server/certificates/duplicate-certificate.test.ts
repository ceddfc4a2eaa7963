import { afterAll, beforeAll, expect, test } from "vitest";
import { DUPLICATES_A_DAY } from "@felistry/contract/certificates/certificates.ts";
import { buildCat, type BuiltCat } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { statusOf } from "@felistry/testkit/outcome.ts";
import { pdfText } from "@felistry/testkit/pdf-text.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let owner: BuiltMember;
let place = 0;

beforeAll(async () => {
  // Limits as they are on a site.
  server = await startTestServer({ env: { RATE_LIMIT_FACTOR: "1" } });
  owner = await buildMember(server);
});
afterAll(() => server.stop());

async function certified() {
  const cat = await buildCat(server, { owner, reg_num: `FEL-2023-00000${++place}` });
  const { data } = await server.as(owner)("POST /cats/{id}/certificates", {
    params: { id: cat.id },
    body: { kind: "pedigree" },
  });
  return { cat, code: data.code };
}

const duplicate = (cat: BuiltCat, code: string, by = owner, reason = "Lost in the post") =>
  server.as(by)("POST /cats/{id}/certificates/{code}/duplicate", {
    params: { id: cat.id, code },
    body: { reason },
  });

const verify = async (code: string) =>
  (await server.guest()("GET /verify/{code}", { params: { code } })).data;

test("a lost certificate is replaced by one with another code and the same facts", async () => {
  const { cat, code } = await certified();
  const { data } = await duplicate(cat, code);
  expect(data).toMatchObject({ status: "valid", is_duplicate: 1, has_duplicate: 0 });
  expect(data.code).not.toBe(code);
  const [lost, found] = await Promise.all([verify(code), verify(data.code)]);
  expect(lost).toMatchObject({ status: "superseded", has_duplicate: 1, is_duplicate: 0 });
  expect(found).toMatchObject({ fingerprint: lost.fingerprint, certified: lost.certified });
  // Nothing has changed that a mail could tell.
  expect(await server.mailsSentTo(owner.email)).toEqual([]);
  const cookie = await server.sessionCookie(owner);
  const sheet = async (of: string) => {
    const answer = await server.raw(`/certificates/${of}.pdf`, { headers: { cookie } });
    return (await pdfText(new Uint8Array(await answer.arrayBuffer()))).text;
  };
  expect(await sheet(data.code)).toContain("DUPLICATE · ДУБЛИКАТ");
  expect(await sheet(code)).not.toContain("DUPLICATE");
});

test("only a valid certificate of that cat is replaced, by its owners and the club, once", async () => {
  const { cat, code } = await certified();
  const other = await certified();
  expect(await statusOf(duplicate(cat, code, await buildMember(server)))).toBe(403);
  expect(await statusOf(duplicate(cat, other.code))).toBe(409);
  expect(await statusOf(duplicate(cat, "AAAA-AAAA-AAAA-AAAA"))).toBe(404);
  expect(await statusOf(duplicate(cat, code, owner, " "))).toBe(400);
  const said = await Promise.all([1, 2, 3].map(() => statusOf(duplicate(cat, code))));
  expect(said.toSorted()).toEqual([200, 409, 409]);
  const next = await certified();
  expect(await statusOf(duplicate(next.cat, next.code, await buildAdmin(server)))).toBe(200);
});

test("a duplicate is superseded when the facts change, as any certificate is", async () => {
  const { cat, code } = await certified();
  const { data } = await duplicate(cat, code);
  await server.pool.query("update cats set cat_name = 'Aurora' where id = $1", [cat.id]);
  expect((await verify(data.code)).status).toBe("superseded");
  expect(await statusOf(duplicate(cat, data.code))).toBe(409);
});

test("a member gets ten duplicates a day, and the eleventh is refused until the next", async () => {
  const loser = await buildMember(server);
  const cat = await buildCat(server, { owner: loser, reg_num: `FEL-2023-00000${++place}` });
  let { code } = (
    await server.as(loser)("POST /cats/{id}/certificates", {
      params: { id: cat.id },
      body: { kind: "pedigree" },
    })
  ).data;
  for (let made = 0; made < DUPLICATES_A_DAY; made++)
    ({ code } = (await duplicate(cat, code, loser)).data);
  expect(await statusOf(duplicate(cat, code, loser))).toBe(429);
  expect((await verify(code)).status).toBe("valid");
  // Another member's are counted by themselves.
  const { cat: others, code: lost } = await certified();
  expect(await statusOf(duplicate(others, lost, await buildAdmin(server)))).toBe(200);
});
