/** Days that a member should not forget: on the site, told once, and in the member's own calendar. */
import ICAL from "ical.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { madeStatements } from "../db/statement.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { tellDueDates } from "./tell-due-dates.ts";

const TODAY = "2026-11-23";
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    now: `${TODAY}T10:00:00Z`,
    env: { RATE_LIMIT_FACTOR: "100" },
  });
});
afterAll(() => server.stop());

async function breederWithLitter(
  born = "2026-09-07",
): Promise<{ member: BuiltMember; litter: number }> {
  const member = await buildMember(server, { country: "JP" });
  const dam = await buildCat(server, {
    owner: member,
    sex: "female",
    born: "2022-03-10",
    cat_name: "Alma",
  });
  const sire = await buildCat(server, { owner: member, sex: "male", born: "2021-03-10" });
  const { rows } = await server.pool.query<{ id: number }>(
    `insert into litters (breeder_id, dam_id, sire_id, born, status, form_key, decided_at)
     values ($1, $2, $3, $4, 'confirmed', gen_random_uuid()::text, now()) returning id`,
    [member.id, dam.id, sire.id, born],
  );
  return { member, litter: rows[0]!.id };
}

const datesOf = async (member: BuiltMember) => (await server.as(member)("GET /me/dates", {})).data;
const tell = () => tellDueDates(server.pool, server.services);
const told = async (member: BuiltMember) =>
  (await server.as(member)("GET /me/notices", {})).data.map(({ kind, title, path }) => ({
    kind,
    title,
    path,
  }));

async function examine(catId: number, name: string, on: string): Promise<void> {
  await server.pool.query(
    "insert into credentials (cat_id, kind, name, result, issued_on) values ($1, 'health', $2, 'normal', $3)",
    [catId, name, on],
  );
}

interface Plan {
  readonly Alias?: string;
  readonly "Actual Loops": number;
  readonly Plans?: readonly Plan[];
}

/** How often the plan begins to look for a seller's cats. */
const timesOfAds = ({ Plans = [], ...node }: Plan): number =>
  (node.Alias === "k" ? node["Actual Loops"] : 0) +
  Plans.map(timesOfAds).reduce((sum, times) => sum + times, 0);

describe("a member's dates", () => {
  test("have the day on which a litter's kittens may leave, with its reason", async () => {
    const { member, litter } = await breederWithLitter();
    expect(await datesOf(member)).toEqual([
      {
        kind: "leaving",
        day: "2026-11-30",
        title: expect.stringContaining("Alma") as string,
        reason: expect.stringContaining("Twelve weeks") as string,
        path: `/litters/${litter}`,
      },
    ]);
  });

  test("[16.8] a breeder's region is sought once, however many litters there are", async () => {
    const { member } = await breederWithLitter();
    await server.pool.query(
      `insert into litters (breeder_id, dam_id, sire_id, born, status, form_key, decided_at)
       select breeder_id, dam_id, sire_id, born, status, gen_random_uuid()::text, decided_at
       from litters, generate_series(1, 20) where breeder_id = $1`,
      [member.id],
    );
    const client = await server.pool.connect();
    try {
      await client.query(`prepare dates as ${madeStatements.get("dates_litters_of_member")!.text}`);
      const { rows } = await client.query<{ "QUERY PLAN": [{ Plan: Plan }] }>(
        `explain (analyze, format json) execute dates(${member.id}, '2026-09-01')`,
      );
      expect(timesOfAds(rows[0]!["QUERY PLAN"][0].Plan)).toBe(1);
    } finally {
      client.release(true);
    }
  });

  test("have the next examination of a living cat's heart, by its latest", async () => {
    const member = await buildMember(server);
    const cat = await buildCat(server, { owner: member, born: "2023-11-28", cat_name: "Bella" });
    await examine(cat.id, "HCM", "2024-12-01");
    await examine(cat.id, "HCM", "2024-06-01");
    await examine(cat.id, "PKD", "2026-01-01");
    expect(await datesOf(member)).toMatchObject([
      { kind: "heart", day: "2026-11-28", path: `/cats/${cat.id}?tab=docs` },
    ]);
    await server.pool.query("update cats set deceased_on = '2026-10-01' where id = $1", [cat.id]);
    expect(await datesOf(member)).toEqual([]);
  });

  test("are nobody else's, and end with the day", async () => {
    const { member } = await breederWithLitter("2026-08-30");
    const stranger = await buildMember(server);
    expect(await datesOf(member)).toEqual([]);
    expect(await datesOf(stranger)).toEqual([]);
  });
});

