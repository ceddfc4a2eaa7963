/** Judges confirm by a link: who is on the club's list, who may ask, and what ends a question. Attackers included. */
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { ApiCaller } from "@felistry/contract/client.ts";
import { ASKS_OF_JUDGE } from "@felistry/contract/credentials/judges.ts";
import { buildCat, type BuiltCat } from "@felistry/testkit/build-cat.ts";
import { buildJudge, type BuiltJudge } from "@felistry/testkit/build-judge.ts";
import {
  buildAdmin,
  buildMember,
  buildOfficer,
  type BuiltMember,
} from "@felistry/testkit/build-member.ts";
import { buildUpload } from "@felistry/testkit/build-upload.ts";
import { outcomeOf, statusOf } from "@felistry/testkit/outcome.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { hearLog } from "../../log.ts";

let server: TestServer;
let clerk: BuiltMember;
let owner: BuiltMember;
let judge: BuiltJudge;
let cat: BuiltCat;
let call: ApiCaller;
let entry: number;

beforeAll(async () => {
  server = await startTestServer();
  clerk = await buildOfficer(server, "clerk");
});
afterAll(() => server.stop());
beforeEach(async () => {
  owner = await buildMember(server, { first_name: "Vera" });
  judge = await buildJudge(server, { addedBy: clerk });
  cat = await buildCat(server, { owner, born: "2022-01-01", cat_name: "Vega" });
  call = server.as(owner);
  entry = await enter();
});

const result = () => ({
  kind: "result" as const,
  name: "CAC",
  issued_by: "Baltic Show",
  issued_on: "2025-01-11",
  show_system: "FIFe" as const,
  show_class: "adult" as const,
  show_country: "FI",
  judge: judge.name,
});
const enter = async (body: object = {}): Promise<number> => {
  const params = { id: cat.id };
  return (await call("POST /cats/{id}/credentials", { params, body: { ...result(), ...body } }))
    .data.id;
};
const change = (body: object = {}) =>
  call("PUT /credentials/{id}", { params: { id: entry }, body: { ...result(), ...body } });
const ask = (id = entry, as = call) => as("POST /credentials/{id}/judge-ask", { params: { id } });
const read = (token: string) => server.api("POST /credentials/asked-by-mail", { body: { token } });
const answer = (token: string, confirm: 0 | 1 = 1) =>
  server.api("POST /credentials/answer-by-mail", { body: { token, confirm } });
const listed = async (as: ApiCaller = server.api, of = cat) =>
  (await as("GET /cats/{id}/credentials", { params: { id: of.id } })).data;
const stateOf = async () =>
  (await call("GET /cats/{id}/judge-asks", { params: { id: cat.id } })).data.find(
    ({ credential_id }) => credential_id === entry,
  )!.state;
const linksTo = async ({ email }: { readonly email: string }) =>
  (await server.mailsSentTo(email)).flatMap(
    ({ text }) => /\/judge\/([\w-]{43})\b/.exec(text)?.[1] ?? [],
  );
/** Asks, and opens the mail. */
const asked = async (): Promise<string> => {
  await ask();
  return (await linksTo(judge)).at(-1)!;
};
async function expectOver(token: string): Promise<void> {
  expect([await statusOf(read(token)), await statusOf(answer(token))]).toEqual([404, 404]);
  const { rows } = await server.pool.query(
    "select from credentials where id = $1 and judge_answer is not null",
    [entry],
  );
  expect(rows).toEqual([]);
}

