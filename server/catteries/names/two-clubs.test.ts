/** Names of catteries at two clubs: applied for at one, granted by its desk, compared with the names of both. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { outcomeOf, statusOf } from "@felistry/testkit/outcome.ts";
import { distantName } from "@felistry/testkit/samples/sample-cattery-names.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { buildTwoClubs, NORD, type TwoClubs } from "@felistry/testkit/worlds/two-clubs.ts";

let server: TestServer;
let clubs: TwoClubs;

beforeAll(async () => {
  server = await startTestServer({ now: "2026-11-20T10:00:00Z" });
  clubs = await buildTwoClubs(server);
  // Names two letters apart, at Nord alone.
  await server.as(await buildAdmin(server))("PUT /admin/club-rules/{club}/{line}", {
    params: { club: "TICA", line: "pack" },
    body: { mode: "on", club_id: clubs.nord.id },
  });
});
afterAll(() => server.stop());

const ask = (by: BuiltMember, name: string, club_id?: number) =>
  server.as(by)("POST /me/cattery-names", {
    body: { name, ...(club_id !== undefined && { club_id }) },
  });
const grant = (by: BuiltMember, id: number) =>
  server.as(by)("PUT /admin/cattery-names/{id}/decide", { params: { id }, body: { agree: 1 } });
const waiting = async (by: BuiltMember) =>
  (await server.as(by)("GET /admin/cattery-names", { query: {} })).data;

test("[15.5] a name is granted by the desk that it was asked of, and its holder is told which", async () => {
  const member = await buildMember(server);
  const { data } = await ask(member, distantName(), clubs.nord.id);
  expect(data.club).toEqual({ id: clubs.nord.id, name: NORD.names.en });
  expect((await waiting(clubs.nord.decider)).map(({ id }) => id)).toContain(data.id);
  expect((await waiting(clubs.first.decider)).map(({ id }) => id)).not.toContain(data.id);
  expect(await statusOf(grant(clubs.first.decider, data.id))).toBe(404);
  expect((await grant(clubs.nord.decider, data.id)).data.state).toBe("granted");
  expect(await statusOf(ask(member, distantName(), 9_999))).toBe(404);
  const atFirst = (await ask(member, distantName())).data;
  expect(atFirst.club!.id).toBe(1);
  const mine = (await server.as(member)("GET /me/cattery-names", {})).data;
  expect(mine.map(({ club }) => club!.id)).toEqual([1, clubs.nord.id]);
});

test("[15.5] a mail about a name says of which club it is", async () => {
  const [holder, heir] = [await buildMember(server), await buildMember(server)];
  const { id } = (await ask(holder, distantName(), clubs.nord.id)).data;
  await grant(clubs.nord.decider, id);
  await server.as(holder)("PUT /me/cattery-names/{id}/heir", {
    params: { id },
    body: { email: heir.email },
  });
  const atFirst = (await ask(holder, distantName())).data;
  await grant(clubs.first.decider, atFirst.id);
  const site = server.services.config.siteName.en;
  const told = async ({ email }: BuiltMember) =>
    (await server.mailsSentTo(email)).map(({ text }) => /Club: (.*)\./.exec(text)?.[1]);
  expect((await told(holder)).toSorted()).toEqual([site, NORD.names.en]);
  expect(await told(heir)).toEqual([NORD.names.en]);
});

test("[15.5] a name is compared with those of all clubs, waiting ones too, by the rules of its own", async () => {
  const [one, other] = [await buildMember(server), await buildMember(server)];
  await ask(one, "Moonlightvale", 1);
  // The same name is nobody else's, at whatever club.
  expect(await statusOf(ask(other, "moonlightvale", clubs.nord.id))).toBe(409);
  // One letter less is too close by TICA's rule, which is Nord's.
  expect(await outcomeOf(ask(other, "Moonlightval", clubs.nord.id))).toMatchObject({ status: 409 });
  const verdict = async (club_id: number) =>
    (
      await server.as(other)("GET /me/cattery-name", { query: { name: "Moonlightval", club_id } })
    ).data.parts.flatMap(({ fired }) => fired.map(({ id }) => id));
  expect(await verdict(clubs.nord.id)).toContain("T02");
  expect(await verdict(1)).not.toContain("T02");
});

test("[15.5] a desk's own check still sees the other club's names, and learns nothing else of them", async () => {
  const [one, other] = [await buildMember(server), await buildMember(server)];
  const { data } = await ask(one, "Silverfernbay", clubs.nord.id);
  // As if it had been asked for before the rule was there.
  await server.pool.query(
    "insert into cattery_names (name, holder_id, club_id) values ('Silverfernba', $1, 1)",
    [other.id],
  );
  const seen = (await waiting(clubs.nord.decider)).find(({ id }) => id === data.id)!;
  expect(seen.verdict!.parts.flatMap(({ fired }) => fired.map(({ id }) => id))).toContain("T02");
  expect(JSON.stringify(seen)).not.toContain('Silverfernba"');
  expect(JSON.stringify(seen)).not.toContain(other.last_name);
  expect(await outcomeOf(grant(clubs.nord.decider, data.id))).toMatchObject({ status: 409 });
});
