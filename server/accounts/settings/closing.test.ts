import { afterAll, beforeAll, expect, test } from "vitest";
import { buildAd } from "@felistry/testkit/build-ad.ts";
import { buildApplication } from "@felistry/testkit/build-application.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildLitter } from "@felistry/testkit/build-litter.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { buildOrder } from "@felistry/testkit/build-order.ts";
import { buildUpload } from "@felistry/testkit/build-upload.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { insertRow, referenceId } from "@felistry/testkit/world.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const close = (member: BuiltMember) =>
  server.as(member)("POST /me/close", { body: { currentPassword: member.password } });

const statusOf = async (orderId: number): Promise<string> =>
  (
    await server.pool.query<{ status: string }>("select status from orders where id = $1", [
      orderId,
    ])
  ).rows[0]!.status;

test("closing asks for the current password", async () => {
  const member = await buildMember(server);
  const call = server.as(member);
  for (const currentPassword of ["Wrong4kittens", "x"])
    await expect(call("POST /me/close", { body: { currentPassword } })).rejects.toMatchObject({
      status: 403,
      message: "The current password is not correct",
    });
  await expect(call("POST /me/close", { body: { currentPassword: "" } })).rejects.toMatchObject({
    status: 400,
  });
  expect((await call("GET /me", {})).data.id).toBe(member.id);
});

test("what is personal goes: the row, the sessions, the photo's files; the address is free again", async () => {
  const member = await buildMember(server, {
    first_name: "Wilhelmina",
    last_name: "Katzenberger",
    birthday: "1977-08-09",
  });
  await server.pool.query(
    "update users set other_name_given = 'Вильгельмина Катценбергер' where id = $1",
    [member.id],
  );
  const filePath = await buildUpload(server, { owner: member, prefix: "profile" });
  const certificate = await buildUpload(server, { owner: member, prefix: "cattery" });
  await server.as(member)("POST /me/useravaurl", { body: { filePath } });
  await insertRow(server, "catteries", {
    users_id: member.id,
    slot: 1,
    cattery_name: "Katzenberg",
    certificate_issued_by: "Club",
    cat_systems_id: await referenceId(server, "cat_systems", "abb", "WCF"),
    image_url: certificate,
  });
  const other = await server.sessionCookie(member);
  const { rows: kept } = await server.pool.query<{ original_key: string }>(
    "select original_key from uploads where users_id = $1",
    [member.id],
  );
  await close(member);

  expect((await server.raw("/api/me", { headers: { cookie: other } })).status).toBe(401);
  expect((await server.raw(filePath)).status).toBe(404);
  expect((await server.raw(certificate)).status).toBe(404);
  for (const { original_key } of kept)
    expect(await server.services.files.exists(original_key)).toBe(false);
  const { rows } = await server.pool.query<{ dump: string }>(
    `select string_agg(t::text, ' ') as dump from (
       select to_jsonb(u)::text from users u union all select to_jsonb(c)::text from catteries c
       union all select to_jsonb(p)::text from uploads p union all select to_jsonb(s)::text from sessions s) t`,
  );
  for (const trace of [member.email, "Wilhelmina", "Katzenberg", "Вильгельмина", "1977-08-09"])
    expect(rows[0]!.dump).not.toContain(trace);
  expect((await server.mailsSentTo(member.email)).map(({ subject }) => subject)).toEqual([
    "Your account is closed",
  ]);

  const login = { body: { email: member.email, password: member.password } };
  await expect(server.guest()("POST /auth/login", login)).rejects.toMatchObject({ status: 404 });
  await expect(
    server.guest()("POST /send-recovery-email", { body: { recipient_email: member.email } }),
  ).rejects.toMatchObject({ status: 404 });
  const { id } = (
    await server.guest()("POST /auth/register", {
      body: {
        first_name: "Wilhelmina",
        last_name: "Katzenberger",
        email: member.email,
        birthday: "1990-01-01",
        countries_id: await referenceId(server, "countries", "iso2", "DE"),
        password: "Fresh4kittens",
        confirmPassword: "Fresh4kittens",
      },
    })
  ).data;
  expect(id).not.toBe(member.id);
});