describe("[15.8] the club's list of judges", () => {
  const body = (of: object = {}) => ({
    name: "Élise  Martin",
    email: "elise@judges.example",
    systems: ["WCF" as const, "FIFe" as const],
    locale: "ru" as const,
    ...of,
  });
  const add = (by: BuiltMember, of: object = {}) =>
    server.as(by)("POST /admin/judges", { body: body(of) });

  test("is kept by who decides on titles, read by who reads them, and shown to nobody else", async () => {
    const { data } = await add(clerk);
    expect(data).toEqual({
      id: expect.any(Number),
      ...body({ systems: ["FIFe", "WCF"] }),
      added_by: `${clerk.first_name} ${clerk.last_name}`,
      added_at: expect.any(String),
      rested_at: null,
    });
    for (const role of ["registrar", "auditor"] as const) {
      const officer = await buildOfficer(server, role);
      expect(await statusOf(add(officer, { email: "other@judges.example" }))).toBe(403);
      const change = { params: { id: data.id }, body: body({ rested: 1 }) };
      expect(await statusOf(server.as(officer)("PUT /admin/judges/{id}", change))).toBe(403);
      const { data: seen } = await server.as(officer)("GET /admin/judges", {
        query: { limit: 100 },
      });
      expect(seen.map(({ id }) => id)).toContain(data.id);
    }
    const treasurer = await buildOfficer(server, "treasurer");
    for (const outsider of [treasurer, owner])
      expect(await statusOf(server.as(outsider)("GET /admin/judges", { query: {} }))).toBe(403);
  });

  test("forgets a judge who is removed, but not what the judge has said", async () => {
    const token = await asked();
    await answer(token);
    const remove = (by: BuiltMember) =>
      server.as(by)("DELETE /admin/judges/{id}", { params: { id: judge.id } });
    expect(await statusOf(remove(await buildOfficer(server, "registrar")))).toBe(403);
    await remove(clerk);
    expect(await statusOf(remove(clerk))).toBe(404);
    const { rows } = await server.pool.query("select from judges where email = $1", [judge.email]);
    expect(rows).toEqual([]);
    expect((await listed()).find(({ id }) => id === entry)).toMatchObject({ evidence: "judged" });
    expect(await statusOf(ask())).toBe(409);
    // The address is free for an entry anew.
    expect(await statusOf(add(clerk, { name: judge.name, email: judge.email }))).toBe(200);
  });

  test("has an address once, and a name once in a federation, among those who answer", async () => {
    const added = await add(clerk, { name: "Olga Nord", email: "olga@judges.example" });
    const refused = { status: 409 };
    expect(
      await outcomeOf(add(clerk, { name: "Another", email: "OLGA@judges.example" })),
    ).toMatchObject(refused);
    const twin = { name: "olga NORD", email: "olga2@judges.example" };
    expect(await outcomeOf(add(clerk, twin))).toMatchObject(refused);
    expect(await statusOf(add(clerk, { ...twin, systems: ["TICA"] }))).toBe(200);
    const { id } = added.data;
    const rested = {
      ...body({ name: "Olga Nord", email: "olga@judges.example" }),
      rested: 1 as const,
    };
    const { data } = await server.as(clerk)("PUT /admin/judges/{id}", {
      params: { id },
      body: rested,
    });
    expect(data.rested_at).not.toBeNull();
    expect(await statusOf(add(clerk, { ...twin, email: "olga3@judges.example" }))).toBe(200);
  });

  test.each([
    ["a name of nothing but dots", { name: " . " }, "name"],
    ["no federation", { systems: [] }, "systems"],
    ["no address", { email: "olga" }, "email"],
  ])("refuses %s by its field", async (_what, of, field) => {
    await expect(add(clerk, of)).rejects.toMatchObject({
      status: 400,
      body: { errors: [{ field }] },
    });
  });
});

