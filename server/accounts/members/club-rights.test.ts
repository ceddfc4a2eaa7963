/** What each role of the club may do, over HTTP: the table of rights, walked call by call. */
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { apiKeys, baseOf, specOf, type ApiKey } from "@felistry/contract/api.ts";
import { clubRightOf, methodOf } from "@felistry/contract/call.ts";
import { urlOf } from "@felistry/contract/client.ts";
import {
  CLUB_RIGHT_NAMES,
  CLUB_RIGHTS,
  CLUB_ROLE_NAMES,
  rolesWith,
  type ClubRight,
  type ClubRole,
} from "@felistry/domain/accounts/club-rights.ts";
import {
  buildAdmin,
  buildMember,
  buildOfficer,
  type BuiltMember,
} from "@felistry/testkit/build-member.ts";
import { outcomeOf, statusOf } from "@felistry/testkit/outcome.ts";
import { permissionTable } from "@felistry/testkit/samples/permission-table.ts";
import { sampleCalls, type SampleWorld } from "@felistry/testkit/samples/sample-calls.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

interface Sample {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
}

let server: TestServer;
let admin: BuiltMember;
const kept = new Map<ClubRole, Promise<Scene>>();
const used = new Map<ClubRole, Promise<Scene>>();
let cells = 0;

type Scene = SampleWorld & { cookie: string };

beforeAll(async () => {
  server = await startTestServer();
  admin = await buildAdmin(server);
});
afterAll(() => server.stop());

async function newScene(role: ClubRole): Promise<Scene> {
  const [owner, onlineOwner, caller] = await Promise.all([
    buildMember(server),
    buildMember(server),
    buildOfficer(server, role),
  ]);
  const world = await sampleCalls(server, { caller, owner, onlineOwner, seller: onlineOwner });
  return { ...world, cookie: await server.sessionCookie(caller) };
}

/** What is refused or reads changes nothing, so a role's calls share one world. */
function keptScene(role: ClubRole): Promise<Scene> {
  const scene = kept.get(role) ?? newScene(role);
  kept.set(role, scene);
  return scene;
}

/**
 * Writes that succeed share a world too: what one of them has changed may be what another needs, so one that is refused
 * there is asked again in a new world, whose answer counts.
 */
async function statusAs(role: ClubRole, key: ApiKey, isAllowed: boolean): Promise<number> {
  if (!isAllowed || methodOf(key) === "GET") return statusFor(key, await keptScene(role));
  const inUse = used.get(role);
  const status = inUse && (await statusFor(key, await inUse));
  if (status === 200) return status;
  used.set(role, newScene(role));
  return statusFor(key, await used.get(role)!);
}