test("a member who has left is in no list, and is named in the reader's language elsewhere", async () => {
  const [member, reader] = [
    await buildMember(server, { first_name: "Zinaida", last_name: "Abramova", locale: "ru" }),
    await buildMember(server),
  ];
  const cat = await buildCat(server, { owner: member });
  await server.pool.query("update cats set breeder_id = $1 where id = $2", [member.id, cat.id]);
  await close(member);
  expect((await server.as(reader)("GET /users", { query: { q: "zinaida" } })).data).toEqual([]);
  expect((await server.as(reader)("GET /users", { query: { q: "former" } })).data).toEqual([]);
  for (const [locale, first, last] of [
    ["en", "Former", "member"],
    ["ru", "Бывший", "участник"],
  ] as const) {
    const answer = await server.raw(`/api/cats/cat-and-color/${cat.id}`, {
      headers: { host: locale === "ru" ? "ru.localhost" : "localhost" },
    });
    const text = await answer.text();
    expect(text).toContain(`${first} ${last}`);
    expect(text).not.toContain("Zinaida");
  }
});

test("pedigrees of others stay whole, and the cats are free for who will care for them", async () => {
  const [member, other] = [await buildMember(server), await buildMember(server)];
  const queen = await buildCat(server, {
    owner: member,
    sex: "female",
    born: "2018-03-03",
    cat_name: "Bella",
  });
  const kitten = await buildCat(server, { owner: other, born: "2024-03-03", dam: queen });
  await close(member);
  const { data } = await server.guest()("GET /parents/{id}/ancestors", {
    params: { id: kitten.id },
  });
  expect(data).toMatchObject({ mother_id: queen.id, mother_name: "Bella" });
  const free = await server.as(other)("GET /cats/all-with-color-10-free", {
    query: { q: "bella" },
  });
  expect(free.data.data.map(({ id }) => id)).toEqual([queen.id]);
});

test("a registry of thousands closes at once; its cats are freed behind it, by the same request", async () => {
  const [member, kept] = [await buildMember(server), 2_500];
  const first = await buildCat(server, { owner: member });
  await server.pool.query(
    `insert into cats (cat_name, sex, cat_birthdate, breed_id, users_id, online_owner_id, is_my_cat)
     select 'Kept ' || n, 'female', '2024-01-01', $1, $2, $2, 1 from generate_series(2, $3) n`,
    [first.breed_id, member.id, kept],
  );
  await close(member);
  const { rows: closed } = await server.pool.query("select closed_at from users where id = $1", [
    member.id,
  ]);
  expect(closed[0].closed_at).not.toBeNull();
  const stillKept = async () =>
    (
      await server.pool.query<{ count: number }>(
        "select count(*)::int from cats where online_owner_id = $1 and is_my_cat = 1",
        [member.id],
      )
    ).rows[0]!.count;
  await expect.poll(stillKept, { timeout: 15_000 }).toBe(0);
  const { rows } = await server.pool.query(
    `select count(*)::int as changes, count(distinct request_id)::int as requests from history
     where member_id = $1 and noun = 'cat' and action = 'update'`,
    [member.id],
  );
  expect(rows).toEqual([{ changes: kept, requests: 1 }]);
});

