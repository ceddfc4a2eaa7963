/** What PostgreSQL writes as JSON for each call passes the call's schema: with all its fields filled, and with each of them empty. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { specOf, type DataKey, type Input } from "@felistry/contract/api.ts";
import { buildAd } from "@felistry/testkit/build-ad.ts";
import { buildApplication, buildPedigree } from "@felistry/testkit/build-application.ts";
import { buildCat, type BuiltCat, type CatTraits } from "@felistry/testkit/build-cat.ts";
import { buildCattery } from "@felistry/testkit/build-cattery.ts";
import { buildCredential } from "@felistry/testkit/build-credential.ts";
import {
  buildAdmin,
  buildMember,
  buildOfficer,
  type BuiltMember,
} from "@felistry/testkit/build-member.ts";
import { buildOrder } from "@felistry/testkit/build-order.ts";
import { buildUploadRow } from "@felistry/testkit/build-upload-row.ts";
import { sampleCalls } from "@felistry/testkit/samples/sample-calls.ts";
import type { Samples } from "@felistry/testkit/samples/samples.ts";
import { unseenFields } from "@felistry/testkit/samples/seen-fields.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { insertRow } from "@felistry/testkit/world.ts";
import { locales } from "@felistry/i18n/locale.ts";
import { answeringStatements } from "./db/statement.ts";
import { sequenceLog } from "./proofs/sequence.ts";

/** What no answer can show, and why. */
const NEVER: readonly [key: DataKey | "any call", field: string, reason: string][] = [
  ["any call", "under_review: filled", "lists for the cat's owners say it"],
  ["any call", "roleIds: empty", "every member has a role"],
  ["GET /breeds", "data: empty", "breeds come with the site"],
  ["GET /breeds/counts", "data: empty", "breeds come with the site"],
  ["GET /admin/held-ads", "data[].hold.reasons: empty", "an ad is held for a reason"],
  ["GET /sales/{catId}", "data.hold.reasons: empty", "an ad is held for a reason"],
  ["GET /color/main", "data: empty", "colours come with the site"],
  ["GET /countries/en_ru", "data: empty", "countries come with the site"],
  ["GET /currencies", "data: empty", "currencies come with the site"],
  ["GET /cat-systems", "data: empty", "systems come with the site"],
  ["GET /me/sessions", "data: empty", "the session that asks is one"],
  ["GET /me/data", "sessions: empty", "the session that asks is one"],
  ["GET /credentials/waiting", "confirmed_at: filled", "what waits is not confirmed"],
  ["GET /credentials/waiting", "scan_url: empty", "what waits has a scan"],
  ["GET /credentials/waiting", "version: empty", "who confirms reads the scan"],
  ["GET /corrections/waiting", "reg_num: empty", "only registered cats are corrected"],
  ["GET /corrections/waiting", "fields: empty", "a request changes something"],
  ["GET /me/corrections", "fields: empty", "a request changes something"],
  ["GET /verify/{code}", "former: filled", "certificates/former-member.test.ts has one"],
  ["GET /verify/{code}", "transfers: empty", "a cat without transfers has no such list"],
];

const answers = new Map<DataKey, unknown[]>();
let server: TestServer;

async function ask<Key extends DataKey>(by: BuiltMember, key: Key, input: Input<Key>) {
  // Names have another form for readers of another script; what is made is made once.
  for (const locale of key.startsWith("GET ") ? locales : locales.slice(0, 1)) {
    // Checks the answer against the contract.
    const { data } = (await server.as(by, { locale })(key, input)) as { data: unknown };
    answers.set(key, [...(answers.get(key) ?? []), data]);
  }
}

beforeAll(async () => {
  server = await startTestServer();
  await whereNothingIs(await buildAdmin(server));
  const { caller, stranger, samples } = await sampleCalls(server);
  await whatOthersTest(caller, samples);
  await whereAllIs(caller, stranger, samples);
});
afterAll(() => server.stop());