describe("[15.8] the owner asks", () => {
  test("a judge of that name and federation, once, in the judge's language", async () => {
    await server.pool.query("update judges set locale = 'ru' where id = $1", [judge.id]);
    expect(await stateOf()).toBe("open");
    expect((await ask()).data).toMatchObject({ credential_id: entry, state: "asked" });
    expect(await stateOf()).toBe("asked");
    expect(await outcomeOf(ask())).toMatchObject({ status: 409 });
    const [mail, ...more] = await server.mailsSentTo(judge.email);
    expect(more).toEqual([]);
    expect(mail!.subject).toContain("Вы присудили CAC?");
    expect(mail!.text).toContain(`${owner.first_name} ${owner.last_name}`);
    expect(mail!.text).not.toContain(owner.email);
    const { rows } = await server.pool.query<{ kept: string; days: number }>(
      "select encode(token_hash, 'hex') as kept, round(extract(epoch from expires_at - now()) / 86400)::int as days from judge_asks where credential_id = $1",
      [entry],
    );
    expect(rows[0]!.days).toBe(30);
    expect(rows[0]!.kept).toMatch(/^[0-9a-f]{64}$/);
  });

  test("no judge who is not on the list, of another federation, or resting", async () => {
    const stranger = await enter({ judge: "My Friend", issued_on: "2025-02-01" });
    expect(await outcomeOf(ask(stranger))).toMatchObject({ status: 409 });
    const other = await enter({ show_system: "WCF", issued_on: "2025-02-02" });
    expect(await statusOf(ask(other))).toBe(409);
    await server.pool.query("update judges set rested_at = now() where id = $1", [judge.id]);
    expect([await stateOf(), await statusOf(ask())]).toEqual(["unlisted", 409]);
    const words = await call("POST /cats/{id}/credentials", {
      params: { id: cat.id },
      body: { kind: "result", name: "CAC", result: "EX 1" },
    });
    expect(await statusOf(ask(words.data.id))).toBe(409);
    expect(await linksTo(judge)).toEqual([]);
  });

  test.each([
    ["lets them rest", "rested_at = now()", 409],
    ["mends their address", "email = 'mended-' || email", 200],
  ])(
    "a judge as the list has them once the desk, which just now %s, is done",
    async (_what, set, status) => {
      const desk = await server.pool.connect();
      try {
        await desk.query("begin");
        await desk.query(`update judges set ${set} where id = $1`, [judge.id]);
        const asking = statusOf(ask());
        await vi.waitFor(async () => {
          const { rowCount } = await server.pool.query(
            `select from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock' and query like '%judges j%'`,
          );
          expect(rowCount).toBe(1);
        }, 5_000);
        await desk.query("commit");
        expect(await asking).toBe(status);
      } finally {
        desk.release();
      }
      expect(await linksTo(judge)).toEqual([]);
      expect(await linksTo({ email: `mended-${judge.email}` })).toHaveLength(
        status === 200 ? 1 : 0,
      );
    },
  );

  test("about their own cat alone, and never themself", async () => {
    const stranger = server.as(await buildMember(server));
    expect(await statusOf(ask(entry, stranger))).toBe(403);
    expect(await statusOf(stranger("GET /cats/{id}/judge-asks", { params: { id: cat.id } }))).toBe(
      403,
    );
    await server.pool.query("update judges set email = upper($2) where id = $1", [
      judge.id,
      owner.email,
    ]);
    expect([await stateOf(), await statusOf(ask())]).toEqual(["own", 403]);
  });

  test("as often as the day allows a member and a judge, and links are tried no more often", async () => {
    const strict = await startTestServer({ config: { limitFactor: 2 / ASKS_OF_JUDGE.most } });
    try {
      const officer = await buildAdmin(strict);
      const busy = await buildJudge(strict, { addedBy: officer });
      const other = await buildJudge(strict, { addedBy: officer });
      const askOnce = async (by?: BuiltMember, of = busy) => {
        const member = by ?? (await buildMember(strict));
        const shown = await buildCat(strict, { owner: member, born: "2022-01-01" });
        const as = strict.as(member);
        const { data } = await as("POST /cats/{id}/credentials", {
          params: { id: shown.id },
          body: { ...result(), judge: of.name },
        });
        return statusOf(as("POST /credentials/{id}/judge-ask", { params: data }));
      };
      expect([await askOnce(), await askOnce(), await askOnce()]).toEqual([200, 200, 429]);
      const eager = await buildMember(strict);
      expect([await askOnce(eager, other), await askOnce(eager, other)]).toEqual([200, 429]);
      const body = { token: "A".repeat(43) };
      const reading = () => strict.api("POST /credentials/asked-by-mail", { body });
      const answering = () =>
        strict.api("POST /credentials/answer-by-mail", { body: { ...body, confirm: 1 } });
      const tries: number[] = [];
      for (const attempt of [reading, answering, answering, answering, reading])
        tries.push(await statusOf(attempt()));
      expect(tries).toEqual([404, 404, 404, 429, 429]);
    } finally {
      await strict.stop();
    }
  });
});

