/**
 * A litter waits for one member's consent about two cats: the mailed link dies with either, and the stud's new keeper
 * is asked.
 */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildApplication } from "@felistry/testkit/build-application.ts";
import { buildCat, type BuiltCat } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { statusOf } from "@felistry/testkit/outcome.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let admin: BuiltMember;
let breeder: BuiltMember;
let studOwner: BuiltMember;
let other: BuiltMember;
let queen: BuiltCat;
let stud: BuiltCat;
let litterId: number;

beforeAll(async () => {
  server = await startTestServer();
  admin = await buildAdmin(server);
});
afterAll(() => server.stop());
beforeEach(async () => {
  [breeder, studOwner, other] = await Promise.all([
    buildMember(server, { first_name: "Bella" }),
    buildMember(server),
    buildMember(server, { locale: "ru" }),
  ]);
  const born = "2020-01-01";
  queen = await buildCat(server, { owner: breeder, sex: "female", born, cat_name: "Vega" });
  stud = await buildCat(server, { owner: studOwner, sex: "male", born, cat_name: "Thunder" });
  const { data } = await server.as(breeder)("POST /litters", {
    body: {
      dam_id: queen.id,
      sire_id: stud.id,
      born: "2024-03-01",
      prefix: "Silverbrook",
      kittens: [
        { cat_name: "Alisa", sex: "female", ems: null },
        { cat_name: "Boris", sex: "male", ems: "n 22" },
      ],
      key: randomUUID(),
    },
  });
  litterId = data.id;
});