/** A cat of which only the name is known, and lists of nothing. */
async function whereNothingIs(admin: BuiltMember): Promise<void> {
  const query = {};
  await ask(admin, "GET /sales/all-cats", { query });
  await ask(admin, "GET /sales/cats-sales", { query: { breed: "SIB" } });
  await ask(admin, "GET /cats", { query });
  await ask(admin, "GET /me/data", {});
  await ask(admin, "GET /me/searches", {});
  await ask(admin, "GET /me/herd", { query });
  await ask(admin, "GET /admin/members/{id}/marks", { params: { id: admin.id } });
  const cat = await buildCat(server, { owner: admin, ems: null, born: null });
  const params = { id: cat.id };
  for (const key of [
    "GET /cats/{id}",
    "GET /cats/{id}/photos",
    "GET /cats/{id}/certificates",
    "GET /cats/{id}/bans",
    "GET /cats/{id}/credentials",
    "GET /cats/{id}/applications",
    "GET /cats/{id}/withheld-papers",
    "GET /cat-change-owner/{id}",
    "GET /color/{id}",
    "GET /parents/{id}/ancestors",
    "GET /parents/mother/{id}",
    "GET /parents/father/{id}",
  ] as const)
    await ask(admin, key, { params });
  const ofCat = { params: { catId: cat.id }, query };
  await ask(admin, "GET /pedigree/{catId}/titles", ofCat);
  await ask(admin, "GET /pedigree/{catId}/offspring", ofCat);
  await ask(admin, "GET /pedigree/{catId}/siblings", ofCat);
  await ask(admin, "GET /pedigree/{catId}/descendants", ofCat);
  for (const key of [
    "GET /me/favorites",
    "GET /me/notices",
    "GET /me/withheld-papers",
    "GET /order",
    "GET /order/buy",
    "GET /admin/reports",
    "GET /admin/taken-down-ads",
    "GET /admin/held-ads",
    "GET /credentials/waiting",
    "GET /corrections/waiting",
    "GET /me/corrections",
    "GET /me/transfers",
  ] as const)
    await ask(admin, key, { query });
  await ask(admin, "GET /me/cats", { query: { isSell: "1" } });
  await ask(admin, "GET /me/herd", { query });
  await ask(admin, "GET /admin/members", { query: { q: "nobody" } });
  await ask(admin, "GET /applications/not-solve", { query: { q: "nobody" } });
  await ask(admin, "GET /cats", { query: { q: "nobody" } });
  const lonely = await buildMember(server, { first_name: "Lonely" });
  const cattery = await buildCattery(server);
  for (const q of ["nobody", "murka", lonely.first_name, cattery.cattery_name])
    await ask(admin, "GET /search", { query: { q } });
  await ask(admin, "GET /cats/all-with-color-10-by-gender", {
    query: { q: "nobody", sex: "male" },
  });
  await ask(admin, "GET /cats/all-with-color-10-free", { query: { q: "nobody" } });
  await ask(admin, "GET /cats/notregistered", { query: { ids: String(cat.id) } });
  await ask(admin, "GET /catteries", { query: { user: admin.id } });
  const price_breeding = null;
  const own = await buildAd(server, { cat, price_breeding, place: "Berlin" });
  await ask(admin, "GET /sales/{catId}", { params: { catId: cat.id } });
  await ask(admin, "GET /sales/{catId}/family", { params: { catId: cat.id } });
  await ask(admin, "GET /sales/all-cats", { query });
  await ask(admin, "GET /sales/cats-sales", { query: { breed: "SIB" } });
  await ask(admin, "GET /me/cats", { query });
  const buyer = await buildMember(server);
  await server.as(buyer)("POST /me/favorite", { body: { catId: cat.id } });
  await ask(buyer, "GET /me/favorites", { query });
  await ask(buyer, "GET /favorites", { query: { ids: String(cat.id) } });
  await server.pool.query("update sales set is_active = false where id = $1", [own.id]);
  await ask(buyer, "GET /me/favorites", { query });
  await ask(buyer, "GET /favorites", { query: { ids: String(cat.id) } });
  await server.pool.query("update sales set is_active = true where id = $1", [own.id]);
  const { id: orderId } = await buildOrder(server, { ad: own, buyer });
  await ask(admin, "GET /order/{id}", { params: { id: orderId } });
  await ask(admin, "GET /order", { query });
  await ask(buyer, "GET /order/buy", { query });
  await server.as(buyer)("PUT /order/{id}/status", {
    params: { id: orderId },
    body: { status: "cancelled" },
  });
  await ask(admin, "GET /order/{id}", { params: { id: orderId } });
  await ask(admin, "GET /order", { query });
  await ask(buyer, "GET /order/buy", { query });
}

/** The state of an application about which the club asks back, then the answer. */
async function answerTheClub(caller: BuiltMember, samples: Samples): Promise<void> {
  const { params } = samples["GET /cases/{id}/thread"];
  const { data } = await server.as(caller)("GET /cases/{id}/thread", { params });
  await ask(caller, "GET /cats/{id}/applications", { params: { id: data.cat_id! } });
  await server.as(caller)("POST /cases/{id}/answers", samples["POST /cases/{id}/answers"]);
  await ask(caller, "GET /me/data", samples["GET /me/data"]);
}

