import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buildApplication } from "@felistry/testkit/build-application.ts";
import { buildCat, type BuiltCat } from "@felistry/testkit/build-cat.ts";
import { buildCertificate } from "@felistry/testkit/build-certificate.ts";
import { buildCorrection } from "@felistry/testkit/build-correction.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { statusOf } from "@felistry/testkit/outcome.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let owner: BuiltMember;
let club: BuiltMember;
let cat: BuiltCat;
let number: string;
let place = 0;

beforeAll(async () => {
  server = await startTestServer();
  [owner, club] = await Promise.all([buildMember(server), buildAdmin(server)]);
});
afterAll(() => server.stop());

beforeEach(async () => {
  number = `FEL-2024-${String(++place).padStart(6, "0")}`;
  cat = await buildCat(server, { owner, reg_num: number });
});

const annul = (by = club, about = cat, reason = "The pedigree was forged") =>
  server.as(by)("POST /cats/{id}/annulment", { params: { id: about.id }, body: { reason } });

const constraintOf = (write: Promise<unknown>) =>
  write.then(
    () => "done",
    (error: { constraint: string }) => error.constraint,
  );

test("an annulment takes the number, revokes the certificates and is mailed to the keeper", async () => {
  const kitten = await buildCat(server, { dam: cat, born: "2024-02-01", reg_num: `${number}-K` });
  const [own, ofKitten] = await Promise.all([
    buildCertificate(server, { cat }),
    buildCertificate(server, { cat: kitten }),
  ]);
  const pending = await buildCorrection(server, { cat, asker: owner });
  expect((await annul()).data.reg_num).toBe(number);
  const { rows } = await server.pool.query("select registered, reg_num from cats where id = $1", [
    cat.id,
  ]);
  expect(rows).toEqual([{ registered: 0, reg_num: null }]);
  const verified = async ({ code }: { code: string }) =>
    (await server.guest()("GET /verify/{code}", { params: { code } })).data.status;
  expect(await verified(own)).toBe("revoked");
  // It named the dam with its number.
  expect(await verified(ofKitten)).toBe("superseded");
  const { data } = await server.as(owner)("GET /corrections/{id}", { params: { id: pending.id } });
  expect(data.status).toBe("lapsed");
  const mails = await server.mailsSentTo(owner.email);
  const told = mails.find(({ subject }) => subject.includes(number))!;
  expect(told.text).toContain("The pedigree was forged");
  const { data: history } = await server.as(owner)("GET /cats/{id}/history", {
    params: { id: cat.id },
    query: {},
  });
  const annulled = history.find(({ noun }) => noun === "annulment")!;
  expect(annulled.member?.id).toBe(club.id);
  expect(await statusOf(annul())).toBe(409);
});

test("an annulled number is never used again, by whatever way", async () => {
  await annul();
  const { pool } = server;
  const other = await buildCat(server);
  const give = (id: number) =>
    pool.query("update cats set registered = 1, reg_num = $2 where id = $1", [id, number]);
  expect(await constraintOf(give(other.id))).toBe("cats_number_annulled");
  expect(await constraintOf(give(cat.id))).toBe("cats_number_annulled");
  expect(await constraintOf(buildCat(server, { reg_num: number }))).toBe("cats_number_annulled");
  const deleted = server.as(owner)("DELETE /cats/{id}", { params: { id: cat.id } });
  expect(await statusOf(deleted)).toBe(400);
  expect(await constraintOf(pool.query("delete from annulments"))).toBe("annulments_stay");
  expect(await constraintOf(pool.query("update annulments set reg_num = 'X'"))).toBe(
    "annulments_stay",
  );
});

test("a number that is annulled while another waits for it is refused to the other", async () => {
  const other = await buildCat(server);
  const [annulling, giving] = await Promise.all([server.pool.connect(), server.pool.connect()]);
  try {
    await annulling.query("begin");
    await annulling.query(
      "insert into annulments (cat_id, reg_num, reason, decided_by) values ($1, $2, 'Forged', $3)",
      [cat.id, number, club.id],
    );
    await annulling.query("update cats set registered = 0, reg_num = null where id = $1", [cat.id]);
    const given = constraintOf(
      giving.query("update cats set registered = 1, reg_num = $2 where id = $1", [
        other.id,
        number,
      ]),
    );
    await expect
      .poll(
        async () =>
          (
            await server.pool.query(
              "select from pg_stat_activity where wait_event_type = 'Lock' and query like 'update cats set registered = 1%'",
            )
          ).rowCount,
        { timeout: 20_000 },
      )
      .toBe(1);
    await annulling.query("commit");
    expect(await given).toBe("cats_number_annulled");
  } finally {
    annulling.release();
    giving.release();
  }
});

test("the first number of a year follows the annulled ones too", async () => {
  const year = new Date().getUTCFullYear();
  const last = await buildCat(server, { owner, reg_num: `FEL-${year}-000041` });
  await annul(club, last);
  const { cat_id } = await buildApplication(server);
  const { data } = await server.as(club)("PUT /cats/{id}/register-pedigree", {
    params: { id: cat_id },
    body: {},
  });
  expect(data.reg_num).toBe(`FEL-${year}-000042`);
});

test("the club annuls with a reason, registered cats of others, once", async () => {
  expect(await statusOf(annul(owner))).toBe(403);
  expect(await statusOf(annul(club, cat, " "))).toBe(400);
  expect(await statusOf(annul(club, await buildCat(server)))).toBe(409);
  expect(await statusOf(annul(club, { ...cat, id: 999_999 }))).toBe(404);
  const own = await buildCat(server, { owner: club, reg_num: `${number}-C` });
  expect(await statusOf(annul(club, own))).toBe(403);
  const others = await Promise.all([buildAdmin(server), buildAdmin(server), buildAdmin(server)]);
  const said = await Promise.all(others.map((by) => statusOf(annul(by))));
  expect(said.toSorted()).toEqual([200, 409, 409]);
});

test("a cat is registered anew after an annulment, under another number", async () => {
  await annul();
  await buildApplication(server, { cat });
  const { data } = await server.as(club)("PUT /cats/{id}/register-pedigree", {
    params: { id: cat.id },
    body: {},
  });
  expect(data.reg_num).not.toBe(number);
});

test("the page says to everybody that the number is annulled", async () => {
  await annul();
  const page = await server.raw(`/api/cats/cat-and-color/${cat.id}`, {
    headers: { "accept-language": "en" },
  });
  const { data } = (await page.json()) as { data: { club_notes: unknown; reg_num: unknown } };
  expect(data.reg_num).toBeNull();
  expect(data.club_notes).toEqual([
    { struck: number, text: expect.stringMatching(/^Registration annulled on \d+ \w+ \d{4}$/) },
  ]);
});
