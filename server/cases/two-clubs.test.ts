/** Several clubs in one installation: no desk finds, counts, reads or decides what is another's. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { m } from "@felistry/i18n/compiled/messages.js";
import { apiKeys, specOf, type ApiKey } from "@felistry/contract/api.ts";
import { clubRightOf } from "@felistry/contract/call.ts";
import { CLUB_ROLES, deskOf } from "@felistry/domain/accounts/club-rights.ts";
import { CASE_KINDS } from "@felistry/domain/cases/kinds.ts";
import { buildAdmin, buildMember } from "@felistry/testkit/build-member.ts";
import { statusOf } from "@felistry/testkit/outcome.ts";
import { pdfText } from "@felistry/testkit/pdf-text.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import {
  applyTo,
  buildTwoClubs,
  BOOK_YEAR,
  MEMBERSHIP_YEAR,
  NORD,
  type ClubWorld,
  type TwoClubs,
} from "@felistry/testkit/worlds/two-clubs.ts";
import { ALL_TICKS, DESK_ENV } from "@felistry/testkit/worlds/desk.ts";
import { partKey } from "../studbook/book-parts.ts";
import { addClub, dismissOfficer, makeOfficer } from "../accounts/clubs/clubs.ts";
import { poolDb } from "../db/transaction.ts";
import { scanReader } from "../documents/scans.ts";
import { settleCases } from "./settle-cases.ts";
import { tellClub } from "./tell-club.ts";

/** Some hundred calls. */
const WALK = { timeout: 120_000 };

/** Two sheets. */
const DRAWN = { timeout: 30_000 };

let server: TestServer;
let clubs: TwoClubs;

beforeAll(async () => {
  server = await startTestServer({
    now: "2026-11-20T10:00:00Z",
    env: DESK_ENV,
  });
  clubs = await buildTwoClubs(server);
  for (const { bookId, mark } of [clubs.first, clubs.nord])
    await server.services.files.put(partKey(bookId, 0, 1), Buffer.from(mark));
});
afterAll(() => server.stop());

type Input = { params?: object; query?: object; body?: object };