/** A decided request, for a cat that has lost its number, and a lifted ban. */
async function decideCorrections(
  caller: BuiltMember,
  stranger: BuiltMember,
  samples: Samples,
): Promise<void> {
  const { pool } = server;
  await pool.query(
    "update corrections set status = 'declined', decision = 'Not readable', decided_at = now(), decided_by = $2 where asker_id = $1",
    [caller.id, stranger.id],
  );
  await pool.query(
    "update cats set registered = 0, reg_num = null where id in (select cat_id from corrections where asker_id = $1)",
    [caller.id],
  );
  await ask(caller, "GET /me/corrections", { query: {} });
  await pool.query(
    "update transfers set status = 'declined', decision = 'Not readable', decided_at = now(), decided_by = $2 where asker_id = $1 and status = 'asked'",
    [caller.id, stranger.id],
  );
  await ask(caller, "GET /me/transfers", { query: {} });
  await pool.query("update breeding_bans set lifted_at = now(), lifted_by = $1", [stranger.id]);
  await ask(caller, "GET /cats/{id}/bans", samples["GET /cats/{id}/bans"]);
}

/** The rows of which the tests of all calls are made; what may be left out is. */
async function whatOthersTest(caller: BuiltMember, samples: Samples): Promise<void> {
  for (const key of new Set(answeringStatements.values()))
    if (key.startsWith("GET ")) await ask(caller, key, samples[key]);
  await ask(caller, "GET /cats", { query: { mine: "my" } });
  await ask(caller, "GET /cats", { query: { q: "mur", breed: "SIB" } });
  await ask(caller, "GET /cats", { query: { breed: "SIB" } });
  await ask(caller, "POST /cats/{id}/certificates", samples["POST /cats/{id}/certificates"]);
  await ask(caller, "GET /catteries/{id}/cats", samples["GET /catteries/{id}/cats"]);
}

async function family(traits: CatTraits, generations: number): Promise<BuiltCat> {
  if (generations === 0) return buildCat(server, traits);
  const year = 2020 - (5 - generations) * 2;
  const parent = (sex: "male" | "female") =>
    family({ owner: traits.owner!, sex, born: `${year}-05-05` }, generations - 1);
  return buildCat(server, { ...traits, dam: await parent("female"), sire: await parent("male") });
}

