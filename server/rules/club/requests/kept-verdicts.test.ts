/** Whoever asks for a correction or a transfer reads what the rules say of it; what they said when it was decided is kept. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildAd } from "@felistry/testkit/build-ad.ts";
import { buildCat, type BuiltCat, type CatTraits } from "@felistry/testkit/build-cat.ts";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { buildAdmin } from "@felistry/testkit/build-member.ts";
import { buildOrder } from "@felistry/testkit/build-order.ts";
import { outcomeOf, statusOf } from "@felistry/testkit/outcome.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import {
  askCorrection,
  askTransferIn,
  caseOfRequest,
  firedIn,
  likelyIn,
} from "@felistry/testkit/worlds/asked-requests.ts";
import { ALL_TICKS } from "@felistry/testkit/worlds/desk.ts";
import { buildTwoClubs, type TwoClubs } from "@felistry/testkit/worlds/two-clubs.ts";

let server: TestServer;
let clubs: TwoClubs;
let admin: BuiltMember;
let owner: BuiltMember;
let buyer: BuiltMember;
let place = 9000;

beforeAll(async () => {
  server = await startTestServer({
    now: "2026-11-28T10:00:00Z",
    env: { RATE_LIMIT_FACTOR: "100", TAKE_BACK_MINUTES: "0" },
  });
  clubs = await buildTwoClubs(server);
  [admin, owner, buyer] = await Promise.all([
    buildAdmin(server),
    buildMember(server),
    buildMember(server),
  ]);
  for (const club_id of [clubs.first.id, clubs.nord.id])
    await server.as(admin)("PUT /admin/club-rules/{club}/{line}", {
      params: { club: "FIFe", line: "pack" },
      body: { mode: "on", club_id },
    });
});
afterAll(() => server.stop());

const cat = (traits: CatTraits = {}) =>
  buildCat(server, { owner, born: "2020-01-01", ems: "n 22", ...traits });
const registered = (traits: CatTraits = {}) =>
  cat({ reg_num: `FEL-2025-${String(++place).padStart(6, "0")}`, ...traits });

type Kind = "correction" | "transfer";
const readBy = async (by: BuiltMember, kind: Kind, id: number, locale: "en" | "ru" = "en") =>
  (await server.as(by, { locale })(`GET /${kind}s/{id}/club-rules`, { params: { id } })).data;

const wouldBe = async (by: BuiltMember, about: { id: number }, body: object) =>
  (
    await server.as(by)("POST /cats/{id}/corrections/club-rules", {
      params: { id: about.id },
      body,
    })
  ).data;

const atDesk = (id: number, kind: Kind = "correction", by = admin) =>
  caseOfRequest(server, by, { kind, id });

async function decide(
  id: number,
  how: "confirm" | "decline",
  kind: Kind = "correction",
  by = admin,
) {
  const found = await atDesk(id, kind, by);
  const params = { id: found.id };
  const reason = "As on the paper";
  if (how === "decline")
    return server.as(by)("PUT /admin/cases/{id}/decline", { params, body: { reason } });
  return server.as(by)("PUT /admin/cases/{id}/confirm", {
    params,
    body: { checks: [...ALL_TICKS, ...found.needed], reason },
  });
}

const moved = (about: BuiltCat, to: BuiltMember) =>
  server.pool.query("update cats set users_id = $2, online_owner_id = $2 where id = $1", [
    about.id,
    to.id,
  ]);

test("[15.2] whoever asks reads the same before it is sent, while it waits, and as the desk does", async () => {
  const [dam, sire] = [
    await cat({ sex: "female", ems: "a" }),
    await cat({ sex: "male", ems: "a" }),
  ];
  const one = await registered({ dam, sire, born: "2025-01-10" });
  const changes = { main_ems: "w", eye_ems: "61" };
  const before = (await wouldBe(owner, one, changes))!;
  const id = await askCorrection(server, { by: owner, cat: one }, changes);
  const waiting = (await readBy(owner, "correction", id))!;
  expect(firedIn(waiting)).toContain("cat H05 ask");
  expect(likelyIn(waiting)).toContain("F38");
  expect({ ...before, version: "" }).toEqual({ ...waiting, version: "" });
  expect((await atDesk(id)).verdict).toEqual(waiting);
  expect(waiting.kept_at).toBeNull();
  const line = waiting.parts[0]!.open.find((each) => each.id === "F38")!;
  expect(line.article ?? line.source).toBeTruthy();
  expect(await wouldBe(owner, one, { cat_name: one.cat_name })).toBeNull();
});

test("[15.2] a transfer is read before it is sent, too, by the rules of the club that is asked", async () => {
  const [dam, sire] = [await cat({ sex: "female" }), await cat({ sex: "male" })];
  const one = await cat({ dam, sire, born: "2025-01-10" });
  const before = async (titled: 0 | 1) =>
    (
      await server.as(owner)("GET /cats/{id}/transfers/club-rules", {
        params: { id: one.id },
        query: { club: "Nord Cats, TICA", number: "SBT 991", titled: String(titled) as "0" | "1" },
      })
    ).data;
  expect(firedIn(await before(0))).not.toContain("cat F37 block");
  expect(firedIn(await before(1))).toContain("cat F37 block");
  const id = await askTransferIn(
    server,
    { by: owner, cat: one },
    { number: "SBT 991", titles: "CH, Oslo 2026" },
  );
  const waiting = await readBy(owner, "transfer", id);
  expect(firedIn(waiting)).toContain("cat F37 block");
  expect((await atDesk(id, "transfer")).verdict).toEqual(waiting);
});

test("[15.2] what was decided shows the rules' words and the facts of its day, in each language, whatever they say since", async () => {
  const [dam, sire] = [
    await cat({ sex: "female", ems: "a" }),
    await cat({ sex: "male", ems: "a" }),
  ];
  const family = { dam, sire, born: "2025-01-10" };
  const [kept, declined] = [await registered(family), await registered(family)];
  const changes = { main_ems: "n", tabby_ems: "22" };
  const [one, two] = [
    await askCorrection(server, { by: owner, cat: kept }, { ...changes, cat_name: "Renamed" }),
    await askCorrection(server, { by: owner, cat: declined }, { main_ems: "w", eye_ems: "61" }),
  ];
  const waiting = (await readBy(owner, "correction", two))!;
  await decide(one, "confirm");
  await decide(two, "decline");
  const switchRule = (mode: "off" | "ask") =>
    server.as(admin)("PUT /admin/club-rules/{club}/{line}", {
      params: { club: "registry", line: "H05" },
      body: { mode, words: { en: "Other words", ru: "Другие слова" }, club_id: clubs.first.id },
    });
  await switchRule("off");
  await server.pool.query("update cat_colours set main = 'n' where cat_id = $1", [dam.id]);
  const later = (await readBy(owner, "correction", two))!;
  expect(later).toEqual({ ...waiting, kept_at: expect.any(String) });
  expect((await atDesk(two)).verdict).toEqual(later);
  expect((await atDesk(one)).verdict).toMatchObject({ kept_at: expect.any(String) });
  const textIn = async (locale: "en" | "ru") =>
    (await readBy(owner, "correction", two, locale))!.parts
      .flatMap(({ fired }) => fired)
      .find(({ id }) => id === "H05")!.text;
  expect(await textIn("en")).toMatch(/colour/iu);
  expect(await textIn("ru")).toMatch(/[а-я]/u);
  await switchRule("ask");
});

test("[15.2] a transfer's verdict is kept when it is confirmed, and not of one that was withdrawn or that leaves", async () => {
  const [dam, sire] = [await cat({ sex: "female" }), await cat({ sex: "male" })];
  const one = await cat({ dam, sire, born: "2025-01-10", chip: "643094100000001" });
  const id = await askTransferIn(server, { by: owner, cat: one });
  const waiting = await readBy(owner, "transfer", id);
  await decide(id, "confirm", "transfer");
  expect(await readBy(owner, "transfer", id)).toEqual({ ...waiting, kept_at: expect.any(String) });
  const { data } = await server.as(owner)("POST /cats/{id}/transfers/out", {
    params: { id: one.id },
    body: { club: "Svenska Kattklubben" },
  });
  expect(await readBy(owner, "transfer", data.id)).toBeNull();
  const other = await askTransferIn(server, { by: owner, cat: await cat() });
  await server.as(owner)("PUT /transfers/{id}/withdraw", { params: { id: other } });
  expect(await readBy(owner, "transfer", other)).toBeNull();
});

test("[15.2] what was kept is not changed, and a refused decision keeps nothing", async () => {
  const one = await cat({ born: "2025-01-10" });
  const id = await askTransferIn(server, { by: owner, cat: one }, { titles: "CH, Oslo 2026" });
  const refused = await outcomeOf(decide(id, "confirm", "transfer"));
  expect(refused.status).toBe(409);
  const kept = () =>
    server.pool.query("select verdict from request_verdicts where transfer_id = $1", [id]);
  expect((await kept()).rows).toEqual([]);
  await decide(id, "decline", "transfer");
  expect((await kept()).rows).toEqual([{ verdict: "block" }]);
  await expect(
    server.pool.query("update request_verdicts set verdict = 'ok' where transfer_id = $1", [id]),
  ).rejects.toThrow(/is not changed/u);
});

test("[15.2] a cat that is sold while the request waits: it lapses, and neither owner reads on", async () => {
  const one = await registered({ born: "2025-01-10" });
  const id = await askCorrection(server, { by: owner, cat: one }, { cat_birthdate: "2025-02-10" });
  expect(await readBy(owner, "correction", id)).not.toBeNull();
  expect(await statusOf(readBy(buyer, "correction", id))).toBe(403);
  await moved(one, buyer);
  expect(await readBy(owner, "correction", id)).toBeNull();
  expect(await statusOf(readBy(buyer, "correction", id))).toBe(403);
  expect(await statusOf(wouldBe(owner, one, { cat_name: "Other" }))).toBe(403);
  expect(await wouldBe(buyer, one, { cat_name: "Other" })).not.toBeNull();
});

test("[15.2] a cat that is sold after the decision: its asker reads what was told then, its new owner nothing of it", async () => {
  const one = await registered({ born: "2025-01-10", chip: "643094100000002" });
  const id = await askCorrection(server, { by: owner, cat: one }, { cat_birthdate: "2025-02-10" });
  await decide(id, "confirm");
  const then = await readBy(owner, "correction", id);
  await moved(one, buyer);
  await server.pool.query("update cats set chip = null where id = $1", [one.id]);
  expect(await readBy(owner, "correction", id)).toEqual(then);
  expect(await statusOf(readBy(buyer, "correction", id))).toBe(403);
});

test("[15.2] the asker is told nothing of others' cats that no page shows, before, while it waits and once it is decided; their desk is", async () => {
  await server.as(admin)("PUT /admin/club-rules/{club}/{line}", {
    params: { club: "registry", line: "H12" },
    body: { mode: "warn", club_id: clubs.first.id },
  });
  const stranger = await buildMember(server);
  const dam = await registered({ sex: "female", owner: stranger, born: "2020-01-01" });
  const sire = await registered({ sex: "male", owner: stranger, born: "2020-01-01" });
  await server.pool.query(
    "insert into breeding_bans (cat_id, from_day, until_day, reason, is_shown, decided_by) values ($1, '2024-01-01', '2025-01-01', 'Ill', 0, $2)",
    [dam.id, admin.id],
  );
  const one = await registered({ dam, born: "2024-09-01" });
  const before = await wouldBe(owner, one, { father_id: sire.id });
  const id = await askCorrection(server, { by: owner, cat: one }, { father_id: sire.id });
  const waiting = await readBy(owner, "correction", id);
  await decide(id, "confirm", "correction", clubs.first.decider);
  const decided = await readBy(owner, "correction", id);
  for (const verdict of [before, waiting, decided])
    expect(firedIn(verdict)).not.toContain("mating H12 warn");
  for (const desk of [admin, clubs.first.decider])
    expect(firedIn(await readBy(desk, "correction", id))).toContain("mating H12 warn");
  expect(await statusOf(readBy(clubs.nord.decider, "correction", id))).toBe(403);
  expect(await statusOf(readBy(stranger, "correction", id))).toBe(403);
});

test("[15.2] a number for which another member's request waits is known to the desk alone; one on a page to everybody", async () => {
  const stranger = await buildMember(server);
  const number = "SBT 010155555";
  await askTransferIn(server, { by: stranger, cat: await cat({ owner: stranger }) }, { number });
  const one = await cat();
  const before = async () =>
    (
      await server.as(owner)("GET /cats/{id}/transfers/club-rules", {
        params: { id: one.id },
        query: { club: "Nord Cats, TICA", number },
      })
    ).data;
  expect(firedIn(await before())).not.toContain("cat H02 ask");
  const id = await askTransferIn(server, { by: owner, cat: one }, { number });
  expect(firedIn(await readBy(owner, "transfer", id))).not.toContain("cat H02 ask");
  expect(firedIn((await atDesk(id, "transfer")).verdict)).toContain("cat H02 ask");
  await decide(id, "decline", "transfer");
  expect(firedIn(await readBy(owner, "transfer", id))).not.toContain("cat H02 ask");
  expect(firedIn((await atDesk(id, "transfer")).verdict)).toContain("cat H02 ask");
  const shown = await cat({ owner: stranger });
  await server.pool.query("update cats set number_elsewhere = $2 where id = $1", [
    shown.id,
    number,
  ]);
  expect(firedIn(await before())).toContain("cat H02 ask");
});

test("[15.2] the day on which others have handed a cat over is told to the two and to the desk", async () => {
  const one = await registered({ born: "2026-08-01" });
  const order = await buildOrder(server, {
    ad: await buildAd(server, { cat: one }),
    buyer,
    status: "completed",
  });
  const leaves = async (by: BuiltMember) =>
    likelyIn(await wouldBe(by, one, { cat_birthdate: "2026-10-01" }));
  const params = { id: order.id };
  await server.as(owner)("POST /order/{id}/hand-over", { params });
  await server.as(buyer)("PUT /order/{id}/hand-over", { params });
  await moved(one, owner);
  expect(await leaves(owner)).toContain("F30");
  await moved(one, buyer);
  expect(await leaves(buyer)).toContain("F30");
  const third = await buildMember(server);
  await moved(one, third);
  expect(await leaves(third)).not.toContain("F30");
  const id = await askCorrection(server, { by: third, cat: one }, { cat_birthdate: "2026-10-01" });
  expect(likelyIn(await readBy(third, "correction", id))).not.toContain("F30");
  expect(likelyIn((await atDesk(id)).verdict)).toContain("F30");
});

test("[15.2] names of cats in what was kept are today's; of one that is gone there is none", async () => {
  const young = await cat({ born: "2024-06-01" });
  const dam = await registered({ sex: "female", born: "2023-01-01" });
  const gone = await cat({ dam, born: "2024-06-01" });
  await server.pool.query("update cats set mother_id = $2 where id = $1", [young.id, dam.id]);
  const id = await askCorrection(server, { by: owner, cat: dam }, { cat_birthdate: "2023-09-01" });
  await decide(id, "confirm");
  await server.pool.query("update cats set cat_name = 'Renamed' where id = $1", [young.id]);
  await server.pool.query("delete from cats where id = $1", [gone.id]);
  const { rows } = await server.pool.query<{ kept: string }>(
    "select concat(to_desk, to_asker) as kept from request_verdicts where correction_id = $1",
    [id],
  );
  expect(rows[0]!.kept).not.toContain(gone.cat_name);
  const kept = (await readBy(owner, "correction", id))!;
  expect(kept.parts.flatMap((part) => part.young.map(({ name }) => name))).toContain("Renamed");
  expect(JSON.stringify(kept)).not.toContain(`"id":${gone.id},"name"`);
});
