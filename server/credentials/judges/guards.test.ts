/** What the database itself refuses about judges' answers, whatever writes: each guard holds without the checks before it. */
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { ApiCaller } from "@felistry/contract/client.ts";
import { SHOW_SYSTEMS } from "@felistry/domain/credentials/shows/awards.ts";
import { buildCat, type BuiltCat } from "@felistry/testkit/build-cat.ts";
import { buildCredential, type BuiltCredential } from "@felistry/testkit/build-credential.ts";
import { buildJudge, buildJudgeAsk, type BuiltJudge } from "@felistry/testkit/build-judge.ts";
import { buildMember, buildOfficer, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { statusOf } from "@felistry/testkit/outcome.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { insertRow } from "@felistry/testkit/world.ts";
import { inTransaction } from "../../db/transaction.ts";
import { insertAsk } from "./statements.ts";

let server: TestServer;
let clerk: BuiltMember;
let owner: BuiltMember;
let keeper: BuiltMember;
let judge: BuiltJudge;
let cat: BuiltCat;
let entry: BuiltCredential;
let call: ApiCaller;

beforeAll(async () => {
  server = await startTestServer();
  clerk = await buildOfficer(server, "clerk");
});
afterAll(() => server.stop());
beforeEach(async () => {
  owner = await buildMember(server);
  keeper = await buildMember(server);
  judge = await buildJudge(server, { addedBy: clerk });
  cat = await buildCat(server, { owner, born: "2022-01-01" });
  const { name } = judge;
  const shown = { kind: "result", name: "CAC", judge: name, issued_on: "2025-01-15" } as const;
  entry = await buildCredential(server, { cat, ...shown });
  call = server.as(owner);
});

const sql = async (text: string, ...values: unknown[]) =>
  (await server.pool.query(text, values)).rows;
const ask = () => buildJudgeAsk(server, { credential: entry, judge, asker: owner });
const isAsked = async () =>
  (await sql("select from judge_asks where credential_id = $1", entry.id)).length === 1;
const say = () =>
  sql(
    "update credentials set judge_answer = 'confirmed', judge_answered_at = now() where id = $1",
    entry.id,
  );
const said = async () =>
  (await sql("select judge_answer from credentials where id = $1", entry.id))[0].judge_answer;

describe("[15.8] [SEC-38] the database", () => {
  test.each([
    "name = 'CACIB'",
    "result = 'EX 1'",
    "issued_by = 'Another Show'",
    "issued_on = issued_on + 1",
    "show_system = 'WCF'",
    "show_country = 'SE'",
    "name = 'CAP', show_class = 'neuter'",
    "judge = 'Somebody Else'",
    "show_system = 'TICA', name = 'Final', points = 50",
    "kind = 'title', show_system = null, show_country = null, show_class = null, judge = null",
  ])("forgets an answer and ends the question if an entry gets %s", async (change) => {
    await ask();
    await say();
    await sql(`update credentials set ${change} where id = $1`, entry.id);
    expect([await said(), await isAsked()]).toEqual([null, false]);
  });

  test("forgets an answer if only the points change", async () => {
    await sql(
      "update credentials set show_system = 'TICA', name = 'Final', points = 50 where id = $1",
      entry.id,
    );
    await ask();
    await say();
    await sql("update credentials set points = 60 where id = $1", entry.id);
    expect([await said(), await isAsked()]).toEqual([null, false]);
  });

  test("ends the question, and keeps the answer, if the entry is another record's", async () => {
    const other = await buildCat(server, { owner, born: "2022-01-01" });
    await ask();
    await say();
    await sql("update credentials set cat_id = $2 where id = $1", entry.id, other.id);
    expect([await said(), await isAsked()]).toEqual(["confirmed", false]);
  });

  test.each(["users_id", "online_owner_id"])("ends the question if %s changes", async (column) => {
    await ask();
    await sql(`update cats set ${column} = $2 where id = $1`, cat.id, keeper.id);
    expect(await isAsked()).toBe(false);
  });

  test("ends the questions about both records when a merge is undone", async () => {
    const gone = await buildCat(server, { owner, born: "2022-01-01", sex: cat.sex });
    const params = { id: cat.id };
    const { data } = await call("POST /cats/{id}/merge", {
      params,
      body: { other: gone.id, take: [] },
    });
    await ask();
    await call("POST /merges/{id}/undo", { params: { id: data.id } });
    expect(await isAsked()).toBe(false);
  });

  test.each([
    ["an answer without its moment", "judge_answer = 'confirmed'"],
    ["a moment without an answer", "judge_answered_at = now()"],
    ["another answer", "judge_answer = 'perhaps', judge_answered_at = now()"],
  ])("refuses %s", async (_what, set) => {
    await expect(sql(`update credentials set ${set} where id = $1`, entry.id)).rejects.toThrow(
      "credentials_judge_answer",
    );
  });

  test("refuses an answer about a result in words", async () => {
    const words = await buildCredential(server, { cat, kind: "result", name: "CAC" });
    await expect(
      sql(
        "update credentials set judge_answer = 'denied', judge_answered_at = now() where id = $1",
        words.id,
      ),
    ).rejects.toThrow("credentials_judge_answer_whole");
  });

  test("refuses a judge of no federation, or of an unknown one", async () => {
    for (const systems of [[], ["CFA"]])
      await expect(buildJudge(server, { addedBy: clerk, systems })).rejects.toThrow(
        "judges_systems_known",
      );
  });

  test.each(SHOW_SYSTEMS)("refuses a second judge of one name in %s", async (system) => {
    const one = { addedBy: clerk, name: `Olga ${system}`, systems: [system] };
    await buildJudge(server, one);
    await expect(buildJudge(server, one)).rejects.toThrow(
      `judges_one_name_${system.toLowerCase()}`,
    );
  });

  test("keeps one question of a result until it is over", async () => {
    const { token } = await ask();
    const again = { id: entry.id, judgeId: judge.id, memberId: owner.id };
    const tokenHash = Buffer.alloc(32, 1);
    const kept = await inTransaction(server.pool, (tx) => insertAsk(tx, { ...again, tokenHash }));
    expect(kept).toEqual([]);
    expect(await statusOf(server.api("POST /credentials/asked-by-mail", { body: { token } }))).toBe(
      200,
    );
  });

  test("states in the log when the judge answered, and that a judged entry was removed", async () => {
    await say();
    await sql("delete from credentials where id = $1", entry.id);
    const logged = await sql(
      "select kind, facts ->> 'judge_answered_at' is not null as has_moment from log_entries where subject = 'credential:' || $1::int order by id",
      entry.id,
    );
    expect(logged).toEqual([
      { kind: "credential_decided", has_moment: true },
      { kind: "credential_undecided", has_moment: false },
    ]);
  });
});

describe("[15.8] [SEC-38] a judge", () => {
  test.each(["users_id", "online_owner_id"])(
    "who is the cat's %s alone is not asked",
    async (column) => {
      await sql(`update cats set ${column} = $2 where id = $1`, cat.id, keeper.id);
      await sql("update users set email = upper($2) where id = $1", keeper.id, judge.email);
      const asking = call("POST /credentials/{id}/judge-ask", { params: { id: entry.id } });
      expect(await statusOf(asking)).toBe(403);
    },
  );

  test("is not asked about papers that are withheld", async () => {
    const withheld = await insertRow<{ id: number }>(server, "withheld_papers", {
      cat_id: cat.id,
      holder_id: owner.id,
      history_cat_id: cat.id,
      history_until: 0,
    });
    await sql("update credentials set withheld_id = $2 where id = $1", entry.id, withheld.id);
    const { data } = await call("GET /cats/{id}/judge-asks", { params: { id: cat.id } });
    expect(data).toEqual([]);
    const asking = call("POST /credentials/{id}/judge-ask", { params: { id: entry.id } });
    expect(await statusOf(asking)).toBe(409);
  });

  test("rests since the same day, whatever else is changed", async () => {
    await sql("update judges set rested_at = '2025-05-05T10:00:00Z' where id = $1", judge.id);
    const { data } = await server.as(clerk)("PUT /admin/judges/{id}", {
      params: { id: judge.id },
      body: { name: judge.name, email: `new-${judge.email}`, systems: ["FIFe"], rested: 1 },
    });
    expect(data.rested_at).toMatch(/^2025-05-05/);
  });

  test("answers after whoever has the cat's row in hand, as every write of what belongs to it", async () => {
    const { token } = await ask();
    const holder = await server.pool.connect();
    try {
      await holder.query("begin");
      await holder.query("select from cats where id = $1 for no key update", [cat.id]);
      const answering = statusOf(
        server.api("POST /credentials/answer-by-mail", { body: { token, confirm: 1 } }),
      );
      await vi.waitFor(async () => {
        const waiting = await sql(
          "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%judge_asks%'",
        );
        expect(waiting).toHaveLength(1);
      }, 3_000);
      await holder.query("update cats set online_owner_id = $2 where id = $1", [cat.id, keeper.id]);
      await holder.query("commit");
      expect(await answering).toBe(404);
    } finally {
      holder.release();
    }
    expect(await said()).toBeNull();
  });
});