/** A family, and on all that there is by now whatever it may have. */
async function whereAllIs(caller: BuiltMember, stranger: BuiltMember, samples: Samples) {
  const { pool } = server;
  const cat = await family({ owner: caller, born: "2022-02-02", reg_num: "FEL-2026-F1" }, 4);
  const [{ mother_id: dam, father_id: sire }] = (
    await pool.query("select mother_id, father_id from cats where id = $1", [cat.id])
  ).rows as [{ mother_id: number; father_id: number }];
  const sibling = await buildCat(server, {
    dam: { id: dam },
    sire: { id: sire },
    born: "2021-02-02",
  });
  const { id: onlySire } = await buildCat(server, { sex: "male", born: "2015-01-01" });
  await buildCat(server, { sire: { id: onlySire } });
  const free = await buildCat(server, { cat_name: "Murka Free", owner: stranger, is_my_cat: 0 });
  const own = await buildCat(server, { cat_name: "Murka Own", owner: caller });
  const { rows: cats } = await pool.query<BuiltCat>(
    "select * from cats where id = any($1::int[])",
    [[cat.id, dam, sire, sibling.id, free.id, own.id, samples["GET /cats/{id}"].params.id]],
  );
  for (const each of cats) {
    const path = await buildUploadRow(server, {
      owner: { id: each.online_owner_id },
      prefix: "cat-photo",
    });
    await pool.query(
      "insert into cat_photos (cat_id, path, place, chosen) values ($1, $2, 9, true) on conflict do nothing",
      [each.id, path],
    );
    await buildPedigree(server, each);
  }
  await buildApplication(server, { cat: own });
  await decidedApplication(cat, caller, stranger, "confirmed");
  await decidedApplication(sibling, caller, stranger, "declined");
  await pool.query("update cats set registered = 1, reg_num = 'FEL-2026-F2' where id = $1", [dam]);
  await withheldOf(caller, stranger, samples["GET /cats/{id}"].params.id as number);
  for (const parent of cats.filter(({ id }) => id === dam || id === sire))
    await buildCredential(server, { cat: parent, kind: "dna", name: "PKD1" });
  await pool.query(FILLED);
  await pool.query("update cats set breeder_id = $2 where id = $1", [cat.id, caller.id]);
  await pool.query("update users set other_name_given = 'Анна Линд' where id = $1", [caller.id]);
  await pool.query("update cats set breeder_not_user = 'A. Breeder' where id = $1", [own.id]);
  await pool.query(
    "update cats set breeder_id = $1, breeder_not_user = null where id = (select min(cat_id) from applications)",
    [caller.id],
  );
  const order = await buildOrder(server, {
    ad: buildAd(server, {
      cat: buildCat(server, { owner: caller, prefix: "Alba*RU", suffix: "of Alba" }),
    }),
    buyer: stranger,
    status: "completed",
    comment: "Soon",
  });
  await whatSidesSay(caller, stranger, order.id);
  await server.as(caller)("POST /me/useravaurl", samples["POST /me/useravaurl"]);
  await server.as(caller)("PUT /me/draft", samples["PUT /me/draft"]);
  await server.as(caller)("PUT /me/notice-settings", samples["PUT /me/notice-settings"]);
  await server.as(caller)(
    "PUT /cats/{id}/pedigree/draft",
    samples["PUT /cats/{id}/pedigree/draft"],
  );
  await server.as(caller)("PUT /pedigree/new", samples["PUT /pedigree/new"]);
  for (const each of [samples["GET /sales/{catId}"].params.catId as number, order.cat_id])
    await server.as(caller)("POST /me/favorite", { body: { catId: each, favorite: true } });

  await server.as(caller)("POST /me/searches", { body: { query: "breed=sib" } });
  await ask(caller, "GET /me/searches", {});
  for (const ids of ["2000000000", `${samples["GET /sales/{catId}"].params.catId},${order.cat_id}`])
    await ask(caller, "GET /favorites", { query: { ids } });

  await server.as(caller)("POST /me/herd/tags", {
    body: { cats: [own.id], name: "For show", wanted: 1 },
  });
  await server.as(caller)("PUT /me/herd/view", { body: { view: "table" } });
  await pool.query("update cats set breeder_id = $2 where id = $1", [sibling.id, caller.id]);
  await buildCat(server, { owner: caller, deceased: "2024-04-04" });
  await ask(caller, "GET /me/herd", { query: { scope: "bred" } });

  const params = { id: cat.id };
  // Nothing gets a place in the log meanwhile.
  const holding = await pool.connect();
  await holding.query("begin; select pg_advisory_xact_lock(hashtext('log.sequence'))");
  await ask(caller, "POST /cats/{id}/certificates", { params, body: { kind: "pedigree" } });
  const issued = (answers.get("POST /cats/{id}/certificates")!.at(-1) as { code: string }).code;
  await ask(stranger, "GET /verify/{code}", { params: { code: issued } });
  await holding.query("rollback");
  holding.release();
  await sequenceLog(server.pool, server.services);
  await adsOfFamily(caller, cat, sibling, sire);
  const revoked = await server.as(caller)("PUT /certificates/{code}/revoke", {
    params: { code: issued },
    body: { reason: "Another sire" },
  });
  answers.get("POST /cats/{id}/certificates")!.push(revoked.data);
  await ask(caller, "GET /cats/{id}/certificates", { params });
  await ask(stranger, "GET /verify/{code}", { params: { code: issued } });
  await pool.query(
    `insert into transfers (cat_id, asker_id, direction, club, number, paper_url, status, decided_at, decided_by)
     select $1::int, $2::int, 'in', 'Kissaliitto', 'FI 1', paper_url, 'confirmed', now(), $3::int from transfers where paper_url is not null
     union all select $1, $2, 'out', 'SVERAK', null, null, 'confirmed', now(), $3`,
    [params.id, caller.id, stranger.id],
  );
  await ask(caller, "POST /cats/{id}/certificates", { params, body: { kind: "pedigree" } });
  const moved = (answers.get("POST /cats/{id}/certificates")!.at(-1) as { code: string }).code;
  await pool.query(
    `insert into breeding_bans (cat_id, from_day, until_day, reason, is_shown, decided_by)
     values ($1, current_date, current_date + 30, 'Too many litters', 1, $2)`,
    [params.id, stranger.id],
  );
  await ask(stranger, "GET /verify/{code}", { params: { code: moved } });
  // Remarks of a neutering alone, of a ban with a death, and of nothing; then the ban is lifted.
  const remarked: string[] = [];
  for (const column of ["neutered_on", "deceased_on"]) {
    await pool.query(`update cats set ${column} = current_date where id = $1`, [params.id]);
    await ask(caller, "POST /cats/{id}/certificates", { params, body: { kind: "metric" } });
    const { code } = answers.get("POST /cats/{id}/certificates")!.at(-1) as { code: string };
    await ask(stranger, "GET /verify/{code}", { params: { code } });
    remarked.push(code);
    await pool.query(`update cats set ${column} = null where id = $1`, [params.id]);
    await pool.query("update breeding_bans set is_shown = 1 - is_shown where cat_id = $1", [
      params.id,
    ]);
  }
  const lift =
    "update breeding_bans set is_shown = 1, lifted_at = $2, lifted_by = $3 where cat_id = $1";
  await pool.query(lift, [params.id, new Date(), stranger.id]);
  for (const code of remarked) await ask(stranger, "GET /verify/{code}", { params: { code } });
  await pool.query(lift, [params.id, null, null]);

  const officer = await buildOfficer(server, "treasurer");
  await ask(caller, "PUT /admin/members/{id}/suspension", {
    params: { id: officer.id },
    body: { reason: "x" },
  });
  const suspended = await buildMember(server);
  const ofMember = { params: { id: suspended.id } };
  await ask(caller, "PUT /admin/members/{id}/suspension", { ...ofMember, body: { reason: "x" } });
  await ask(caller, "GET /admin/members", { query: { q: suspended.email } });
  const lifted = await server.as(caller)("DELETE /admin/members/{id}/suspension", ofMember);
  answers.get("PUT /admin/members/{id}/suspension")!.push(lifted.data);
  await pool.query(
    "insert into passkeys (user_id, credential_id, public_key, counter, name) values ($1, 'c', '', 0, 'Phone')",
    [caller.id],
  );
  await pool.query(
    `insert into push_devices (member_id, session_id, endpoint, p256dh, auth, device)
     select user_id, id, 'https://web.push.apple.com/' || id, '', '', (array['Safari, iPhone', null])[row_number() over ()]
     from sessions where user_id = $1 order by id limit 2`,
    [caller.id],
  );
  await pool.query("insert into telegram_chats (member_id, chat_id) values ($1, 7)", [caller.id]);
  // The list shows the newest, and each call above may have begun one.
  await pool.query("update sessions set device = 'Firefox' where user_id = $1", [caller.id]);

  for (const key of new Set(answeringStatements.values()))
    if (key.startsWith("GET ") && key !== "GET /verify/{code}")
      await ask(caller, key, samples[key]);
  for (const key of [
    "GET /cats/{id}",
    "GET /parents/mother/{id}",
    "GET /parents/father/{id}",
    "GET /parents/{id}/ancestors",
    "GET /cats/{id}/credentials",
    "GET /color/{id}",
  ] as const)
    await ask(caller, key, { params });
  for (const catId of [cat.id, dam]) {
    const ofCat = { params: { catId }, query: {} };
    await ask(caller, "GET /pedigree/{catId}/offspring", ofCat);
    await ask(caller, "GET /pedigree/{catId}/siblings", ofCat);
    await ask(caller, "GET /pedigree/{catId}/descendants", ofCat);
  }
  const { rows: named } = await pool.query<{ q: string }>(
    "select cattery_name as q from catteries union all select 'FEL-2026-F1' union all select first_name from users where id = $1",
    [caller.id],
  );
  for (const query of named) await ask(caller, "GET /search", { query });
  await ask(stranger, "GET /order/buy", { query: {} });
  await ask(stranger, "GET /me/withheld-papers", { query: {} });
  await ask(caller, "GET /cats", { query: {} });
  await ask(caller, "GET /cats/all-with-color-10-free", { query: { q: "" } });
  await ask(caller, "GET /cats/notregistered", { query: { ids: String(own.id) } });
  await ask(caller, "GET /cats/all-with-color-10-by-gender", {
    query: { q: "Murka Own", sex: "female" },
  });
  for (const id of [sibling.id, cat.id])
    await ask(caller, "GET /cats/{id}/applications", { params: { id } });
  const others = { params: { id: samples["GET /cats/{id}"].params.id } };
  await ask(caller, "GET /cats/{id}/credentials", others);
  await ask(stranger, "GET /cats/{id}/credentials", others);
  await ask(caller, "GET /cats/{id}/withheld-papers", others);
  await answerTheClub(caller, samples);
  await decideCorrections(caller, stranger, samples);
  await applyAndSign(stranger, samples);
  await ask(stranger, "GET /me/data", {});
  const { rows: lone } = await pool.query<{ catId: number }>(
    'select mother_id as "catId" from cats where id = $1',
    [others.params.id],
  );
  await ask(caller, "GET /pedigree/{catId}/offspring", { params: lone[0]!, query: {} });
  await ask(caller, "GET /pedigree/{catId}/descendants", { params: lone[0]!, query: {} });
  await ask(caller, "GET /pedigree/{catId}/descendants", {
    params: { catId: onlySire },
    query: {},
  });
  const { rows: takenDown } = await pool.query<{ catId: number }>(
    'select s.cat_id as "catId" from taken_down_ads t join sales s on s.id = t.sale_id limit 1',
  );
  await ask(caller, "GET /sales/{catId}", { params: takenDown[0]! });
  const ofMarked = { params: samples["GET /admin/members/{id}/marks"].params };
  await ask(caller, "GET /admin/members/{id}/marks", ofMarked);
  await pool.query(
    "update seller_marks set withdrawn_at = now(), withdrawn_by = marked_by, reason = 'Moved' where withdrawn_at is null",
  );
  await ask(caller, "GET /admin/members/{id}/marks", ofMarked);
  const { rows: held } = await pool.query<{ catId: number }>(
    'select s.cat_id as "catId" from held_ads h join sales s on s.id = h.sale_id limit 1',
  );
  const about = { price: { low: 1, high: 2 }, text: held[0]!.catId, picture: held[0]!.catId };
  for (const said of [about, {}]) {
    await pool.query("update held_ads set about = $1", [JSON.stringify(said)]);
    await ask(caller, "GET /admin/held-ads", { query: {} });
    await ask(caller, "GET /sales/{catId}", { params: held[0]! });
  }
  await pool.query(
    "update held_ads set outcome = 'refused', note = 'No', decided_at = now(), decided_by = $1",
    [caller.id],
  );
  await ask(caller, "GET /sales/{catId}", { params: held[0]! });
  await pool.query("update sales set price_breeding = null, sale_for_breeding = false");
  const { params: ofCattery } = samples["GET /catteries/{id}/cats"];
  await ask(caller, "GET /catteries/{id}/cats", { params: ofCattery, query: {} });
  await pool.query("update sales set is_active = false");
  await ask(caller, "GET /catteries/{id}/cats", { params: ofCattery, query: { sale: "1" } });
}