/** Each call of a desk, made about what is at the other club's. */
const CALLS: Readonly<Record<string, (of: ClubWorld) => Input[]>> = {
  "GET /admin/cases": () => [
    { query: {} },
    ...(["asked", "mine", "settling"] as const).map((list) => ({ query: { list } })),
    ...CASE_KINDS.map((kind) => ({ query: { kind } })),
  ],
  "GET /admin/cases/{id}": aboutCase(() => ({ query: {} })),
  "PUT /admin/cases/{id}/confirm": aboutCase(() => ({ body: { checks: ALL_TICKS } })),
  "PUT /admin/cases/{id}/decline": aboutCase(() => ({ body: { reason: "Unreadable" } })),
  "PUT /admin/cases/{id}/take-back": aboutCase(() => ({})),
  "PUT /admin/cases/{id}/assign": aboutCase((of) => ({ body: { member_id: of.decider.id } })),
  "POST /admin/cases/{id}/questions": aboutCase(() => ({ body: { text: "Which number is it?" } })),
  "POST /admin/cases/{id}/notes": aboutCase(() => ({ body: { text: "Seen" } })),
  "GET /cats/notregistered": (of) => [{ query: { ids: String(of.applied.catId) } }],
  "GET /applications/not-solve": (of) => [
    { query: {} },
    { query: { q: of.mark } },
    { query: { q: String(of.applied.catId) } },
    { query: { q: String(of.applied.id) } },
  ],
  "PUT /cats/{id}/register-pedigree": (of) => [
    { params: { id: of.applied.catId }, body: {} },
    { params: { id: of.applied.catId }, body: { application_id: of.applied.id } },
  ],
  "PUT /cats/{id}/delete-pedigree-application": (of) => [
    {
      params: { id: of.applied.catId },
      body: { application_id: of.applied.id, reason: "Unreadable" },
    },
  ],
  "GET /corrections/waiting": () => [{ query: {} }],
  "PUT /corrections/{id}/confirm": (of) => [
    { params: { id: of.correctionId }, body: { decision: "As on the paper" } },
  ],
  "PUT /corrections/{id}/decline": (of) => [
    { params: { id: of.correctionId }, body: { decision: "Not as on the paper" } },
  ],
  "POST /admin/merge-requests": (of) => [
    { body: { kept: of.registeredId, other: of.twinId, reason: "One chip" } },
    { body: { kept: of.twinId, other: of.registeredId, reason: "One chip" } },
  ],
  "GET /admin/merge-requests/{id}": (of) => [{ params: { id: of.mergeRequestId } }],
  "PUT /admin/merge-requests/{id}/withdraw": (of) => [{ params: { id: of.mergeRequestId } }],
  "POST /cats/{id}/annulment": (of) => [
    { params: { id: of.registeredId }, body: { reason: "By mistake" } },
  ],
  "PUT /cats/{id}/annulment/withdraw": (of) => [{ params: { id: of.registeredId } }],
  "POST /cats/{id}/bans": (of) => [
    {
      params: { id: of.registeredId },
      body: {
        from_day: "2026-11-20",
        until_day: "2027-11-20",
        reason: "Too many litters",
        is_shown: 1,
      },
    },
  ],
  "PUT /bans/{id}/lift": (of) => [{ params: { id: of.id * 1000 } }],
  "PUT /certificates/{code}/revoke": () => [
    { params: { code: "0000-0000-0000-0000" }, body: { reason: "By mistake" } },
  ],
  "PUT /litters/{id}/decide": (of) => [
    { params: { id: of.litterId }, body: { register: 1 } },
    { params: { id: of.litterId }, body: { register: 0 } },
  ],
  "PUT /credentials/{id}/confirm": (of) => [{ params: { id: of.credentialId } }],
  "GET /credentials/waiting": () => [{ query: {} }],
  "GET /admin/judges": () => [{ query: {} }],
  "POST /admin/judges": (of) => [{ body: judgeOf(of) }],
  "PUT /admin/judges/{id}": (of) => [{ params: { id: of.judgeId }, body: judgeOf(of) }],
  "DELETE /admin/judges/{id}": (of) => [{ params: { id: of.judgeId } }],
  "POST /pedigrees/{id}/reading": (of) => [{ params: { id: of.applied.pedigreeId } }],
  "GET /admin/memberships": () => [
    { query: { year: MEMBERSHIP_YEAR } },
    { query: { year: MEMBERSHIP_YEAR, q: "cat" } },
    { query: { year: MEMBERSHIP_YEAR, kind: "full" } },
  ],
  "GET /admin/memberships/{name}": () => [
    { params: { name: `memberships-${MEMBERSHIP_YEAR}.csv` } },
  ],
  "POST /admin/memberships": (of) => [
    { body: { member_id: of.owner.id, year: MEMBERSHIP_YEAR + 30, kind: "full" } },
  ],
  "POST /admin/memberships/renewals": () => [{ body: { year: MEMBERSHIP_YEAR + 1 } }],
  "DELETE /admin/memberships/{id}": (of) => [{ params: { id: of.membershipId } }],
  "PUT /admin/memberships/{id}/paid": (of) => [
    { params: { id: of.membershipId }, body: { paid: 1 } },
    { params: { id: of.membershipId }, body: { paid: 0 } },
  ],
  "PUT /admin/membership-fees": () => [
    {
      body: {
        year: MEMBERSHIP_YEAR + 1,
        kind: "full",
        amount: 1,
        currency_id: 1,
        due_on: `${MEMBERSHIP_YEAR + 1}-01-31`,
      },
    },
  ],
  "GET /admin/cattery-names": () =>
    (["waiting", "granted", "over"] as const).map((list) => ({ query: { list } })),
  "PUT /admin/cattery-names/{id}/decide": (of) => [
    { params: { id: of.nameId }, body: { agree: 1 } },
    { params: { id: of.nameId }, body: { agree: 0, reason: "Too long" } },
  ],
  "PUT /admin/cattery-names/{id}/holder": (of) => [
    { params: { id: of.nameId }, body: { member_id: of.decider.id, reason: "Inherited" } },
  ],
  "GET /admin/studbook": () => [{ query: {} }, { query: { year: String(BOOK_YEAR) } }],
  "POST /admin/studbook": () => [{ body: { year: BOOK_YEAR } }],
  "GET /admin/studbook/{id}/studbook.pdf": (of) => [{ params: { id: of.bookId } }],
  "DELETE /admin/cattery-names/{id}/heir": (of) => [{ params: { id: of.nameId } }],
  "PUT /admin/cattery-names/{id}/end": (of) => [
    { params: { id: of.nameId }, body: { reason: "Not used" } },
  ],
};

