/** An owner asks a judge: who may, whom, and how often. */
import { describe, expect, test } from "vitest";
import { ASKS_OF_JUDGE } from "@felistry/contract/credentials/judges.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildJudge } from "@felistry/testkit/build-judge.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { outcomeOf, statusOf } from "@felistry/testkit/outcome.ts";
import { startTestServer } from "@felistry/testkit/start-test-server.ts";
import {
  ask,
  call,
  cat,
  enter,
  entry,
  judge,
  linksTo,
  owner,
  result,
  server,
  remove,
  stateOf,
  waitsForLock,
  withMailsWaiting,
  startWithJudge,
} from "@felistry/testkit/worlds/asked-judge.ts";

startWithJudge();

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
    ["lets them rest", "update judges set rested_at = now()", 409],
    ["mends their address", "update judges set email = 'mended-' || email", 200],
    ["removes them", "delete from judges", 409],
  ])(
    "a judge as the list has them once the desk, which just now %s, is done",
    async (_what, change, status) => {
      const desk = await server.pool.connect();
      try {
        await desk.query("begin");
        await desk.query(`${change} where id = $1`, [judge.id]);
        const asking = statusOf(ask());
        await waitsForLock("%judges j%");
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

  test("a judge who is removed while the question is being kept: it is over, and its mail not sent", () =>
    withMailsWaiting(async () => {
      const other = await server.pool.connect();
      try {
        await other.query("begin");
        await other.query(
          `insert into judge_asks (credential_id, judge_id, asker_id, token_hash, expires_at)
           values ($1, $2, $3, '\\x00', now() + interval '1 day')`,
          [entry, judge.id, owner.id],
        );
        const asking = statusOf(ask());
        await waitsForLock("insert into judge_asks as a%");
        const removing = statusOf(remove());
        await waitsForLock("%delete from judges%");
        await other.query("rollback");
        expect([await asking, await removing]).toEqual([200, 200]);
      } finally {
        other.release();
      }
      expect(await stateOf()).toBe("unlisted");
      expect(await linksTo(judge)).toEqual([]);
    }));

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