/** A state is shown of the USA alone. */
const sellsFrom = (country: string, { id }: BuiltCat) =>
  server.pool.query(
    `update users o set country_id = n.id from cats c, countries n
     where c.id = $2 and o.id = c.online_owner_id and n.iso2 = $1`,
    [country, id],
  );

/** With a chip; in another currency, with and without a price for breeding; then with a sibling that is for sale too, and a sire of which nothing is proven. */
async function adsOfFamily(caller: BuiltMember, cat: BuiltCat, sibling: BuiltCat, sire: number) {
  const params = { catId: cat.id };
  await server.pool.query("update cats set chip = '276098106123456' where id = $1", [cat.id]);
  await server.pool.query(
    `insert into seller_marks (member_id, mark, marked_by)
     select c.online_owner_id, 'name', (select max(id) from users where id <> c.online_owner_id) from cats c where c.id = $1`,
    [cat.id],
  );
  await buildAd(server, { cat });
  await server.pool.query(
    `insert into chip_proofs (cat_id, seller_id, chip, code, status, expires_at, path, sent_at, decided_at, decided_by)
     values ($1, $2, '643', 'AB12-CD34', 'confirmed', now(), '/scans/proof.webp', now(), now(), (select min(id) from users where id <> $2))`,
    [cat.id, caller.id],
  );
  await ask(caller, "GET /sales/{catId}/family", { params });
  await server.pool.query(
    "insert into currency_rates (currency_id, day, per_euro) select id, '2020-01-01', 20 from currencies where code = 'MDL'",
  );
  for (const price of [900, null]) {
    await server.pool.query(
      "update sales set price_breeding = $2, sale_for_breeding = $3 where cat_id = $1",
      [cat.id, price, price !== null],
    );
    await ask(caller, "GET /sales/{catId}/family", { params, query: { currency: "MDL" } });
  }
  await buildAd(server, { cat: sibling });
  const ofLitter = { params: { id: await litterOf(caller, cat, sibling) } };
  await ask(caller, "GET /litters/{id}/family", ofLitter);
  await server.pool.query("delete from credentials where cat_id = $1", [sire]);
  await server.pool.query(
    "update sales set region = 'BE-W', origin_id = (select min(id) from countries), litter_no = 'LOOF-12345678-2026-1', litter_size = 4, generation = 3, chip_on = '2026-01-01', vaccinated = 'once', state = 'TX', vet_early = true, vet_no_chip = true, cannot_stay = true where cat_id = $1",
    [cat.id],
  );
  await server.pool.query(
    `insert into seller_details (member_id, sells_as, permit_no, permit_authority, phone, address, shows_chip, shows_dam_chip, females, litters_12m, animals_12m)
     select online_owner_id, 'business', 'LN 42', 'Leeds', '+44 113 222 4444', 'Main Street 1', true, true, 2, 1, 6 from cats where id = $1`,
    [cat.id],
  );
  await server.pool.query(
    "update cats set chip = '826098100004711' where id = $1 and chip is null",
    [cat.id],
  );
  await server.pool.query(
    `update cats q set chip = '826098100004712', online_owner_id = c.online_owner_id
     from cats c where c.id = $1 and q.id = c.mother_id`,
    [cat.id],
  );
  await sellsFrom("US", cat);
  await ask(caller, "GET /sales/{catId}", { params });
  await ask(caller, "GET /sales/{catId}/family", { params });
  await server.pool.query("delete from litter_kittens where litter_id = $1", [ofLitter.params.id]);
  await ask(caller, "GET /litters/{id}/family", ofLitter);
}