/** Made for the caller's own club, whatever is at the other's. */
const OF_OWN: ReadonlySet<string> = new Set([
  "POST /admin/memberships/renewals",
  "PUT /admin/membership-fees",
  "POST /admin/judges",
]);

const judgeOf = (of: ClubWorld) => ({
  name: "Anna North",
  email: `anna-at-${of.id}@judges.example`,
  systems: ["FIFe"],
});

function aboutCase(input: (of: ClubWorld) => Input) {
  return (of: ClubWorld) => Object.values(of.cases).map((id) => ({ params: { id }, ...input(of) }));
}

const deskCalls = () =>
  apiKeys.filter((key) => {
    const right = clubRightOf(specOf(key).access);
    return right !== null && deskOf({ roleIds: [], clubId: 2 }, right) !== null;
  });

const made = async (by: ClubWorld, key: string, input: Input): Promise<string> => {
  if (specOf(key as ApiKey).bytes) return fileOf(by, key, input);
  return (server.as(by.decider) as (key: string, input: Input) => Promise<unknown>)(
    key,
    input,
  ).then(
    (answer) => JSON.stringify(answer),
    (error: { body?: unknown }) => {
      if (error.body === undefined) throw error;
      return JSON.stringify(error.body);
    },
  );
};

async function fileOf(by: ClubWorld, key: string, { params }: Input): Promise<string> {
  const values = params as Readonly<Record<string, string | number>>;
  const at = key
    .slice(key.indexOf(" ") + 1)
    .replace(/\{(\w+)\}/, (_, name) => String(values[name]));
  const answer = await server.raw(at, {
    headers: { host: "localhost", cookie: await server.sessionCookie(by.decider) },
  });
  // A file of one's own club, or none.
  expect([200, 404]).toContain(answer.status);
  return answer.text();
}

const stateOfAll = async (of: ClubWorld) =>
  (
    await server.pool.query(
      `select e.*, (select count(*) from case_messages m where m.case_id = e.id) as said, c.reg_num from cases e left join cats c on c.id = e.cat_id
       where e.id = any($1) order by e.id`,
      [Object.values(of.cases)],
    )
  ).rows;

/** Without what the club's reminders, which run meanwhile, leave. */
const booksOf = async ({ id }: ClubWorld) =>
  (
    await server.pool.query(
      `select (select json_agg(to_jsonb(b) - '{reminded_before_at,reminded_after_at}'::text[] order by b.id) from memberships b where b.club_id = $1) as memberships,
         (select json_agg(f order by f.year) from membership_fees f where f.club_id = $1) as fees,
         (select json_agg(j order by j.id) from judges j where j.club_id = $1) as judges,
         (select json_agg(k order by k.id) from studbook_books k where coalesce(k.club_id, 1) = $1) as books,
         (select json_agg(n order by n.id) from cattery_names n where n.club_id = $1) as names,
         (select json_agg(e order by e.id) from cattery_name_events e join cattery_names n on n.id = e.name_id where n.club_id = $1) as events`,
      [id],
    )
  ).rows;