describe("[15.8] the judge answers by the link", () => {
  test("which shows what is public of the cat and who asks, and no address", async () => {
    const token = await asked();
    const { data } = await read(token);
    expect(data).toMatchObject({
      asker: `${owner.first_name} ${owner.last_name}`,
      judge: judge.name,
      award: "CAC",
      show_system: "FIFe",
      issued_by: "Baltic Show",
      issued_on: "2025-01-11",
      cat: { id: cat.id, cat_name: "Vega" },
    });
    expect(JSON.stringify(data)).not.toContain("@");
    expect(await statusOf(read(token))).toBe(200);
    expect((await listed())[0]).toMatchObject({ evidence: "claimed" });
  });

  test("yes: the result is confirmed by the judge, told in history and log in the same transaction", async () => {
    await answer(await asked());
    expect((await listed())[0]).toMatchObject({
      evidence: "judged",
      confirmed_at: null,
      judge_answer: null,
    });
    expect((await listed(call))[0]).toMatchObject({
      evidence: "judged",
      judge_answer: "confirmed",
    });
    expect(await stateOf()).toBe("settled");
    expect(await statusOf(ask())).toBe(409);
    const { rows } = await server.pool.query(
      `select (select facts ->> 'judge_answer' from log_entries where subject = 'credential:' || $1::int and kind = 'credential_decided') as logged,
         (select count(*)::int from history h where h.noun = 'credential' and h.row_id = $1::int and h.after ->> 'judge_answer' = 'confirmed' and h.member_id is null) as recorded,
         (select e.xmin::text = l.xmin::text from credentials e, log_entries l where e.id = $1::int and l.subject = 'credential:' || $1::int) as at_once`,
      [entry],
    );
    expect(rows).toEqual([{ logged: "confirmed", recorded: 1, at_once: true }]);
    const mails = await server.mailsSentTo(owner.email);
    expect(mails.at(-1)!.text).toContain(judge.name);
    expect(JSON.stringify(mails)).not.toContain(judge.email);
    const { data: notices } = await call("GET /me/notices", { query: {} });
    expect(JSON.stringify(notices)).toContain(`/cats/${cat.id}/credentials`);
  });

  test("no: the owner is told, the desk sees it beside the entry, and may confirm all the same", async () => {
    const scan_url = await buildUpload(server, { owner, prefix: "credential" });
    await change({ scan_url });
    await answer(await asked(), 0);
    expect((await listed())[0]).toMatchObject({ evidence: "scanned", judge_answer: null });
    expect((await server.mailsSentTo(owner.email)).at(-1)!.text).toContain(
      "did not give this result",
    );
    const club = server.as(clerk);
    const { data } = await club("GET /credentials/waiting", { query: { limit: 100 } });
    expect(data.find(({ id }) => id === entry)).toMatchObject({ judge_answer: "denied" });
    expect((await listed(club))[0]).toMatchObject({ judge_answer: "denied" });
    await club("PUT /credentials/{id}/confirm", {
      params: { id: entry },
      body: { confirmed: true },
    });
    expect((await listed())[0]).toMatchObject({ evidence: "confirmed" });
  });

  test("an answer is seen by a decider who looked before: the entry has changed", async () => {
    const scan_url = await buildUpload(server, { owner, prefix: "credential" });
    await change({ scan_url });
    const token = await asked();
    const club = server.as(clerk);
    const version = (await listed(club))[0]!.version;
    await answer(token, 0);
    const confirm = club("PUT /credentials/{id}/confirm", {
      params: { id: entry },
      body: { confirmed: true, version },
    });
    expect(await statusOf(confirm)).toBe(409);
  });

  test("what judges have confirmed counts for titles as what the club has", async () => {
    const others = ["2025-02-08", "2025-03-08"];
    const judges = [judge];
    for (const issued_on of others) {
      judges.push(await buildJudge(server, { addedBy: clerk }));
      await enter({ issued_on, judge: judges.at(-1)!.name });
    }
    const titles = async () =>
      (await server.api("GET /cats/{id}/titles", { params: { id: cat.id } })).data.reached;
    expect(await titles()).toMatchObject([{ title: "CH", confirmed: 0 }]);
    for (const { id } of await listed()) {
      await ask(id);
      for (const each of judges)
        for (const token of await linksTo(each)) await statusOf(answer(token));
    }
    expect((await listed()).map(({ evidence }) => evidence)).toEqual(Array(3).fill("judged"));
    expect(await titles()).toMatchObject([{ title: "CH", confirmed: 1 }]);
  });
});

