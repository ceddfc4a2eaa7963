/** Litters: one form, confirmed by the stud's owner, and the kittens are cats with parents. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildLitter } from "@felistry/testkit/build-litter.ts";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let breeder: BuiltMember;
let studOwner: BuiltMember;

beforeAll(async () => {
  server = await startTestServer();
  [breeder, studOwner] = await Promise.all([buildMember(server), buildMember(server)]);
});
afterAll(() => server.stop());

const cat = (owner: BuiltMember, sex: "male" | "female", ems = "n 22", born = "2020-01-01") =>
  buildCat(server, { owner, sex, ems, born });

const kittens = [
  { cat_name: "Alisa", sex: "female", ems: "n 22" },
  { cat_name: "Boris", sex: "male", ems: null },
] as const;

async function register(studOf: BuiltMember, changes: object = {}) {
  const [queen, stud] = await Promise.all([cat(breeder, "female"), cat(studOf, "male")]);
  const body = {
    dam_id: queen.id,
    sire_id: stud.id,
    born: "2024-03-01",
    prefix: "Silverbrook",
    kittens: [...kittens],
    key: randomUUID(),
    ...changes,
  };
  const send = async () => (await server.as(breeder)("POST /litters", { body })).data;
  return { queen, stud, body, send };
}

const answer = async (by: BuiltMember, id: number, said: "confirm" | "decline" | "cancel") =>
  (await server.as(by)("PUT /litters/{id}/answer", { params: { id }, body: { answer: said } }))
    .data;

async function tokenOf(breederName: string): Promise<string> {
  const mails = await server.mailsSentTo(studOwner.email);
  const mail = mails.findLast(({ text }) => text.includes(breederName) && text.includes("#"));
  return /answer#([\w-]{43})/.exec(mail!.text)![1]!;
}

describe("with a stud of one's own", () => {
  it("the kittens are cats at once: on the page, with parents, breeder and colour", async () => {
    const { queen, stud, send } = await register(breeder);
    const litter = await send();
    expect(litter.status).toBe("confirmed");
    const id = litter.kittens[0]!.cat_id!;
    const { data } = await server.as(breeder)("GET /cats/cat-and-color/{id}", { params: { id } });
    expect(data).toMatchObject({
      cat_name: "Alisa",
      cat_name_cattery_prefix: "Silverbrook",
      cat_birthdate: "2024-03-01",
      ems: "n 22",
      users_id: breeder.id,
      breeder_id: breeder.id,
      is_my_cat: 1,
      mother: { id: queen.id },
      father: { id: stud.id },
    });
    expect(litter.kittens[1]).toMatchObject({ ems: null, sex: "male", cat_id: expect.any(Number) });
  });

  it("the same form sent twice, or by six at once, is one litter", async () => {
    const { queen, send } = await register(breeder);
    const sent = await Promise.all(Array.from({ length: 6 }, send));
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    const { rows } = await server.pool.query("select from cats where mother_id = $1", [queen.id]);
    expect(rows).toHaveLength(2);
  });

  it("a colour that the parents rule out is said, and stored all the same", async () => {
    const { body } = await register(breeder);
    const [queen, stud] = [await cat(breeder, "female", "a"), await cat(breeder, "male", "a")];
    const { data } = await server.as(breeder)("POST /litters", {
      body: {
        ...body,
        dam_id: queen.id,
        sire_id: stud.id,
        kittens: [
          { cat_name: "Black", sex: "male", ems: "n" },
          { cat_name: "Blue", sex: "male", ems: "a" },
        ],
      },
    });
    expect(data.kittens.map(({ impossible_colour }) => impossible_colour)).toEqual([1, 0]);
  });
});

describe("with another member's stud", () => {
  it("waits without kittens, until the owner confirms by the link in the mail, once", async () => {
    const { queen, send } = await register(studOwner);
    const litter = await send();
    expect(litter).toMatchObject({ status: "waiting", is_breeder: true, may_answer: false });
    const count = async () =>
      (await server.pool.query("select from cats where mother_id = $1", [queen.id])).rowCount;
    expect(await count()).toBe(0);
    const token = await tokenOf(breeder.last_name);
    const byMail = { body: { token, confirm: 1 as const } };
    expect((await server.api("POST /litters/answer-by-mail", byMail)).data.status).toBe(
      "confirmed",
    );
    expect(await count()).toBe(2);
    await expect(server.api("POST /litters/answer-by-mail", byMail)).rejects.toMatchObject({
      status: 400,
    });
    expect(await count()).toBe(2);
    const [mail] = (await server.mailsSentTo(breeder.email)).slice(-1);
    expect(mail!.subject).toContain("confirmed");
  });

  it("the owner confirms on the page too, the breeder cannot", async () => {
    const { send } = await register(studOwner);
    const { id } = await send();
    await expect(answer(breeder, id, "confirm")).rejects.toMatchObject({ status: 403 });
    const confirmed = await answer(studOwner, id, "confirm");
    expect(confirmed.kittens.every(({ cat_id }) => cat_id !== null)).toBe(true);
    await expect(answer(studOwner, id, "decline")).rejects.toMatchObject({ status: 409 });
    const { data } = await server.as(studOwner)("GET /litters", { query: {} });
    expect(data.map((litter) => litter.id)).toContain(id);
  });

  it.for([
    ["declined by the owner", "decline", "declined"],
    ["cancelled by the breeder", "cancel", "cancelled"],
  ] as const)("%s it brings no kitten, and may be registered again", async ([, said, status]) => {
    const { queen, body, send } = await register(studOwner);
    const { id } = await send();
    expect((await answer(said === "cancel" ? breeder : studOwner, id, said)).status).toBe(status);
    const { rows } = await server.pool.query("select from cats where mother_id = $1", [queen.id]);
    expect(rows).toEqual([]);
    const again = { ...body, key: randomUUID() };
    expect((await server.as(breeder)("POST /litters", { body: again })).data.id).not.toBe(id);
  });

  it("a link that has run out is over", async () => {
    const { send } = await register(studOwner);
    await send();
    const token = await tokenOf(breeder.last_name);
    // Of all litters: mails of earlier ones may come late.
    await server.pool.query(
      "update litters set token_expires_at = now() where token_expires_at is not null",
    );
    await expect(
      server.api("POST /litters/answer-by-mail", { body: { token, confirm: 1 } }),
    ).rejects.toMatchObject({ status: 400 });
  });

  it("is nobody else's to see", async () => {
    const { send } = await register(studOwner);
    const { id } = await send();
    const stranger = server.as(await buildMember(server));
    await expect(stranger("GET /litters/{id}", { params: { id } })).rejects.toMatchObject({
      status: 403,
    });
    expect((await stranger("GET /litters", { query: {} })).data).toEqual([]);
  });
});

describe("the list of litters", () => {
  it("has what one has bred and what one's studs have sired, by either owner, newest first and none twice", async () => {
    const [member, other] = await Promise.all([buildMember(server), buildMember(server)]);
    const stud = (owner: BuiltMember, onlineOwner: BuiltMember) =>
      buildCat(server, { owner, onlineOwner, sex: "male", born: "2020-01-01" });
    const litter = async (by: BuiltMember, sire: ReturnType<typeof stud>) =>
      (await buildLitter(server, { breeder: by, stud: sire })).id;
    const ids = [
      await litter(member, stud(other, other)),
      await litter(other, stud(other, other)),
      await litter(other, stud(other, member)),
      await litter(member, stud(member, member)),
      await litter(other, stud(member, other)),
    ];
    const walk = async (by: BuiltMember) => {
      const seen: number[] = [];
      for (let cursor: string | null | undefined; cursor !== null;) {
        const query = { limit: 2, ...(cursor && { cursor }) };
        const { data, page } = await server.as(by)("GET /litters", { query });
        seen.push(...data.map(({ id }) => id));
        cursor = page.next;
      }
      return seen;
    };
    const [first, second, third, fourth, fifth] = ids;
    expect(await walk(member)).toEqual([fifth, fourth, third, first]);
    expect(await walk(other)).toEqual([fifth, third, second, first]);
  });
});

describe("the rules", () => {
  it.for([
    ["[D4-03] a queen of three months", { born: "2020-03-01" }, 400],
    ["a birth in the future", { born: "2999-01-01" }, 400],
    ["no kitten", { kittens: [] }, 400],
    ["sixteen kittens", { kittens: Array.from({ length: 16 }, () => kittens[0]) }, 400],
    ["a kitten without a name", { kittens: [{ ...kittens[0], cat_name: "" }] }, 400],
    ["a colour that is none", { kittens: [{ ...kittens[0], ems: "xyz 99" }] }, 400],
  ] as const)("refuse %s", async ([, changes, status]) => {
    const { send } = await register(breeder, changes);
    await expect(send()).rejects.toMatchObject({ status });
  });

  it("[D4-01] [D4-02] refuse parents of the wrong sex", async () => {
    const { queen, stud, body } = await register(breeder);
    const swapped = { ...body, dam_id: stud.id, sire_id: queen.id };
    await expect(server.as(breeder)("POST /litters", { body: swapped })).rejects.toMatchObject({
      status: 400,
    });
  });

  it("refuse another litter of the queen within two months, and take one after", async () => {
    const { body, send } = await register(breeder);
    await send();
    const next = (born: string) =>
      server.as(breeder)("POST /litters", { body: { ...body, born, key: randomUUID() } });
    await expect(next("2024-03-01")).rejects.toMatchObject({ status: 409 });
    await expect(next("2024-04-30")).rejects.toMatchObject({ status: 409 });
    expect((await next("2024-05-01")).data.status).toBe("confirmed");
  });
});

describe("after all this", () => {
  it("the server has met no fault of its own", () => {
    expect(server.faults).toEqual([]);
  });
});