describe.each([
  ["the first", "another", (both: TwoClubs) => [both.first, both.nord] as const],
  ["another", "the first", (both: TwoClubs) => [both.nord, both.first] as const],
])("the desk of %s club", (_by, _of, pairOf) => {
  test(
    "finds nothing of the other's by any of its calls, and changes nothing of it",
    WALK,
    async () => {
      const [by, of] = pairOf(clubs);
      expect(Object.keys(of.cases).toSorted()).toEqual([
        "application",
        "correction",
        "litter",
        "merge",
        "test",
        "title",
        "transfer",
      ]);
      const before = [await stateOfAll(of), await booksOf(of)];
      expect(deskCalls().toSorted()).toEqual(Object.keys(CALLS).toSorted());
      for (const [key, inputsOf] of Object.entries(CALLS))
        for (const input of inputsOf(of)) {
          const answer = await made(by, key, input);
          expect(answer, `${key} ${JSON.stringify(input)}`).not.toContain(of.mark);
          expect(answer, key).not.toContain(of.owner.last_name);
          expect(
            key.startsWith("GET") || OF_OWN.has(key) || answer.includes(`"success":false`),
            key,
          ).toBe(true);
        }
      expect([await stateOfAll(of), await booksOf(of)]).toEqual(before);
      expect(server.faults).toEqual([]);
    },
  );

  test("lists, counts and shows its own", async () => {
    const [by] = pairOf(clubs);
    const api = server.as(by.decider);
    const { data, counts } = await api("GET /admin/cases", { query: {} });
    expect(data.map(({ id }) => id).toSorted()).toEqual(Object.values(by.cases).toSorted());
    expect(counts.map(({ count }) => count)).toEqual([1, 1, 1, 1, 1, 1, 1]);
    for (const id of Object.values(by.cases)) {
      const shown = (await api("GET /admin/cases/{id}", { params: { id }, query: {} })).data;
      expect(shown.colleagues.map((each) => each.id)).toEqual([by.decider.id]);
      expect(shown.waiting).toBe(7);
      expect([null, ...Object.values(by.cases)]).toContain(shown.next_id);
    }
    const year = { query: { year: MEMBERSHIP_YEAR } };
    const { data: members, fees } = await api("GET /admin/memberships", year);
    expect(members.map((each) => [each.id, each.club?.id])).toEqual([[by.membershipId, by.id]]);
    expect(fees.map(({ amount }) => amount)).toEqual([40 + by.id]);
    const names = await api("GET /admin/cattery-names", { query: {} });
    expect(names.data.map((each) => [each.id, each.club?.id])).toEqual([[by.nameId, by.id]]);
    const printed = await api("GET /admin/studbook", { query: {} });
    expect(printed.data.map(({ id }) => id)).toContain(by.bookId);
    const pdf = "GET /admin/studbook/{id}/studbook.pdf";
    expect(await fileOf(by, pdf, { params: { id: by.bookId } })).toContain(by.mark);
    const found = await api("GET /applications/not-solve", { query: { q: by.mark } });
    expect(found.data.map(({ application_id }) => application_id)).toEqual([by.applied.id]);
  });

  test("reads no application, request or scan of the other's, and nothing of it in a cat's history", async () => {
    const [by, of] = pairOf(clubs);
    const api = server.as(by.decider);
    const cat = { params: { id: of.applied.catId } };
    expect(await statusOf(api("GET /cats/{id}/applications", cat))).toBe(403);
    expect(await statusOf(api("GET /corrections/{id}", { params: { id: of.correctionId } }))).toBe(
      403,
    );
    expect(await statusOf(api("GET /transfers/{id}", { params: { id: of.transferId } }))).toBe(403);
    const rules = (club: ClubWorld) =>
      Promise.all([
        statusOf(api("GET /corrections/{id}/club-rules", { params: { id: club.correctionId } })),
        statusOf(api("GET /transfers/{id}/club-rules", { params: { id: club.transferId } })),
      ]);
    expect(await rules(of)).toEqual([403, 403]);
    expect(await rules(by)).toEqual([200, 200]);
    const { data } = await api("GET /cats/{id}/history", { ...cat, query: {} });
    expect(data.filter(({ noun }) => noun === "application")).toEqual([]);
    const own = await api("GET /cats/{id}/history", {
      params: { id: by.applied.catId },
      query: {},
    });
    expect(own.data.some(({ noun }) => noun === "application")).toBe(true);
    const member = { ...by.decider, roleIds: [1, CLUB_ROLES.decider], clubId: by.id };
    const reads = async (club: ClubWorld) => {
      const { rows } = await server.pool.query<{ url: string }>(
        "select pedigree_img_url as url from pedigrees where id = $1 union all select evidence_url from corrections where id = $2",
        [club.applied.pedigreeId, club.correctionId],
      );
      const read = rows.map(({ url }) =>
        scanReader(poolDb(server.pool), url.split("/").at(-1)!, member).then(
          () => true,
          () => false,
        ),
      );
      return Promise.all(read);
    };
    expect(await reads(of)).toEqual([false, false]);
    expect(await reads(by)).toEqual([true, true]);
  });

  test("reads no litter, hidden ban or paper of a title of the other's", async () => {
    const [by, of] = pairOf(clubs);
    const api = server.as(by.decider);
    const readsOf = (club: ClubWorld) => {
      const params = { id: club.litterId };
      return Promise.all(
        [
          api("GET /litters/{id}", { params }),
          api("GET /litters/{id}/inspections", { params }),
          api("GET /litters/{id}/club-rules", { params }),
        ].map(statusOf),
      );
    };
    expect(await readsOf(of)).toEqual([403, 403, 403]);
    expect(await readsOf(by)).toEqual([200, 200, 200]);
    for (const [club, sees] of [
      [of, false],
      [by, true],
    ] as const) {
      const params = { id: club.registeredId };
      await server.pool.query(
        `insert into breeding_bans (cat_id, from_day, until_day, reason, is_shown, decided_by)
         values ($1, '2025-11-20', '2025-12-20', 'Shown', 1, $2), ($1, '2025-11-20', '2025-12-20', 'Hidden', 0, $2)`,
        [club.registeredId, club.decider.id],
      );
      const bans = (await api("GET /cats/{id}/bans", { params })).data;
      const reasons = bans.map(({ reason }) => reason);
      expect(reasons).toContain("Shown");
      expect(reasons.includes("Hidden")).toBe(sees);
      await server.pool.query(
        "update credentials set show_system = 'FIFe', show_country = 'FI', show_class = 'adult', judge = 'Anna', issued_by = 'Show', issued_on = '2025-03-03', name = 'CAC', kind = 'result' where id = $1",
        [club.credentialId],
      );
      await server.pool.query(
        "update credentials set judge_answer = 'denied', judge_answered_at = now() where id = $1",
        [club.credentialId],
      );
      const entries = (await api("GET /cats/{id}/credentials", { params })).data;
      const entry = entries.find(({ id }) => id === club.credentialId)!;
      expect([
        entry.scan_url !== null,
        entry.judge_answer !== null,
        entry.version !== null,
      ]).toEqual([sees, sees, sees]);
    }
  });

  test("is refused the certificates, bans and papers of what the other has registered", async () => {
    const [by, of] = pairOf(clubs);
    const { rows } = await server.pool.query<{ id: number }>(
      `insert into breeding_bans (cat_id, from_day, until_day, reason, is_shown, decided_by)
       values ($1, '2026-11-20', '2027-11-20', 'Too many litters', 1, $2) returning id`,
      [of.registeredId, of.decider.id],
    );
    const api = server.as(by.decider);
    expect(await statusOf(api("PUT /bans/{id}/lift", { params: { id: rows[0]!.id } }))).toBe(403);
    const asked = { params: { id: of.registeredId }, body: { kind: "pedigree" as const } };
    expect(await statusOf(api("POST /cats/{id}/certificates", asked))).toBe(403);
    const issued = await server.as(of.owner)("POST /cats/{id}/certificates", asked);
    const { code } = issued.data;
    const revoke = { params: { code }, body: { reason: "By mistake" } };
    expect(await statusOf(api("PUT /certificates/{code}/revoke", revoke))).toBe(403);
  });
});