/** Confirmed, of kittens that are cats. */
async function litterOf(caller: BuiltMember, ...kittens: readonly BuiltCat[]): Promise<number> {
  const { rows } = await server.pool.query(
    "select mother_id as dam_id, father_id as sire_id from cats where id = $1",
    [kittens[0]!.id],
  );
  const { id } = await insertRow<{ id: number }>(server, "litters", {
    ...rows[0],
    breeder_id: caller.id,
    born: "2022-02-02",
    status: "confirmed",
    form_key: "of json answers",
    decided_at: new Date(),
  });
  for (const [at, { id: cat_id, cat_name, sex }] of kittens.entries())
    await insertRow(server, "litter_kittens", {
      litter_id: id,
      place: at + 1,
      cat_name,
      sex,
      cat_id,
    });
  return id;
}

/** Papers of the stranger's on the caller's cat. */
async function withheldOf(caller: BuiltMember, holder: BuiltMember, catId: number): Promise<void> {
  const papers = {
    cat_id: catId,
    holder_id: holder.id,
    history_cat_id: catId,
    history_until: 0,
  };
  await insertRow(server, "withheld_papers", papers);
  const { id } = await insertRow(server, "withheld_papers", {
    ...papers,
    chip: "643094100000001",
    asked_at: new Date(),
    asked_by: caller.id,
  });
  const ofHolder = { id: catId, online_owner_id: holder.id } as BuiltCat;
  await buildCredential(server, { cat: ofHolder, scanned: true });
  await buildCredential(server, { cat: ofHolder, scanned: true });
  await server.pool.query(
    "update credentials set withheld_id = $1 where id = (select max(id) from credentials)",
    [id],
  );
  await server.pool.query(
    "update credentials set confirmed_at = now(), confirmed_by = $2 where cat_id = $1 and scan_url is not null and withheld_id is null",
    [catId, holder.id],
  );
  await server.pool.query(
    "insert into metrics (cat_id, metric_num, issued_by, cat_systems_id, metric_img_url, withheld_id) select cat_id, 'W-1', issued_by, cat_systems_id, metric_img_url, $2 from metrics where cat_id = $1 limit 1",
    [catId, id],
  );
  await insertRow(server, "owner_changes", {
    cat_id: catId,
    prev_owner_id: holder.id,
    new_owner_id: caller.id,
    prev_users_id: holder.id,
    prev_is_my_cat: 1,
    kind: "take",
  });
}

