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
       from (select id from cats where online_owner_id = $1 and cat_name like 'Many%' order by id limit 600) c
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