describe("row security", () => {
  const counted = async (settings: string) => {
    const client = await server.pool.connect();
    try {
      await client.query(`begin; ${settings}`);
      const { rows } = await client.query(
        `select (select count(*)::int from cases) as cases, (select count(*)::int from applications) as applications,
           (select count(*)::int from corrections) as corrections, (select count(*)::int from credentials) as credentials,
           (select count(*)::int from user_roles) as roles, (select count(*)::int from transfers) as transfers,
           (select count(*)::int from memberships) as memberships, (select count(*)::int from membership_fees) as fees,
           (select count(*)::int from cattery_names) as names, (select count(*)::int from cattery_name_events) as events, (select count(*)::int from merge_requests) as merge_requests,
           (select count(*)::int from studbook_books) as books, (select count(*)::int from studbook_of_clubs) as figures,
           (select count(*)::int from studbook_colours_of_clubs where year = 2025) as colours, (select count(*)::int from request_verdicts) as verdicts`,
      );
      return rows[0];
    } finally {
      await client.query("rollback");
      client.release();
    }
  };
  const DESK = "select set_config('role', session_user || '_desk', true);";

  // The count of registrations, which runs when it is due, finds none of that year; no request has been decided.
  beforeAll(async () => {
    for (const { id, correctionId } of [clubs.first, clubs.nord])
      await server.pool.query(
        "insert into request_verdicts (correction_id, club_id, verdict, versions, to_desk, to_asker) values ($1, $2, 'ok', '', '{}', '{}')",
        [correctionId, id],
      );
    await server.pool.query(
      `insert into studbook_colours_of_clubs (club_id, year, breed_id, ems, cats)
       select k.id, 2025, (select min(id) from breeds), 'n', 1 from unnest($1::int[]) k(id)`,
      [[clubs.first.id, clubs.nord.id]],
    );
  });

  test("lets a statement that forgets its club find nothing", async () => {
    expect(await counted(DESK)).toEqual({
      cases: 0,
      applications: 0,
      corrections: 0,
      credentials: 0,
      roles: 0,
      transfers: 0,
      memberships: 0,
      fees: 0,
      names: 0,
      events: 0,
      merge_requests: 0,
      books: 0,
      figures: 0,
      colours: 0,
      verdicts: 0,
    });
  });

  test("shows a desk its own, and background work everything", async () => {
    const nord = await counted(`${DESK} set local felistry.club = '${clubs.nord.id}';`);
    expect(nord).toMatchObject({
      cases: 7,
      applications: 1,
      corrections: 1,
      credentials: 2,
      transfers: 1,
      memberships: 1,
      fees: 2,
      names: 1,
      events: 1,
      merge_requests: 1,
      colours: 1,
      verdicts: 1,
    });
    expect(await counted("")).toMatchObject({
      memberships: 2,
      names: 2,
      cases: 14,
      applications: 2,
      corrections: 2,
      transfers: 2,
      merge_requests: 2,
      colours: 2,
      verdicts: 2,
    });
  });

  test("does not let a desk move a case to itself or to another", async () => {
    const client = await server.pool.connect();
    try {
      await client.query(`begin; ${DESK} set local felistry.club = '${clubs.nord.id}'`);
      const taken = await client.query("update cases set club_id = $1", [clubs.nord.id]);
      expect(taken.rowCount).toBe(7);
      await expect(client.query("update cases set club_id = 1")).rejects.toThrow(
        /row-level security/,
      );
    } finally {
      await client.query("rollback");
      client.release();
    }
  });
});

