/** The judge answers by the link, without an account. */
import { describe, expect, test } from "vitest";
import { buildJudge } from "@felistry/testkit/build-judge.ts";
import { buildUpload } from "@felistry/testkit/build-upload.ts";
import { statusOf } from "@felistry/testkit/outcome.ts";
import {
  answer,
  ask,
  asked,
  call,
  cat,
  change,
  clerk,
  enter,
  entry,
  judge,
  linksTo,
  listed,
  owner,
  read,
  server,
  stateOf,
  remove,
  startWithJudge,
  waitsForLock,
} from "@felistry/testkit/worlds/asked-judge.ts";

startWithJudge();

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

  test.each([
    ["first", "credentials", "update credentials set judge_answer%", [200, 200], "confirmed"],
    ["too late", "cats", "%judge_asks a join credentials e%for no key update%", [404, 200], null],
  ] as const)(
    "beside the judge's removal from the list it counts if it comes %s",
    async (_when, table, waiting, statuses, said) => {
      const token = await asked();
      const other = await server.pool.connect();
      try {
        await other.query("begin");
        const id = table === "cats" ? cat.id : entry;
        await other.query(`select from ${table} where id = $1 for update`, [id]);
        const answering = statusOf(answer(token));
        await waitsForLock(waiting);
        const removing = statusOf(remove());
        if (said === null) await removing;
        else await waitsForLock("%delete from judges%");
        await other.query("rollback");
        expect([await answering, await removing]).toEqual(statuses);
      } finally {
        other.release();
      }
      expect((await listed(call))[0]!.judge_answer).toBe(said);
      expect(await statusOf(read(token))).toBe(404);
    },
  );
});
