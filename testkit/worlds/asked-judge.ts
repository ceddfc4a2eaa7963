/** A show result, its owner, and the judge who is on the club's list. */
import { afterAll, beforeAll, beforeEach, expect, vi } from "vitest";
import type { ApiCaller } from "@felistry/contract/client.ts";
import { buildCat, type BuiltCat } from "../build-cat.ts";
import { buildJudge, type BuiltJudge } from "../build-judge.ts";
import { buildMember, buildOfficer, type BuiltMember } from "../build-member.ts";
import { statusOf } from "../outcome.ts";
import { startTestServer, type TestServer } from "../start-test-server.ts";

export let server: TestServer;
export let clerk: BuiltMember;
export let owner: BuiltMember;
export let judge: BuiltJudge;
export let cat: BuiltCat;
/** The owner's. */
export let call: ApiCaller;
/** The result's id. */
export let entry: number;

/** Sets up, for the calling test file: a server and the clerk, and the rest anew for each test. */
export function startWithJudge(): void {
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
}

export const result = () => ({
  kind: "result" as const,
  name: "CAC",
  issued_by: "Baltic Show",
  issued_on: "2025-01-11",
  show_system: "FIFe" as const,
  show_class: "adult" as const,
  show_country: "FI",
  judge: judge.name,
});
export const enter = async (body: object = {}): Promise<number> => {
  const params = { id: cat.id };
  return (await call("POST /cats/{id}/credentials", { params, body: { ...result(), ...body } }))
    .data.id;
};
export const change = (body: object = {}) =>
  call("PUT /credentials/{id}", { params: { id: entry }, body: { ...result(), ...body } });
export const ask = (id = entry, as = call) =>
  as("POST /credentials/{id}/judge-ask", { params: { id } });
/** From the list. */
export const remove = (of: { readonly id: number } = judge, by = clerk) =>
  server.as(by)("DELETE /admin/judges/{id}", { params: { id: of.id } });
export const read = (token: string) =>
  server.api("POST /credentials/asked-by-mail", { body: { token } });
export const answer = (token: string, confirm: 0 | 1 = 1) =>
  server.api("POST /credentials/answer-by-mail", { body: { token, confirm } });
export const listed = async (as: ApiCaller = server.api, of = cat) =>
  (await as("GET /cats/{id}/credentials", { params: { id: of.id } })).data;
export const stateOf = async () =>
  (await call("GET /cats/{id}/judge-asks", { params: { id: cat.id } })).data.find(
    ({ credential_id }) => credential_id === entry,
  )!.state;
export const linksTo = async ({ email }: { readonly email: string }) =>
  (await server.mailsSentTo(email)).flatMap(
    ({ text }) => /\/judge\/([\w-]{43})\b/.exec(text)?.[1] ?? [],
  );
/** Asks, and opens the mail. */
export const asked = async (): Promise<string> => {
  await ask();
  return (await linksTo(judge)).at(-1)!;
};
export async function expectOver(token: string): Promise<void> {
  expect([await statusOf(read(token)), await statusOf(answer(token))]).toEqual([404, 404]);
  const { rows } = await server.pool.query(
    "select from credentials where id = $1 and judge_answer is not null",
    [entry],
  );
  expect(rows).toEqual([]);
}

/** While `work` is done, new mails wait in the queue; then they are sent. */
export async function withMailsWaiting(work: () => Promise<void>): Promise<void> {
  await server.pool.query(
    `create function hold_mail() returns trigger language plpgsql as $$ begin new.start_after := now() + interval '1 hour'; return new; end $$;
     create trigger hold_mail before insert on jobs.job for each row when (new.name = 'mail') execute function hold_mail()`,
  );
  try {
    await work();
  } finally {
    await server.pool.query(
      `drop function hold_mail cascade;
       update jobs.job set start_after = now() where name = 'mail' and state = 'created'`,
    );
  }
}

/** Until a statement like this one waits for a lock. */
export const waitsForLock = (like: string): Promise<void> =>
  vi.waitFor(async () => {
    const { rowCount } = await server.pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like $1",
      [like],
    );
    expect(rowCount).toBe(1);
  }, 5_000);
