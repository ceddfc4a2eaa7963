import { expect, test } from "vitest";
import { buildMember } from "@felistry/testkit/build-member.ts";
import { startTestServer } from "@felistry/testkit/start-test-server.ts";
import { sweepAccounts } from "./sweep.ts";

test("[D2-03] what has run out is deleted, and nothing else", async () => {
  const server = await startTestServer();
  const { pool } = server;
  try {
    const member = await buildMember(server);
    await pool.query(
      `insert into sessions (token_hash, user_id, expires_at)
       select decode(md5(n::text), 'hex'), $1, now() + make_interval(secs => n) from unnest(array[-86400, -1, 60]) n`,
      [member.id],
    );
    await pool.query(
      "insert into attempts (key, count, window_started_at) values ('old', 3, now() - interval '25 hours'), ('new', 11, now() - interval '50 minutes')",
    );
    await sweepAccounts(pool);
    const left = await pool.query("select expires_at > now() as lasts from sessions");
    expect(left.rows).toEqual([{ lasts: true }]);
    expect((await pool.query("select key, count from attempts")).rows).toEqual([
      { key: "new", count: 11 },
    ]);
  } finally {
    await server.stop();
  }
});

test("[SEC-27] what a creating call was answered is kept for a day, and then forgotten", async () => {
  const server = await startTestServer();
  const { pool } = server;
  try {
    await pool.query(
      `insert into kept_answers (member_id, key, request_hash, created_at)
       select 1, hours::text, '', now() - make_interval(hours => hours) from unnest(array[0, 23, 25, 90]) hours`,
    );
    await sweepAccounts(pool);
    const left = await pool.query("select key from kept_answers order by key");
    expect(left.rows).toEqual([{ key: "0" }, { key: "23" }]);
  } finally {
    await server.stop();
  }
});