/** The links of all mails that have asked this member; mails of the same moment leave in any order. */
async function linksTo(member: BuiltMember): Promise<string[]> {
  const mails = await server.mailsSentTo(member.email);
  return mails.flatMap(({ text }) => /answer#([\w-]{43})/.exec(text)?.[1] ?? []);
}
const read = (token: string) => server.api("POST /litters/asked-by-mail", { body: { token } });
const confirm = (token: string) =>
  server.api("POST /litters/answer-by-mail", { body: { token, confirm: 1 } });
const kittens = async () =>
  (await server.pool.query("select from cats where mother_id = $1", [queen.id])).rowCount;
const stateOf = async () =>
  (await server.pool.query("select status from litters where id = $1", [litterId])).rows[0].status;

async function expectOver(token: string): Promise<void> {
  expect([await statusOf(read(token)), await statusOf(confirm(token))]).toEqual([400, 400]);
  expect(await kittens()).toBe(0);
}
const free = (by: BuiltMember, cat: BuiltCat) =>
  server.as(by)("PATCH /cats/{id}", { params: { id: cat.id }, body: { is_my_cat: 0 } });
const take = (by: BuiltMember, cat: BuiltCat) =>
  server.as(by)("POST /cat-change-owner", { body: { catId: cat.id } });
const giveBack = (by: BuiltMember, cat: BuiltCat) =>
  server.as(by)("PUT /cats/user-from-prev", { body: { catId: cat.id } });
const suspend = (member: BuiltMember) =>
  server.as(admin)("PUT /admin/members/{id}/suspension", {
    params: { id: member.id },
    body: { reason: "Three complaints" },
  });
const endSuspension = (member: BuiltMember) =>
  server.as(admin)("DELETE /admin/members/{id}/suspension", { params: { id: member.id } });
const mergeInto = async (by: BuiltMember, gone: BuiltCat, sex: "male" | "female") => {
  const kept = await buildCat(server, { owner: by, sex, born: "2020-01-01" });
  await server.as(by)("POST /cats/{id}/merge", {
    params: { id: kept.id },
    body: { other: gone.id, take: [] },
  });
  return kept;
};

test("[SEC-08] what the link asks is told to whoever holds it: who asks, which queen and stud, how many kittens, born when", async () => {
  const [link] = await linksTo(studOwner);
  const { data } = await read(link!);
  expect(data).toMatchObject({
    breeder: `${breeder.first_name} ${breeder.last_name}`,
    dam: { id: queen.id, cat_name: "Vega" },
    sire: { id: stud.id, cat_name: "Thunder" },
    born: "2024-03-01",
    kittens: [
      { cat_name: "Alisa", sex: "female" },
      { cat_name: "Boris", sex: "male" },
    ],
  });
  // Read, it is as good as before; answered, it is over.
  expect((await confirm(link!)).data.status).toBe("confirmed");
  expect(await statusOf(read(link!))).toBe(400);
  expect(await statusOf(read("no-token-of-anybody"))).toBe(400);
});

describe("[SEC-08] the stud passes to another member", () => {
  test("[SEC-08] by a taking: the old link is over, also when the stud comes back, and each keeper is asked anew", async () => {
    const [first] = await linksTo(studOwner);
    await free(studOwner, stud);
    await take(other, stud);
    await expectOver(first!);
    const [second] = await linksTo(other);
    expect((await read(second!)).data.sire.id).toBe(stud.id);
    await giveBack(other, stud);
    await expectOver(first!);
    await expectOver(second!);
    const links = await linksTo(studOwner);
    expect(links).toHaveLength(2);
    const third = links.find((link) => link !== first)!;
    expect((await confirm(third)).data.status).toBe("confirmed");
    expect(await kittens()).toBe(2);
  });

  test("[SEC-08] on the site the former keeper has no answer either, the new one has", async () => {
    await free(studOwner, stud);
    await take(other, stud);
    const answer = (by: BuiltMember) =>
      server.as(by)("PUT /litters/{id}/answer", {
        params: { id: litterId },
        body: { answer: "confirm" },
      });
    expect(await statusOf(answer(studOwner))).toBe(403);
    expect((await answer(other)).data.status).toBe("confirmed");
  });

  test("[SEC-08] while it is answered: either the answer stands, or the new keeper is asked, never both", async () => {
    await free(studOwner, stud);
    const [link] = await linksTo(studOwner);
    const [answered] = await Promise.all([statusOf(confirm(link!)), take(other, stud)]);
    const asked = (await linksTo(other)).length;
    expect([answered, asked, await kittens()]).toEqual(
      answered === 200 ? [200, 0, 2] : [400, 1, 0],
    );
  });

  test("[SEC-08] with another shown owner the link is over too, and the keeper has another", async () => {
    const [first] = await linksTo(studOwner);
    await server.as(studOwner)("PATCH /cats/{id}", {
      params: { id: stud.id },
      body: { users_id: other.id },
    });
    await expectOver(first!);
    expect(await linksTo(studOwner)).toHaveLength(2);
  });

  test("[SEC-08] to the breeder nobody is asked by mail: the litter is answered on its page", async () => {
    await free(studOwner, stud);
    await take(breeder, stud);
    expect(await linksTo(breeder)).toEqual([]);
    const { data } = await server.as(breeder)("GET /litters/{id}", { params: { id: litterId } });
    expect(data.may_answer).toBe(true);
  });

  test("[SEC-08] to the club for a check nobody is asked until it is back", async () => {
    const [first] = await linksTo(studOwner);
    const application = await buildApplication(server, { cat: stud });
    await take(admin, stud);
    await expectOver(first!);
    expect(await linksTo(admin)).toEqual([]);
    const onSite = server.as(admin)("PUT /litters/{id}/answer", {
      params: { id: litterId },
      body: { answer: "confirm" },
    });
    expect(await statusOf(onSite)).toBe(403);
    await server.as(studOwner)("PUT /applications/{id}/withdraw", {
      params: { id: application.id },
    });
    expect(await linksTo(studOwner)).toHaveLength(2);
  });
});

describe("[SEC-08] the link is over, and the stud's keeper asked anew,", () => {
  const ways: [string, () => Promise<unknown>][] = [
    [
      "when the queen passes to another member",
      async () => {
        await free(breeder, queen);
        await take(other, queen);
      },
    ],
    ["when the stud's record is merged into another", () => mergeInto(studOwner, stud, "male")],
    [
      "when the queen's record is merged into another",
      async () => {
        queen = await mergeInto(breeder, queen, "female");
      },
    ],
    [
      "when the keeper was suspended and is back",
      async () => {
        await suspend(studOwner);
        await endSuspension(studOwner);
      },
    ],
    [
      "when the breeder was suspended and is back",
      async () => {
        await suspend(breeder);
        await endSuspension(breeder);
      },
    ],
  ];
  test.each(ways)("[SEC-08] %s", async (_, go) => {
    const [first] = await linksTo(studOwner);
    await go();
    await expectOver(first!);
    const links = await linksTo(studOwner);
    expect(links).toHaveLength(2);
    await confirm(links.find((link) => link !== first)!);
    expect(await kittens()).toBe(2);
  });
});

describe("[SEC-08] nobody consents", () => {
  test("[SEC-08] for a keeper or a breeder who is suspended, on the site either", async () => {
    const [link] = await linksTo(studOwner);
    await suspend(breeder);
    await expectOver(link!);
    const onSite = server.as(studOwner)("PUT /litters/{id}/answer", {
      params: { id: litterId },
      body: { answer: "confirm" },
    });
    expect(await statusOf(onSite)).toBe(403);
    await suspend(studOwner);
    await endSuspension(breeder);
    expect(await linksTo(studOwner)).toHaveLength(1);
  });

  test("[SEC-08] for a keeper who has left, until another member takes the stud; a litter of a breeder who has left is off", async () => {
    const [link] = await linksTo(studOwner);
    const close = (member: BuiltMember) =>
      server.as(member)("POST /me/close", { body: { currentPassword: member.password } });
    await close(studOwner);
    await expectOver(link!);
    await take(other, stud);
    const [second] = await linksTo(other);
    expect((await read(second!)).data.sire.id).toBe(stud.id);
    await close(breeder);
    await expectOver(second!);
    expect(await stateOf()).toBe("cancelled");
  });

  test("[SEC-08] once the breeder has withdrawn the litter, whatever changes hands then", async () => {
    const [link] = await linksTo(studOwner);
    await server.as(breeder)("PUT /litters/{id}/answer", {
      params: { id: litterId },
      body: { answer: "cancel" },
    });
    await expectOver(link!);
    await free(studOwner, stud);
    await take(other, stud);
    expect(await linksTo(other)).toEqual([]);
  });

  test("[SEC-08] by a link whose member or cats are not those it was made for: the database keeps none", async () => {
    await server.pool.query("update cats set online_owner_id = $2 where id = $1", [
      stud.id,
      other.id,
    ]);
    const { rows } = await server.pool.query(
      "select token_hash, asked_id from litters where id = $1",
      [litterId],
    );
    expect(rows).toEqual([{ token_hash: null, asked_id: null }]);
  });
});

test("[SEC-08] the server has met no fault of its own", () => {
  expect(server.faults).toEqual([]);
});