describe("a week before", () => {
  test("the member is told once, however often it is looked for", async () => {
    const { member, litter } = await breederWithLitter();
    await tell();
    await tell();
    await Promise.all([tell(), tell()]);
    expect(await told(member)).toEqual([
      {
        kind: "due",
        title: expect.stringMatching(/^30 November 2026: Litter of .*Alma/) as string,
        path: `/litters/${litter}`,
      },
    ]);
  });

  test("a member who cannot be told does not keep the others from it, and is tried again", async () => {
    const [faulty, behind] = [await breederWithLitter(), await breederWithLitter()];
    await server.pool.query(
      `create function refuse_telling() returns trigger language plpgsql as $$ begin raise 'a fault of ours'; end $$;
       create trigger refuse_telling before insert on notices for each row when (new.member_id = ${faulty.member.id}) execute function refuse_telling()`,
    );
    await expect(tell()).rejects.toThrow(String(faulty.member.id));
    expect([await told(faulty.member), await told(behind.member)]).toMatchObject([[], [{}]]);
    await server.pool.query("drop function refuse_telling cascade");
    await tell();
    expect(await told(faulty.member)).toHaveLength(1);
  });

  test("and not earlier", async () => {
    const { member } = await breederWithLitter("2026-09-08");
    await tell();
    expect(await told(member)).toEqual([]);
  });

  test("of an examination on a birthday, if the cat is one's own", async () => {
    const member = await buildMember(server);
    const cat = await buildCat(server, { owner: member, born: "2023-11-28" });
    await examine(cat.id, "HCM", "2024-12-01");
    await tell();
    expect(await told(member)).toMatchObject([{ kind: "due", path: `/cats/${cat.id}?tab=docs` }]);
  });
});

describe("a calendar program", () => {
  const read = (url: string) => fetch(server.origin + new URL(url).pathname);

  test("reads the dates at a secret address, each as one all-day entry that keeps its name", async () => {
    const { member, litter } = await breederWithLitter();
    const call = server.as(member);
    expect((await call("GET /me/calendar", {})).data).toEqual({ made_at: null });
    const { url } = (await call("POST /me/calendar", {})).data;
    const response = await read(url);
    expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    const calendar = new ICAL.Component(ICAL.parse(await response.text()) as unknown[]);
    const events = calendar.getAllSubcomponents("vevent").map((part) => new ICAL.Event(part));
    expect(
      events.map(({ uid, summary, startDate, endDate }) => [
        uid.split("@")[0],
        summary,
        startDate.toString(),
        endDate.toString(),
      ]),
    ).toEqual([[`leaving-${litter}`, expect.stringContaining("Alma"), "2026-11-30", "2026-12-01"]]);
    const { rows } = await server.pool.query<{ text: string }>(
      "select calendars::text as text from calendars where member_id = $1",
      [member.id],
    );
    expect(rows[0]!.text).not.toContain(url.split("/").at(-1)!.slice(0, 43));
  });

  test("finds nothing at an address that was replaced, ended, is unknown or whose member is suspended", async () => {
    const { member } = await breederWithLitter();
    const call = server.as(member);
    const first = (await call("POST /me/calendar", {})).data.url;
    const second = (await call("POST /me/calendar", {})).data.url;
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
    await server.pool.query(
      "update users set suspended_at = now(), suspension_reason = 'x' where id = $1",
      [member.id],
    );
    expect((await read(second)).status).toBe(404);
    await server.pool.query(
      "update users set suspended_at = null, suspension_reason = null where id = $1",
      [member.id],
    );
    await call("DELETE /me/calendar", {});
    expect((await read(second)).status).toBe(404);
    expect((await read(`http://x/calendars/${"a".repeat(43)}.ics`)).status).toBe(404);
  });
});