describe("a decision", () => {
  test("gives each club's next number, and its certificate the club's name", DRAWN, async () => {
    const owner = await buildMember(server);
    const numbers = [];
    const cats = [];
    for (const of of [clubs.nord, clubs.first, clubs.nord]) {
      const sent = await applyTo(server, { clubId: of.id, owner, name: "Numbered" });
      const { data } = await server.as(of.decider)("PUT /cats/{id}/register-pedigree", {
        params: { id: sent.cat_id },
        body: {},
      });
      numbers.push(data.reg_num);
      cats.push(sent.cat_id);
    }
    expect(numbers).toEqual(["NORD-2026-000001", "FEL-2026-000001", "NORD-2026-000002"]);
    const cookie = await server.sessionCookie(owner);
    const sheetOf = async (id: number) => {
      const { data } = await server.as(owner)("POST /cats/{id}/certificates", {
        params: { id },
        body: { kind: "pedigree" },
      });
      const answer = await server.raw(`/certificates/${data.code}.pdf`, { headers: { cookie } });
      // Letters of the heading are drawn apart.
      const { text } = await pdfText(new Uint8Array(await answer.arrayBuffer()));
      return text.replaceAll(" ", "");
    };
    const [ofNord, ofFirst] = [await sheetOf(cats[0]!), await sheetOf(cats[1]!)];
    for (const name of Object.values(NORD.names)) {
      const drawn = name.toUpperCase().replaceAll(" ", "");
      expect(ofNord).toContain(drawn);
      expect(ofFirst).not.toContain(drawn);
    }
  });

  test("is carried out later on behalf of its club's decider, unless they are of another club by then", async () => {
    const owner = await buildMember(server);
    const colleague = await buildMember(server);
    const role = { slug: "nord", email: colleague.email, role: "decider" as const };
    await makeOfficer(server.pool, role);
    const sent = await applyTo(server, { clubId: clubs.nord.id, owner, name: "Later" });
    const { rows } = await server.pool.query<{ id: number }>(
      "select id from cases where kind = 'application' and subject_id = $1",
      [sent.id],
    );
    const decide = () =>
      server.as(colleague)("PUT /admin/cases/{id}/confirm", {
        params: { id: rows[0]!.id },
        body: { checks: ALL_TICKS },
      });
    await decide();
    await dismissOfficer(server.pool, role, server.services);
    await makeOfficer(server.pool, { ...role, slug: "club" });
    server.setNow("2026-11-20T10:10:01Z");
    await settleCases(server.pool, server.services);
    const state = async () =>
      (await server.pool.query("select state from cases where id = $1", [rows[0]!.id])).rows[0]
        .state;
    expect(await state()).toBe("waiting");
    expect(await statusOf(decide())).toBe(404);
    await dismissOfficer(server.pool, { ...role, slug: "club" }, server.services);
    await makeOfficer(server.pool, role);
    await decide();
    server.setNow("2026-11-20T10:20:02Z");
    await settleCases(server.pool, server.services);
    expect(await state()).toBe("decided");
  });
});