describe("[15.8] [SEC-38] the link is over", () => {
  test("once it is used, by two at once too", async () => {
    const token = await asked();
    const statuses = await Promise.all(
      [0, 1, 0, 1].map((yes) => statusOf(answer(token, yes as 0 | 1))),
    );
    expect(statuses.toSorted()).toEqual([200, 404, 404, 404]);
    expect(await statusOf(read(token))).toBe(404);
  });

  test("if it was never sent, or is the hash of one that was", async () => {
    await asked();
    const { rows } = await server.pool.query<{ hash: Buffer }>(
      "select token_hash as hash from judge_asks where credential_id = $1",
      [entry],
    );
    for (const token of ["A".repeat(43), rows[0]!.hash.toString("base64url"), "' or true --", "x"])
      await expectOver(token);
    expect(await stateOf()).toBe("asked");
  });

  test("after thirty days; then the judge can be asked anew, and the old link stays over", async () => {
    const token = await asked();
    await server.pool.query(
      "update judge_asks set asked_at = now() - interval '31 days', expires_at = now() - interval '1 second' where credential_id = $1",
      [entry],
    );
    await expectOver(token);
    expect(await stateOf()).toBe("open");
    const next = await asked();
    expect(next).not.toBe(token);
    await expectOver(token);
    expect(await statusOf(answer(next))).toBe(200);
  });

  const suspend = async () =>
    server.as(await buildAdmin(server))("PUT /admin/members/{id}/suspension", {
      params: { id: owner.id },
      body: { reason: "Three complaints" },
    });
  const keep = (of: object) =>
    server.as(clerk)("PUT /admin/judges/{id}", {
      params: { id: judge.id },
      body: { name: judge.name, email: judge.email, systems: ["FIFe"], ...of },
    });
  test.each<[string, () => Promise<unknown>]>([
    ["the entry is changed", () => change({ name: "CACIB" })],
    [
      "the entry is changed and changed back",
      async () => {
        await change({ issued_on: "2025-01-12" });
        await change();
      },
    ],
    ["the entry is removed", () => call("DELETE /credentials/{id}", { params: { id: entry } })],
    ["the judge rests", () => keep({ rested: 1 })],
    ["the judge has another address", () => keep({ email: `new-${judge.email}` })],
    ["the judge has another name", () => keep({ name: `${judge.name} Senior` })],
    [
      "the judge is removed from the list",
      () => server.as(clerk)("DELETE /admin/judges/{id}", { params: { id: judge.id } }),
    ],
    ["the judge is of another federation", () => keep({ systems: ["TICA"] })],
    ["the asker is suspended", suspend],
    [
      "the asker closes the account",
      async () => {
        await server.pool.query("update users set closed_at = now() where id = $1", [owner.id]);
      },
    ],
    [
      "the cat has another owner",
      async () => {
        const other = await buildMember(server);
        await server.pool.query(
          "update cats set users_id = $2, online_owner_id = $2 where id = $1",
          [cat.id, other.id],
        );
      },
    ],
    [
      "the cat's record is merged",
      async () => {
        const twin = await buildCat(server, { owner, born: "2022-01-01" });
        await call("POST /cats/{id}/merge", {
          params: { id: twin.id },
          body: { other: cat.id },
        } as never);
      },
    ],
    [
      "an owner of the cat has the judge's address by now",
      async () => {
        await server.pool.query("update users set email = upper($2) where id = $1", [
          owner.id,
          judge.email,
        ]);
      },
    ],
  ])("if %s", async (_what, happens) => {
    const token = await asked();
    expect(await statusOf(read(token))).toBe(200);
    await happens();
    await expectOver(token);
  });

  test("and a change of the entry takes the judge's word away, as it does the club's", async () => {
    await answer(await asked());
    await change({ show_country: "SE" });
    expect((await listed(call))[0]).toMatchObject({ evidence: "claimed", judge_answer: null });
    const { rows } = await server.pool.query(
      "select kind from log_entries where subject = 'credential:' || $1::int order by id",
      [entry],
    );
    expect(rows.map(({ kind }) => kind)).toEqual(["credential_decided", "credential_undecided"]);
    expect(await stateOf()).toBe("open");
  });

  test("and the database takes the word away by itself, whatever writes", async () => {
    await answer(await asked());
    await server.pool.query("update credentials set judge = 'Somebody Else' where id = $1", [
      entry,
    ]);
    expect((await listed())[0]).toMatchObject({ evidence: "claimed" });
  });
});