async function statusFor(key: ApiKey, { samples, cookie }: Scene): Promise<number> {
  const { params = {}, query = {}, body } = samples[key] as Sample;
  const response = await server.raw(urlOf(key, { params, query }, baseOf(key)), {
    method: methodOf(key),
    headers: {
      host: "localhost",
      cookie,
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  await response.arrayBuffer();
  return response.status === 204 ? 200 : response.status;
}

const ofClub = apiKeys.filter((key) => clubRightOf(specOf(key).access) !== null);
const rightOf = (key: ApiKey): ClubRight => clubRightOf(specOf(key).access)!;
const has = (right: ClubRight, role: ClubRole) =>
  (CLUB_RIGHTS[right] as readonly ClubRole[]).includes(role);

describe("the table of rights", () => {
  it.for(ofClub)("a role of the club may make %s by its right alone", async (key) => {
    for (const role of CLUB_ROLE_NAMES) {
      const isAllowed = has(rightOf(key), role);
      const status = await statusAs(role, key, isAllowed);
      const wanted = [isAllowed ? permissionTable[key].admin : 403];
      // The run that another role started may still be under way.
      if (isAllowed && key === "POST /admin/checks") wanted.push(409);
      expect(wanted, `${key} as ${role}`).toContain(status);
      cells++;
    }
  });

  /** Rows that the club reads beside their owners, and the right that opens them. */
  const readByClub: Readonly<Partial<Record<string, ClubRight>>> = {
    "cat-reader": "read_cats",
    "metric-reader": "read_cats",
    "pedigree-reader": "read_cats",
    "litter-reader": "read_cats",
    "history-reader": "read_cats",
    "application-reader": "read_cats",
    "correction-reader": "read_cats",
    "transfer-reader": "read_cats",
    "scan-reader": "read_papers",
    "certificate-reader": "read_cats",
  };
  const own: Readonly<Partial<Record<ApiKey, ClubRight>>> = {
    "GET /cats/{id}/merge": "merge_cats",
    "POST /cats/{id}/merge": "merge_cats",
    "POST /cats/{id}/certificates": "work_cases",
    "POST /cats/{id}/certificates/{code}/duplicate": "work_cases",
    "PUT /cats/{id}/different": "work_cases",
    "POST /litters/{id}/certificates": "work_cases",
  };
  const rows = apiKeys.filter((key) => {
    const { access } = specOf(key);
    const row = permissionTable[key];
    return typeof access === "object" && row.admin === 200 && row.stranger !== 200;
  });

  it.for(rows)("a role of the club may make %s of others by its right alone", async (key) => {
    const { access } = specOf(key);
    const right = own[key] ?? (typeof access === "object" ? readByClub[access.rule] : undefined);
    expect(right, key).toBeDefined();
    for (const role of CLUB_ROLE_NAMES) {
      const status = await statusAs(role, key, has(right!, role));
      const { admin: allowed, stranger: refused } = permissionTable[key];
      expect(status, `${key} as ${role}`).toBe(has(right!, role) ? allowed : refused);
      cells++;
    }
  });

  it("has been walked cell by cell", () => {
    expect(cells).toBe((ofClub.length + rows.length) * CLUB_ROLE_NAMES.length);
    expect(ofClub.length).toBeGreaterThan(60);
    process.stdout.write(
      `Rights of the club: ${ofClub.length + rows.length} calls x ${CLUB_ROLE_NAMES.length} roles, ${cells} cells.\n`,
    );
  });

  it("is the same in the database", async () => {
    const { rows: stated } = await server.pool.query(
      "select right_name || ' ' || role_id as cell from club_rights order by 1",
    );
    const cellsInCode = CLUB_RIGHT_NAMES.flatMap((right) =>
      rolesWith(right).map((role) => `${right} ${role}`),
    );
    expect(stated.map(({ cell }) => cell)).toEqual(cellsInCode.sort());
  });

  it("lets the auditor change nothing", () => {
    const writes = ofClub.filter((key) => methodOf(key) !== "GET" && has(rightOf(key), "auditor"));
    expect(writes).toEqual([]);
  });
});

const give = (by: BuiltMember, of: BuiltMember, role: ClubRole) =>
  server.as(by)("PUT /admin/members/{id}/roles/{role}", { params: { id: of.id, role } });
const take = (by: BuiltMember, of: BuiltMember, role: ClubRole) =>
  server.as(by)("DELETE /admin/members/{id}/roles/{role}", { params: { id: of.id, role } });

describe("a role", () => {
  test("is given and taken by an administrator, and told in the history with its name", async () => {
    const member = await buildMember(server);
    expect((await give(admin, member, "treasurer")).data.roleIds).toEqual([1, 5]);
    expect((await give(admin, member, "treasurer")).data.roleIds).toEqual([1, 5]);
    expect((await take(admin, member, "treasurer")).data.roleIds).toEqual([1]);
    expect((await take(admin, member, "treasurer")).data.roleIds).toEqual([1]);
    const { data } = await server.as(admin)("GET /history", { query: { noun: "role", limit: 2 } });
    expect(data.map(({ action, about, changes }) => [action, about?.id, changes])).toEqual([
      ["delete", member.id, [{ field: "role", before: "treasurer", after: null }]],
      ["insert", member.id, [{ field: "role", before: null, after: "treasurer" }]],
    ]);
  });

  test("is nobody's to give themselves, no officer's to give others, and no suspended member's to get", async () => {
    const [officer, member] = [await buildOfficer(server, "decider"), await buildMember(server)];
    expect(await outcomeOf(give(admin, admin, "auditor"))).toMatchObject({ status: 403 });
    expect(await statusOf(give(officer, officer, "treasurer"))).toBe(403);
    expect(await statusOf(give(officer, member, "auditor"))).toBe(403);
    await server.as(admin)("PUT /admin/members/{id}/suspension", {
      params: { id: member.id },
      body: { reason: "Why" },
    });
    expect(await statusOf(give(admin, member, "auditor"))).toBe(409);
  });

  test("beside the last administrator's takes nobody's place: that one stays", async () => {
    const club = await startTestServer();
    try {
      const only = await buildAdmin(club);
      await buildOfficer(club, "decider");
      const close = club.as(only)("POST /me/close", { body: { currentPassword: only.password } });
      expect(await statusOf(close)).toBe(409);
    } finally {
      await club.stop();
    }
  });

  test("that goes gives open cases back, unless another lets the member work on", async () => {
    const officer = await buildOfficer(server, "registrar");
    await give(admin, officer, "decider");
    const applicant = await buildMember(server);
    const { rows } = await server.pool.query(
      `insert into cases (kind, subject_id, applicant_id, assigned_to, state, opened_at)
       values ('report', 990001, $1, $2, 'waiting', now()) returning id`,
      [applicant.id, officer.id],
    );
    const holder = async () =>
      (await server.pool.query("select assigned_to from cases where id = $1", [rows[0].id])).rows[0]
        .assigned_to;
    await take(admin, officer, "registrar");
    expect(await holder()).toBe(officer.id);
    await take(admin, officer, "decider");
    expect(await holder()).toBeNull();
  });
});
