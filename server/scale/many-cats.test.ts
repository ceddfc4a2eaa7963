/** Whoever keeps more cats than are counted, or waits behind more applications than are read first. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { CATS_OF_EACH_COUNTED, OWN_CATS_COUNTED } from "@felistry/domain/accounts/counted-cats.ts";
import { buildApplication } from "@felistry/testkit/build-application.ts";
import { buildAd } from "@felistry/testkit/build-ad.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildLitter } from "@felistry/testkit/build-litter.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let keeper: BuiltMember;
let admin: BuiltMember;

beforeAll(async () => {
  server = await startTestServer();
  keeper = await buildMember(server);
  admin = await buildAdmin(server);
});
afterAll(() => server.stop());

const fill = (more: number) =>
  server.pool.query(
    `insert into cats (cat_name, sex, cat_birthdate, breed_id, users_id, online_owner_id, is_my_cat, registered)
     select 'Many ' || i, 'female', '2022-05-14', (select min(id) from breeds), $1, $1, 1, 0 from generate_series(1, $2::int) i`,
    [keeper.id, more],
  );

test("[16.8] cats are counted up to a limit, and the lists of a member with more go on without a number", async () => {
  const sire = await buildCat(server, { owner: keeper, sex: "male", born: "2020-01-01" });
  const sired = await buildLitter(server, { breeder: await buildMember(server), stud: sire });
  const sold = await buildAd(server, { cat: sire });
  const mine = () => server.as(keeper)("GET /me/cats", { query: { limit: 5 } });
  const selling = () => server.as(keeper)("GET /me/cats", { query: { isSell: "1" } });
  const counted = async () =>
    (await server.as(admin)("GET /admin/members", { query: { q: keeper.email } })).data.map(
      ({ cats }) => cats,
    );
  const litters = async () =>
    (await server.as(keeper)("GET /litters", { query: {} })).data.map(({ id }) => id);
  expect(await litters()).toEqual([sired.id]);

  await fill(OWN_CATS_COUNTED - 1);
  expect((await mine()).page.total).toBe(OWN_CATS_COUNTED);
  expect((await selling()).page.total).toBe(1);
  expect(await counted()).toEqual([CATS_OF_EACH_COUNTED + 1]);
  // Found the other way round by now.
  expect(await litters()).toEqual([sired.id]);

  await fill(1);
  const { data, page } = await mine();
  expect([data.length, page.total, page.next === null]).toEqual([5, undefined, false]);
  const { data: ads, page: lastPage } = await selling();
  expect(ads.map(({ id }) => id)).toEqual([sold.cat_id]);
  expect(lastPage).toEqual({ next: null });
}, 60_000);

test("[16.8] an application is found behind those that are read first, by each of its names, and in order", async () => {
  await buildApplication(server);
  await server.pool.query(
    `with papers as (
       insert into pedigrees (cat_id, pedigree_num, issued_by, pedigree_img_url, cat_systems_id)
       select c.id, 'WAITS ' || c.id, 'Club', p.pedigree_img_url, p.cat_systems_id
       from (select id from cats where online_owner_id = $1 and cat_name like 'Many%' order by id limit 1100) c
       cross join (select * from pedigrees order by id limit 1) p returning id, cat_id)
     insert into applications (cat_id, pedigrees_id, applicant_id, status) select cat_id, id, $1, 'pending' from papers`,
    [keeper.id],
  );
  const applicant = await buildMember(server, { first_name: "Ludmilla", last_name: "Quist" });
  const cat = await buildCat(server, { owner: applicant, cat_name: "Zwetlana" });
  const last = await buildApplication(server, { applicant, cat });
  const found = async (q: string) =>
    (await server.as(admin)("GET /applications/not-solve", { query: { q, limit: 5 } })).data.map(
      ({ application_id }) => application_id,
    );
  for (const q of ["zwetlana", "quist", String(cat.id), String(last.id)])
    expect(await found(q)).toContain(last.id);
  expect(await found("no such cat at all")).toEqual([]);
  const many = await found("waits");
  expect([many.length, many.toSorted((a, b) => a - b)]).toEqual([5, many]);
}, 60_000);

test("[16.8] applications that many indexes' rows could be are walked part by part, all of them and none twice", async () => {
  const { rows } = await server.pool.query<{ id: number }>(
    `update pedigrees set pedigree_num = 'LATE ' || id where id in
       (select pedigrees_id from applications where status = 'pending' and applicant_id = $1 order by id offset 20 limit 1050)
     returning (select a.id from applications a where a.pedigrees_id = pedigrees.id) as id`,
    [keeper.id],
  );
  const late = rows.map(({ id }) => id).toSorted((a, b) => a - b);
  expect(late).toHaveLength(1050);
  // Behind a thousand others, so that the first part has none of them.
  await server.pool.query("update applications set id = id + 1000000 where id = any($1::int[])", [
    late,
  ]);
  await server.pool.query(
    `with papers as (
       insert into pedigrees (cat_id, pedigree_num, issued_by, pedigree_img_url, cat_systems_id)
       select c.id, 'EARLY ' || c.id, 'Club', p.pedigree_img_url, p.cat_systems_id
       from (select id from cats c where online_owner_id = $1 and cat_name like 'Many%'
               and not exists (select from applications a where a.cat_id = c.id) order by id limit 1000) c
       cross join (select * from pedigrees order by id limit 1) p returning id, cat_id)
     insert into applications (cat_id, pedigrees_id, applicant_id, status) select cat_id, id, $1, 'pending' from papers`,
    [keeper.id],
  );
  const ids: number[] = [];
  const lengths: number[] = [];
  const shapes = new Set<string>();
  let cursor: string | undefined;
  do {
    const { data, page } = await server.as(admin)("GET /applications/not-solve", {
      query: { q: "late", limit: 100, ...(cursor && { cursor }) },
    });
    lengths.push(data.length);
    ids.push(...data.map(({ application_id }) => application_id));
    cursor = page.next ?? undefined;
    if (cursor !== undefined) shapes.add(shapeOf(cursor));
  } while (cursor !== undefined);
  expect(lengths[0]).toBe(0);
  expect(ids).toEqual(late.map((id) => id + 1_000_000));
  // Processes of the release before understand it.
  expect([...shapes]).toEqual(["number"]);
}, 120_000);

test("[16.8] members of whom too many have the text are walked part by part, in order", async () => {
  await server.pool.query(
    `insert into users (first_name, last_name, email, birthday, password_hash, locale, country_id)
     select 'Aaron', 'Early' || lpad(i::text, 5, '0'), 'early' || i || '@cats.example', birthday, password_hash, locale, country_id
     from users, generate_series(1, 1100) i where id = $1
     union all
     select 'Zoltan', 'Tardy' || lpad(i::text, 5, '0'), 'tardy' || i || '@cats.example', birthday, password_hash, locale, country_id
     from users, generate_series(1, 1050) i where id = $1`,
    [keeper.id],
  );
  const names: string[] = [];
  const lengths: number[] = [];
  const shapes = new Set<string>();
  let cursor: string | undefined;
  do {
    const { data, page } = await server.as(admin)("GET /admin/members", {
      query: { q: "tardy", limit: 100, ...(cursor && { cursor }) },
    });
    lengths.push(data.length);
    names.push(...data.map(({ last_name }) => last_name));
    cursor = page.next ?? undefined;
    if (cursor !== undefined) shapes.add(shapeOf(cursor));
  } while (cursor !== undefined);
  expect(lengths[0]).toBe(0);
  expect(names).toEqual(
    Array.from({ length: 1050 }, (_, index) => `Tardy${String(index + 1).padStart(5, "0")}`),
  );
  expect([...shapes]).toEqual(["string number"]);
  const one = async (q: string) =>
    (await server.as(admin)("GET /admin/members", { query: { q } })).data.map(({ id }) => id);
  expect(await one(admin.email)).toEqual([admin.id]);
  expect(await one("tardy00777")).toHaveLength(1);
}, 120_000);

const shapeOf = (cursor: string): string =>
  (JSON.parse(Buffer.from(cursor, "base64url").toString("utf8")) as unknown[])
    .map((value) => typeof value)
    .join(" ");
