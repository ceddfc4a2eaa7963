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