/** Beside a completed order that the caller has received, and after one that was handed over. */
async function whatSidesSay(
  caller: BuiltMember,
  stranger: BuiltMember,
  orderId: number,
): Promise<void> {
  const params = { id: orderId };
  for (const by of [caller, stranger]) {
    await server.as(by)("POST /order/{id}/messages", { params, body: { text: "Tomorrow?" } });
    await server.as(by)("PUT /order/{id}/contact", { params, body: { contact: "+49 30 0" } });
    await ask(by, "GET /order/{id}", { params });
  }
  const { cat_id: catId } = await buildAd(server, {
    cat: buildCat(server, { owner: caller }),
  });
  const { data: asked } = await server.as(stranger)("POST /sales/{catId}/question", {
    params: { catId },
    body: { text: "Is she used to dogs?" },
  });
  for (const by of [caller, stranger]) {
    await ask(by, "GET /questions", {});
    const question = { params: { id: asked.question_id! } };
    await ask(by, "GET /questions/{id}", question);
    await ask(by, "GET /questions/{id}/messages", question);
  }
  const { data } = await server.as(caller)("GET /order/{id}/messages", { params, query: {} });
  await server.as(caller)("POST /order/{id}/messages/{messageId}/report", {
    params: { id: orderId, messageId: data[0]!.id },
    body: { reason: "Rude" },
  });
  const { id } = await buildOrder(server, {
    ad: buildAd(server, { cat: buildCat(server, { owner: caller }) }),
    buyer: stranger,
    status: "completed",
  });
  await server.as(caller)("POST /order/{id}/hand-over", { params: { id } });
  await server.as(stranger)("PUT /order/{id}/hand-over", { params: { id } });
  await ask(caller, "GET /order/{id}", { params: { id } });
  for (const by of [caller, stranger])
    await server.as(by)("PUT /order/{id}/settle", { params: { id } });
  await server.as(caller)("POST /order/{id}/review", { params: { id }, body: { stars: 5 } });
}

