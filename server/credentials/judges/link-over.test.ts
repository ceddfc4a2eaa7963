/** What ends a question to a judge. Attackers included. */
import { describe, expect, test } from "vitest";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember } from "@felistry/testkit/build-member.ts";
import { statusOf } from "@felistry/testkit/outcome.ts";
import {
  answer,
  asked,
  call,
  cat,
  change,
  clerk,
  entry,
  expectOver,
  judge,
  listed,
  owner,
  read,
  server,
  stateOf,
  startWithJudge,
} from "@felistry/testkit/worlds/asked-judge.ts";

startWithJudge();

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