test("ads end; open orders are cancelled or declined and the other side is told; closed ones stay as they were", async () => {
  const [member, seller, buyer] = [
    await buildMember(server, { first_name: "Leonora" }),
    await buildMember(server, { locale: "ru" }),
    await buildMember(server),
  ];
  const own = await buildCat(server, { owner: member });
  const ad = await buildAd(server, { cat: own });
  const theirs = () => buildAd(server, { cat: buildCat(server, { owner: seller }) });
  const received = await buildOrder(server, { ad, buyer, status: "new" });
  const accepted = await buildOrder(server, { ad, status: "accepted" });
  const done = await buildOrder(server, { ad, buyer, status: "completed" });
  const sent = await buildOrder(server, { ad: theirs(), buyer: member, status: "accepted" });
  const refused = await buildOrder(server, { ad: theirs(), buyer: member, status: "declined" });
  await close(member);

  expect(
    await Promise.all([received, accepted, done, sent, refused].map(({ id }) => statusOf(id))),
  ).toEqual(["declined", "declined", "completed", "cancelled", "declined"]);
  const toBuyer = await server.mailsSentTo(buyer.email);
  expect(toBuyer.map(({ subject }) => subject)).toEqual([
    `Your order No. ${received.id} is declined`,
  ]);
  expect(toBuyer[0]!.text).toContain("Leonora");
  const toSeller = await server.mailsSentTo(seller.email);
  expect(toSeller.map(({ subject }) => subject)).toEqual([`Заказ № ${sent.id} отменён`]);

  await expect(
    server.guest()("GET /sales/{catId}", { params: { catId: own.id } }),
  ).rejects.toMatchObject({ status: 404 });
  const { data: orders } = await server.as(seller, { locale: "ru" })("GET /order", { query: {} });
  expect(orders).toHaveLength(2);
  for (const order of orders)
    expect(order).toMatchObject({ client_name: "Бывший участник", client_email: "" });
  expect((await server.as(buyer)("GET /order/buy", { query: {} })).data[0]).toMatchObject({
    seller_name: "Former member",
  });
});

test("a message to who has left is refused, and nobody is mailed", async () => {
  const [member, buyer] = [await buildMember(server), await buildMember(server)];
  const order = await buildOrder(server, {
    ad: buildAd(server, { cat: buildCat(server, { owner: member }) }),
    buyer,
    status: "completed",
  });
  await close(member);
  const before = (await server.outbox.all()).length;
  const sent = server.as(buyer)("POST /order/{id}/messages", {
    params: { id: order.id },
    body: { text: "How is her brother?" },
  });
  await expect(sent).rejects.toMatchObject({ status: 409 });
  expect((await server.outbox.all()).length).toBe(before);
});

test("closing twice at the same moment closes once", async () => {
  const member = await buildMember(server);
  const answers = await Promise.allSettled([close(member), close(member)]);
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await server.mailsSentTo(member.email)).toHaveLength(1);
});

test("of the last two administrators, who close at the same moment, one stays", async () => {
  const club = await startTestServer();
  try {
    const leave = (member: BuiltMember) =>
      club
        .as(member)("POST /me/close", { body: { currentPassword: member.password } })
        .then(
          () => 200,
          ({ status, message }: { status: number; message: string }) => `${status} ${message}`,
        );
    const [one, other] = await Promise.all([buildAdmin(club), buildAdmin(club)]);
    const outcomes = await Promise.all([leave(one), leave(other)]);
    expect(outcomes.toSorted()).toEqual([
      200,
      "409 You are the only administrator. Appoint another one before you close your account",
    ]);
    const { rows } = await club.pool.query(
      "select from user_roles r join users u on u.id = r.user_id where r.role_id = 2 and u.closed_at is null",
    );
    expect(rows).toHaveLength(1);
  } finally {
    await club.stop();
  }
});

test("the desk and litters name who has left in the reader's language", async () => {
  const [member, admin, other] = [
    await buildMember(server, { locale: "ru" }),
    await buildAdmin(server),
    await buildMember(server),
  ];
  const stud = await buildCat(server, { owner: other, sex: "male", born: "2018-03-03" });
  const litter = await buildLitter(server, { breeder: member, stud });
  const cat = await buildCat(server, { owner: other });
  await server.pool.query("update cats set breeder_id = $1 where id = $2", [member.id, cat.id]);
  await buildApplication(server, { cat });
  const keepsStud = server.as(other);
  await close(member);
  const { data: read } = await keepsStud("GET /litters/{id}", { params: { id: litter.id } });
  expect(read.breeder).toBe("Former member");
  const { data: desk } = await server.as(admin)("GET /applications/not-solve", {});
  expect(desk).toMatchObject([{ breeder_first_name: "Former", breeder_last_name: "member" }]);
});
