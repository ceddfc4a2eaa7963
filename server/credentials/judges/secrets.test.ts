/** Judges' addresses and the tokens of their links: where they must not be. */
import { expect, test } from "vitest";
import { buildAdmin } from "@felistry/testkit/build-member.ts";
import { statusOf } from "@felistry/testkit/outcome.ts";
import {
  answer,
  asked,
  call,
  cat,
  entry,
  judge,
  read,
  server,
  startWithJudge,
} from "@felistry/testkit/worlds/asked-judge.ts";
import { hearLog } from "../../log.ts";

startWithJudge();

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
