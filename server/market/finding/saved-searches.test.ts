import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { buildAd } from "@felistry/testkit/build-ad.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let seller: BuiltMember;

beforeAll(async () => {
  server = await startTestServer();
  seller = await buildMember(server);
});
afterAll(() => server.stop());

const body = {
  price_pet: 1700,
  price_breeding: null,
  delivery_text: "By train",
  ready_to_move_at: "2026-06-01",
  is_active: 1,
} as const;
const place = (catId: number) =>
  server.as(seller)("POST /sales/{catId}", { params: { catId }, body });
const save = async (member: BuiltMember, query: string) =>
  (await server.as(member)("POST /me/searches", { body: { query } })).data.id;
const noticesOf = async (member: BuiltMember) =>
  (await server.as(member)("GET /me/notices", {})).data;
const mailsTo = ({ email }: BuiltMember) => server.outbox.sentTo(email);

test("a matching ad is mailed within five seconds, once, and the mail's code ends the search", async () => {
  const reader = await buildMember(server, { locale: "ru" });
  await save(reader, "breed=mco&q=red");
  const red = await buildCat(server, {
    owner: seller,
    breed: "MCO",
    ems: "d 22",
    cat_name: "Thor",
  });
  const black = await buildCat(server, { owner: seller, breed: "MCO", ems: "n" });
  const started = Date.now();
  await place(black.id);
  await place(red.id);
  await vi.waitFor(async () => expect(await mailsTo(reader)).toHaveLength(1), {
    timeout: 5_000,
    interval: 50,
  });
  expect(Date.now() - started).toBeLessThan(5_000);
  await place(red.id);
  const another = await buildMember(server);
  await save(another, "breed=mco");
  const last = await buildCat(server, { owner: seller, breed: "MCO", ems: "d" });
  await place(last.id);
  await vi.waitFor(async () => expect(await mailsTo(another)).toHaveLength(1), { timeout: 10_000 });
  await vi.waitFor(async () => expect(await mailsTo(reader)).toHaveLength(2), { timeout: 10_000 });
  const [mail] = await mailsTo(reader);
  expect(mail!.text).toContain("Thor");
  expect(mail!.text).toMatch(/1\s700 /);
  const code = /\/searches\/stop#([\w-]{22})/.exec(mail!.text)![1]!;
  await server.api("POST /searches/stop", { body: { code } });
  expect((await server.as(reader)("GET /me/searches", {})).data).toEqual([]);
  await expect(server.api("POST /searches/stop", { body: { code } })).rejects.toMatchObject({
    status: 404,
  });
});

test("a saved search with a town among its words tells of ads there alone", async () => {
  const reader = await buildMember(server);
  const [there, elsewhere] = [
    await buildCat(server, { owner: seller, breed: "KOR" }),
    await buildCat(server, { owner: seller, breed: "KOR" }),
  ];
  await save(reader, "q=korat+Weimar");
  const putUp = (catId: number, town: string) =>
    server.as(seller)("POST /sales/{catId}", {
      params: { catId },
      body: { ...body, place: town },
    });
  await putUp(elsewhere.id, "Jena");
  await putUp(there.id, "Weimar");
  await expect
    .poll(async () => (await mailsTo(reader)).map(({ text }) => text).join(), { timeout: 5000 })
    .toContain(`/cat-profile-sell/${there.id}`);
  expect((await mailsTo(reader)).map(({ text }) => text).join()).not.toContain(
    `/cat-profile-sell/${elsewhere.id}`,
  );
});

test("a search is saved once however its filters are ordered, twenty are the most, and only its member ends it", async () => {
  const [member, stranger] = [await buildMember(server), await buildMember(server)];
  const id = await save(member, "sex=female&breed=sib");
  expect(await save(member, "breed=sib&sex=female")).toBe(id);
  for (let from = 1; from < 20; from++) await save(member, `from=${from}`);
  await expect(save(member, "from=99")).rejects.toMatchObject({ status: 409 });
  expect(await save(member, "breed=sib&sex=female&q=%20")).toBe(id);
  for (const query of [
    "",
    "q=",
    "q=%20&from=",
    "offset=5",
    "breed=QQQ",
    "sort=newest",
    "colour=zzz",
  ])
    await expect(save(member, query)).rejects.toMatchObject({ status: 400 });
  const end = (as: BuiltMember) => server.as(as)("DELETE /me/searches/{id}", { params: { id } });
  await expect(end(stranger)).rejects.toMatchObject({ status: 404 });
  await end(member);
  expect((await server.as(member)("GET /me/searches", {})).data).toHaveLength(19);
});

test("a member is told neither of own ads nor of those that were there before the search", async () => {
  const aby = () => buildCat(server, { owner: seller, breed: "ABY" });
  await buildAd(server, { cat: aby() });
  await save(seller, "breed=aby");
  const other = await buildMember(server);
  await save(other, "breed=aby");
  const { id, cat_name } = await aby();
  await place(id);
  await vi.waitFor(async () => expect(await mailsTo(other)).toHaveLength(1), { timeout: 10_000 });
  expect((await mailsTo(other))[0]!.text).toContain(cat_name);
  const own = (await mailsTo(seller)).filter(({ text }) => text.includes("/searches/stop"));
  expect(own).toEqual([]);
});

test("a member whose searches all want an ad is told of it once, at the bell too, and by mail as chosen", async () => {
  const [reader, quiet] = [await buildMember(server), await buildMember(server)];
  await server.as(quiet)("PUT /me/notice-settings", { body: { kind: "ads", mail: "off" } });
  for (const member of [reader, quiet])
    for (const query of ["breed=bur", "breed=bur&to=900", "q=burmese"]) await save(member, query);
  const { id } = await buildCat(server, { owner: seller, breed: "BUR" });
  await place(id);
  await vi.waitFor(async () => expect(await noticesOf(quiet)).toHaveLength(1), { timeout: 10_000 });
  await vi.waitFor(async () => expect(await mailsTo(reader)).toHaveLength(1), { timeout: 10_000 });
  expect(await noticesOf(reader)).toMatchObject([{ kind: "ads", path: `/cat-profile-sell/${id}` }]);
  const queued = "select from jobs.job where name = 'mail' and data->>'to' = any($1)";
  const { rowCount } = await server.pool.query(queued, [[reader.email, quiet.email]]);
  expect(rowCount).toBe(1);
});

test("a name that very many other cats have is told all the same", async () => {
  const reader = await buildMember(server);
  await save(reader, "q=zimbabwa");
  const { id } = await buildCat(server, { owner: seller, breed: "BEN", cat_name: "Zimbabwa" });
  await server.pool.query(
    "insert into cat_words (word, letters, cat_id) select word, 0, -n from cat_words, generate_series(1, 20000) n where cat_id = $1",
    [id],
  );
  await place(id);
  await vi.waitFor(async () => expect(await mailsTo(reader)).toHaveLength(1), { timeout: 10_000 });
});

test("words of a name that are colours too are told as the market finds them, beside a search that is no longer understood", async () => {
  const reader = await buildMember(server);
  await server.pool.query(
    "insert into saved_searches (member_id, place, query, stop_code) values ($1, 1, 'colour=zzz', 'of-a-former-release')",
    [(await buildMember(server)).id],
  );
  await save(reader, "q=red+baron");
  const cat = { owner: seller, breed: "RUS", ems: "a", cat_name: "Red Baron" };
  await place((await buildCat(server, cat)).id);
  await vi.waitFor(async () => expect(await mailsTo(reader)).toHaveLength(1), { timeout: 10_000 });
});
