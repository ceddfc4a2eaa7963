/** The club's list of judges: who keeps and reads it, and what a removal leaves. */
import { describe, expect, test } from "vitest";
import { buildOfficer, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { outcomeOf, statusOf } from "@felistry/testkit/outcome.ts";
import {
  answer,
  ask,
  asked,
  clerk,
  entry,
  judge,
  listed,
  owner,
  enter,
  linksTo,
  remove,
  server,
  startWithJudge,
  withMailsWaiting,
} from "@felistry/testkit/worlds/asked-judge.ts";
import { inTransaction } from "../../db/transaction.ts";

startWithJudge();

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
      version: expect.any(Number),
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
    expect(await statusOf(remove(judge, await buildOfficer(server, "registrar")))).toBe(403);
    await remove();
    expect(await statusOf(remove())).toBe(404);
    const { rows } = await server.pool.query("select from judges where email = $1", [judge.email]);
    expect(rows).toEqual([]);
    expect((await listed()).find(({ id }) => id === entry)).toMatchObject({ evidence: "judged" });
    expect(await statusOf(ask())).toBe(409);
    // The address is free for an entry anew.
    expect(await statusOf(add(clerk, { name: judge.name, email: judge.email }))).toBe(200);
  });

  test("leaves the address of a judge who is removed nowhere, and does not send a question that still waits", async () => {
    const { data } = await add(clerk, { name: "Ines Sol", email: "ines@judges.example" });
    const { email } = data;
    const places = async () => {
      const { rows } = await server.pool.query<{ place: string }>(
        `select 'kept answer' as place from kept_answers where answer like '%' || $1 || '%'
         union all select state::text from jobs.job where data::text || coalesce(output::text, '') like '%' || $1 || '%' order by 1`,
        [email],
      );
      return rows.map(({ place }) => place);
    };
    const askAbout = async (issued_on: string) =>
      ask(await enter({ judge: "Ines Sol", show_system: "WCF", issued_on }));
    await askAbout("2025-03-01");
    await askAbout("2025-03-02");
    expect(await linksTo(data)).toHaveLength(2);
    await withMailsWaiting(async () => {
      await askAbout("2025-03-03");
      await askAbout("2025-03-04");
      await server.pool.query(
        `update jobs.job set state = 'failed', completed_on = now(), output = jsonb_build_object('message', 'nobody is ' || $1::text)
         where id = (select id from jobs.job where state = 'created' and data ->> 'to' = $1 limit 1)`,
        [email],
      );
      expect(await places()).toEqual([
        "completed",
        "completed",
        "created",
        "failed",
        "kept answer",
      ]);
      await remove(data);
      expect(await places()).toEqual([]);
    });
    expect(await linksTo(data)).toHaveLength(2);
  });

  test("leaves other mails to the address of a judge who is removed as they are", async () => {
    await withMailsWaiting(async () => {
      await inTransaction(server.pool, (tx) =>
        server.services.jobs.enqueueMails(tx, [
          { to: judge.email, subject: "Reset your password", text: "A code", html: "A code" },
        ]),
      );
      await remove();
    });
    expect(await server.mailsSentTo(judge.email)).toMatchObject([
      { subject: "Reset your password" },
    ]);
  });

  test("answers with nothing if the call that added a judge is sent again after the removal, and adds nobody", async () => {
    const send = async () =>
      server.raw("/api/admin/judges", {
        method: "POST",
        headers: {
          host: "localhost",
          "content-type": "application/json",
          "idempotency-key": "added-once",
          cookie: await server.sessionCookie(clerk),
        },
        body: JSON.stringify(body({ name: "Pia Ost", email: "pia@judges.example" })),
      });
    const first = await send();
    const { data } = (await first.json()) as { data: { id: number } };
    await remove(data);
    expect((await send()).status).toBe(204);
    const { rows } = await server.pool.query(
      "select from judges where email = 'pia@judges.example'",
    );
    expect(rows).toEqual([]);
  });

  test.each([
    ["the judge rests", { rested: 1 as const }, 0],
    ["the judge has another address", { email: "moved@judges.example" }, 0],
    ["the mails' language alone has changed", { locale: "ru" as const }, 1],
  ])(
    "a question that still waits is sent only if it can be answered: %s",
    async (_what, of, sent) => {
      const { name, email } = judge;
      await withMailsWaiting(async () => {
        await ask();
        await server.as(clerk)("PUT /admin/judges/{id}", {
          params: { id: judge.id },
          body: { name, email, systems: ["FIFe"], ...of },
        });
      });
      expect(await linksTo(judge)).toHaveLength(sent);
    },
  );

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
