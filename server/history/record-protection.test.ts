import { describe, expect, inject, it } from "vitest";
import pg from "pg";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember } from "@felistry/testkit/build-member.ts";
import { databaseUrl } from "@felistry/testkit/processes/test-cluster.ts";
import { startWithOwner, server, owner, historyOf } from "@felistry/testkit/worlds/cat-history.ts";

startWithOwner();

describe("the record itself", () => {
  const attempts = [
    "update history set member_id = null",
    "update history set member_id = null where false",
    "delete from history",
    "truncate history",
    "truncate history, cats cascade",
    "insert into history (id, noun, action, cat_id, row_id) overriding system value select id, noun, action, cat_id, row_id from history limit 1 on conflict (id) do update set noun = 'cat'",
  ];

  it.for(attempts)("[D6-07] refuses the application's own role: %s", async (text) => {
    await buildCat(server, { owner });
    await expect(server.pool.query(text)).rejects.toMatchObject({ code: "42501" });
  });

  it.for(attempts.slice(0, 4))("refuses even who may do everything: %s", async (text) => {
    const { pathname } = new URL(server.services.config.databaseUrl!);
    const client = new pg.Client({
      connectionString: databaseUrl(inject("cluster").adminUrl, pathname.slice(1)),
    });
    await client.connect();
    try {
      await expect(client.query(text)).rejects.toMatchObject({
        constraint: "history_append_only",
      });
    } finally {
      await client.end();
    }
  });

  it("refuses the owner of the table also after taking the right back", async () => {
    const client = await server.pool.connect();
    try {
      await client.query("begin; grant update, delete, truncate on history to current_user");
      await expect(client.query("delete from history")).rejects.toMatchObject({
        constraint: "history_append_only",
      });
    } finally {
      await client.query("rollback");
      client.release();
    }
  });

  it("outlives an account without anything personal of it", async () => {
    const leaving = await buildMember(server);
    const as = server.as(leaving);
    const cat = await buildCat(server, { owner: leaving });
    await as("PATCH /cats/{id}", { params: { id: cat.id }, body: { description: "Purrs" } });
    const entries = (await historyOf(cat, as)).length;
    await as("POST /me/close", { body: { currentPassword: leaving.password } });
    const { rows } = await server.pool.query("select * from history where cat_id = $1", [cat.id]);
    expect(rows.length).toBeGreaterThanOrEqual(entries);
    const text = JSON.stringify(rows);
    for (const personal of [leaving.email, leaving.last_name, "$argon2"])
      expect(text).not.toContain(personal);
    const admin = server.as(await buildAdmin(server));
    const { data } = await admin("GET /history", { query: { member: leaving.id } });
    expect(data[0]!.member!.name).toBe("Former member");
  });
});