async function decidedApplication(
  cat: BuiltCat,
  applicant: BuiltMember,
  decider: BuiltMember,
  status: "confirmed" | "declined",
): Promise<void> {
  const { id } = await buildApplication(server, { cat, applicant });
  await server.pool.query(
    "update applications set status = $2, decided_at = now(), decided_by = $3, reason = $4 where id = $1",
    [id, status, decider.id, status === "declined" ? "The number is not readable" : null],
  );
}

/** A place on a waiting list, a signed contract, a dispute, and a reported review. */
async function applyAndSign(member: BuiltMember, samples: Samples): Promise<void> {
  const list = samples["GET /waiting-lists/{id}"].params.id;
  const order = samples["GET /my/orders/{id}/contract.pdf"].params.id;
  const { pool } = server;
  await pool.query(
    "insert into waiting_entries (list_id, member_id, purpose) values ($1, $2, 'pet')",
    [list, member.id],
  );
  await pool.query(
    "insert into order_contracts (order_id, text, hash) values ($1, 'A contract', encode(sha256('A contract'), 'hex'))",
    [order],
  );
  await pool.query(
    "insert into order_signatures (order_id, member_id, contract_hash) select order_id, $2, hash from order_contracts where order_id = $1",
    [order, member.id],
  );
  const disputed = await buildOrder(server, { buyer: member, status: "accepted" });
  await pool.query(
    `with opened as (
       insert into disputes (order_id, opener_id, reason, due_on) values ($1, $2, 'papers', '2026-12-07') returning id
     )
     insert into dispute_statements (dispute_id, author_id, kind, text) select id, $2, 'open', 'No papers' from opened`,
    [disputed.id, member.id],
  );
  await pool.query(
    "insert into chip_proofs (cat_id, seller_id, chip, code, status, expires_at) select id, $1, '643', 'AB12-CD34', 'fallen', now() from cats limit 1",
    [member.id],
  );
  await pool.query(
    "insert into review_reports (review_id, part, reporter_id, reason) select id, 'answer', $1, 'Not true' from reviews limit 1",
    [member.id],
  );
}

/** In columns that may be null. */
const FILLED = `
  update users set middle_name = 'Maria', about = 'Breeds', site_url = 'https://cats.example', social_url = 'https://cats.example/me';
  update cats set cat_name_cattery_prefix = 'Prefix*RU', cat_name_suffix = 'of Suffix', description = 'Kind';
  update cat_colours set gold = 's', white = '03', tabby = '22', point = '31', eye = '62', build = '51 73';
  update catteries set cattery_name_full = 'The whole name', certificate_issued_at = '2020-01-01', certificate_num = '7', other_name = 'Полное имя';
  update credentials set result = 'N/N', issued_by = 'Club', issued_on = '2024-01-01' where show_system is null;
  update credentials set result = 'Excellent' where show_system is not null;
  update credentials set show_system = 'TICA', name = 'Final', points = 50 where judge = 'Anna North';
  update credentials set judge_answer = 'confirmed', judge_answered_at = now() where judge in ('Anna North', 'Ben West');
  update ad_reports set text = 'Another cat';
`;

it.for([...new Set(answeringStatements.values())].sort())(
  "%s is answered by SQL as its schema says, with each field filled and empty",
  (key) => {
    const unseen = unseenFields(specOf(key).data!, answers.get(key) ?? []);
    const never = NEVER.filter(([of]) => of === key || of === "any call").map(([, field]) => field);
    expect(unseen.filter((each) => !never.some((field) => each.endsWith(field)))).toEqual([]);
  },
);