describe("[15.8] the page's form works without scripts", () => {
  const post = (token: string, text: string, headers: Record<string, string> = {}) =>
    server.raw(`/judge/${token}`, {
      method: "POST",
      headers: {
        host: "localhost",
        "content-type": "application/x-www-form-urlencoded",
        ...headers,
      },
      body: text,
    });
  const seen = async () => (await listed(call))[0]!.judge_answer;

  test("an answer leads to a page that knows no token; a second one back to the link, which is over", async () => {
    const token = await asked();
    const first = await post(token, "answer=yes");
    expect([first.status, first.headers.get("location")]).toEqual([303, "/judge/yes"]);
    expect(first.headers.get("referrer-policy")).toBe("strict-origin");
    expect(first.headers.get("cache-control")).toBe("no-store");
    expect(await seen()).toBe("confirmed");
    const second = await post(token, "answer=no");
    expect([second.status, second.headers.get("location")]).toEqual([303, `/judge/${token}`]);
    expect(await seen()).toBe("confirmed");
  });

  test("what is no answer changes nothing, and another site's page may not send one", async () => {
    const token = await asked();
    for (const text of ["", "answer=perhaps", "confirm=1", `answer=${"y".repeat(100)}`])
      expect((await post(token, text)).headers.get("location")).toBe(`/judge/${token}`);
    expect((await post(token, "answer=yes", { "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await post(token, "answer=yes", { origin: "https://evil.example" })).status).toBe(403);
    expect((await post(token, `answer=${"y".repeat(5_000)}`)).status).toBe(413);
    const asJson = await post(token, '{"answer":"yes"}', { "content-type": "application/json" });
    expect(asJson.headers.get("location")).toBe(`/judge/${token}`);
    expect(await seen()).toBeNull();
    expect((await post(token, "answer=no")).headers.get("location")).toBe("/judge/no");
    expect(await seen()).toBe("denied");
  });

  test("other addresses still take no form", async () => {
    const answered = await server.raw("/api/credentials/answer-by-mail", {
      method: "POST",
      headers: { host: "localhost", "content-type": "application/x-www-form-urlencoded" },
      body: `token=${await asked()}&confirm=1`,
    });
    expect(answered.status).toBe(415);
    expect(await seen()).toBeNull();
  });
});

test("[15.8] an address of a judge is in no answer to members, no history and no log", async () => {
  await answer(await asked());
  const admin = server.as(await buildAdmin(server));
  const texts = [
    await call("GET /me/data", {}),
    await call("GET /cats/{id}/judge-asks", { params: { id: cat.id } }),
    await call("GET /cats/{id}/history", { params: { id: cat.id }, query: {} }),
    await admin("GET /history", { query: { limit: 100 } }),
  ];
  expect(JSON.stringify(texts)).not.toContain(judge.email);
  const { rows } = await server.pool.query(
    "select from log_entries where facts::text like '%' || $1 || '%'",
    [judge.email],
  );
  expect(rows).toEqual([]);
});

test("[15.8] [SEC-38] a token is in no line of the server's log, even if its answer meets a fault of ours", async () => {
  const token = await asked();
  const { log } = server.services;
  const lines: string[] = [];
  const stop = hearLog((line) => void lines.push(line));
  const { level } = log;
  log.level = "trace";
  try {
    await server.pool.query(
      `create function refuse_answer() returns trigger language plpgsql as $$ begin raise 'a fault of ours'; end $$;
       create trigger refuse_answer before update on credentials for each row when (new.id = ${entry}) execute function refuse_answer()`,
    );
    const form = await server.raw(`/judge/${token}`, {
      method: "POST",
      headers: { host: "localhost", "content-type": "application/x-www-form-urlencoded" },
      body: "answer=yes",
    });
    expect([form.status, form.headers.get("location")]).toEqual([303, `/judge/${token}`]);
    const sent = await server.raw("/api/credentials/answer-by-mail", {
      method: "POST",
      headers: { host: "localhost", "content-type": "application/json" },
      body: JSON.stringify({ token, confirm: 1 }),
    });
    expect(sent.status).toBe(500);
    await server.pool.query("drop function refuse_answer cascade");
    expect(await statusOf(answer(token))).toBe(200);
    expect(await statusOf(read(token))).toBe(404);
  } finally {
    log.level = level;
    stop();
  }
  const logged = lines.join("\n");
  expect(logged.match(/a fault of ours/gu)!.length).toBeGreaterThanOrEqual(2);
  expect(logged).not.toContain(token);
});