describe("clubs and their officers", () => {
  test("a member is of one club, and administrators are of the first", async () => {
    const admin = await buildAdmin(server);
    const asked = { params: { id: clubs.nord.decider.id }, body: { is_administrator: true } };
    expect(await statusOf(server.as(admin)("PUT /admin/members/{id}/administrator", asked))).toBe(
      403,
    );
    const more = { params: { id: clubs.nord.decider.id, role: "registrar" as const } };
    await server.as(admin)("PUT /admin/members/{id}/roles/{role}", more);
    const { rows } = await server.pool.query(
      "select distinct club_id from user_roles where user_id = $1 and role_id > 1",
      [clubs.nord.decider.id],
    );
    expect(rows).toEqual([{ club_id: clubs.nord.id }]);
    const refused = server.pool.query(
      "insert into user_roles (user_id, role_id, club_id) values ($1, 7, 1)",
      [clubs.nord.decider.id],
    );
    await expect(refused).rejects.toThrow(/is of another club/);
    await server.as(admin)("DELETE /admin/members/{id}/roles/{role}", more);
  });

  test("rights that run the whole site stay with the first club, its history with administrators", async () => {
    const nord = server.as(clubs.nord.decider);
    expect(await statusOf(nord("GET /admin/members", { query: {} }))).toBe(403);
    expect(await statusOf(nord("GET /history", { query: {} }))).toBe(403);
    const first = server.as(clubs.first.decider);
    expect(await statusOf(first("GET /admin/members", { query: {} }))).toBe(200);
    expect(await statusOf(first("GET /history", { query: {} }))).toBe(403);
    const admin = await buildAdmin(server);
    expect(await statusOf(server.as(admin)("GET /history", { query: {} }))).toBe(200);
  });

  test("two clubs have neither one name nor one prefix", async () => {
    const names = { en: "Other", ru: "Другой" };
    const add = (slug: string, prefix: string) =>
      addClub(server.pool, { slug, prefix, names }, "FEL");
    expect(await add("nord", "OTHER")).toBe("taken");
    expect(await add("other", "NORD")).toBe("taken");
    expect(await add("other", "FEL")).toBe("taken");
  });

  test("a member is shown the clubs by their names in either language", async () => {
    const { owner } = clubs.first;
    const namesIn = async (locale: "en" | "ru") =>
      (await server.as(owner, { locale })("GET /clubs", {})).data.map(({ name }) => name);
    const site = server.services.config.siteName;
    expect(await namesIn("en")).toEqual([site.en, NORD.names.en]);
    expect(await namesIn("ru")).toEqual([site.ru, NORD.names.ru]);
  });

  test("a member applies to a chosen club, and to no club that does not exist", async () => {
    const owner = await buildMember(server);
    const { cat_id, pedigrees_id, id } = await applyTo(server, {
      clubId: 1,
      owner,
      name: "Chosen",
    });
    await server.as(owner)("PUT /applications/{id}/withdraw", { params: { id } });
    const send = (club_id: number) =>
      server.as(owner)("POST /applications/send-to-registration/{catId}", {
        params: { catId: cat_id },
        body: { pedigrees_id, club_id },
      });
    expect(await statusOf(send(9_999))).toBe(400);
    const { data } = await send(clubs.nord.id);
    const { rows } = await server.pool.query(
      "select club_id from cases where kind = 'application' and subject_id = $1",
      [data.application_id],
    );
    expect(rows).toEqual([{ club_id: clubs.nord.id }]);
  });

  test("each club is told each morning of its own cases and names alone", async () => {
    await tellClub(server.pool, server.services, new Date("2026-11-21T08:00:00Z"));
    const mails = await server.mailsSentTo(clubs.nord.decider.email);
    expect(mails.length).toBeGreaterThan(0);
    const { rows } = await server.pool.query<{ cases: number; names: number }>(
      `select (select count(*)::int from cases where state = 'waiting' and club_id = $1) as cases,
         (select count(*)::int from cattery_names where state = 'asked' and club_id = $1) as names`,
      [clubs.nord.id],
    );
    const { cases, names } = rows[0]!;
    const { subject, text } = mails.at(-1)!;
    expect(subject).toMatch(new RegExp(`^${cases} `));
    expect(names).toBeGreaterThan(0);
    expect(text).toContain(`${m.case_kind_cattery_name()}: ${names}\n`);
  });
});
