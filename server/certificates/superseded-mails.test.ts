/** Who keeps a cat's page hears by mail of every certificate that a change has ended, once a change. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let numbers = 0;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const nextNumber = () => `FEL-2019-${String(++numbers).padStart(6, "0")}`;

async function certified(owner: BuiltMember, keeper = owner) {
  const sire = await buildCat(server, { sex: "male", born: "2017-05-14" });
  const cat = await buildCat(server, {
    owner,
    onlineOwner: keeper,
    sire,
    reg_num: nextNumber(),
    born: "2020-05-14",
  });
  const issue = async (kind: "pedigree" | "metric") =>
    (
      await server.as(keeper)("POST /cats/{id}/certificates", {
        params: { id: cat.id },
        body: { kind },
      })
    ).data.code;
  return { cat, sire, pedigree: await issue("pedigree"), metric: await issue("metric") };
}

const mailsOf = async ({ email }: BuiltMember) =>
  (await server.mailsSentTo(email)).filter(({ text }) => text.includes("/verify/"));

const rename = async (member: BuiltMember, first_name: string) => {
  const { data: me } = await server.as(member)("GET /me", {});
  return server.as(member)("PUT /me/edit", {
    body: {
      first_name,
      last_name: me.last_name,
      country_id: me.country_id,
      birthday: me.birthday,
    },
  });
};

it("tells in one mail of both certificates of a cat, what has changed and where the proof is", async () => {
  const owner = await buildMember(server, { first_name: "Anna", last_name: "Karlova" });
  const { pedigree, metric, cat } = await certified(owner);
  await rename(owner, "Annika");
  const [mail, ...others] = await mailsOf(owner);
  expect(others).toEqual([]);
  expect(mail!.subject).toBe(`Certificates of ${cat.cat_name} are no longer valid`);
  expect(mail!.text).toContain("Owner: Anna Karlova → Annika Karlova");
  expect(mail!.text.match(/Owner:/g)).toHaveLength(1);
  for (const code of [pedigree, metric]) expect(mail!.text).toContain(`/verify/${code}`);
  await rename(owner, "Anna");
  expect(await mailsOf(owner)).toHaveLength(1);
});

it("speaks the language of who keeps the page, who need not be the owner shown", async () => {
  const owner = await buildMember(server, { first_name: "Ivan", last_name: "Petrov" });
  const keeper = await buildMember(server, { locale: "ru" });
  await certified(owner, keeper);
  await rename(owner, "Pavel");
  const [mail] = await mailsOf(keeper);
  expect(mail!.text).toContain("Владелец: Ivan Petrov → Pavel Petrov");
  expect(mail!.text).toContain("http://ru.");
  expect(await mailsOf(owner)).toEqual([]);
});

it("tells each keeper of the cats in whose pedigree the changed one stands", async () => {
  const keepers = [await buildMember(server), await buildMember(server)];
  const breeder = await buildMember(server);
  const sire = await buildCat(server, { owner: breeder, sex: "male", born: "2017-05-14" });
  for (const owner of keepers) {
    const cat = await buildCat(server, { owner, sire, reg_num: nextNumber(), born: "2020-05-14" });
    await server.as(owner)("POST /cats/{id}/certificates", {
      params: { id: cat.id },
      body: { kind: "pedigree" },
    });
  }
  // A registered ancestor bears its number on the sheet.
  const admin = await buildAdmin(server);
  const { rows } = await server.pool.query<{ id: number }>(
    `with sent as (insert into uploads (path, users_id, prefix, original_key, width, height, bytes)
       values ('/scans/of-the-sire-6x8.webp', $2, 'pedigree', 'of-the-sire', 6, 8, 9) returning path)
     insert into pedigrees (cat_id, pedigree_num, issued_by, cat_systems_id, pedigree_img_url)
     select $1, 'P-1', 'Club', 1, path from sent returning id`,
    [sire.id, breeder.id],
  );
  await server.as(breeder)("POST /applications/send-to-registration/{catId}", {
    params: { catId: sire.id },
    body: { pedigrees_id: rows[0]!.id },
  });
  const { data } = await server.as(admin)("PUT /cats/{id}/register-pedigree", {
    params: { id: sire.id },
    body: {},
  });
  for (const keeper of keepers) {
    const mails = await mailsOf(keeper);
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toContain(
      `Registration number of the ancestor ${sire.cat_name}: none → ${data.reg_num}`,
    );
  }
});

it("a change that is refused, or of nothing certified, tells nobody", async () => {
  const owner = await buildMember(server);
  const { cat } = await certified(owner);
  const stranger = await buildMember(server);
  await expect(
    server.as(stranger)("PATCH /cats/{id}", {
      params: { id: cat.id },
      body: { users_id: stranger.id },
    }),
  ).rejects.toMatchObject({ status: 403 });
  await server.as(owner)("PATCH /cats/{id}", {
    params: { id: cat.id },
    body: { chip: "643094100000001" },
  });
  expect(await mailsOf(owner)).toEqual([]);
});

it("a revocation leads to the proof page, too", async () => {
  const owner = await buildMember(server, { locale: "ru" });
  const { pedigree } = await certified(owner);
  await server.as(await buildAdmin(server))("PUT /certificates/{code}/revoke", {
    params: { code: pedigree },
    body: { reason: "Отец другой" },
  });
  const mails = await mailsOf(owner);
  expect(mails).toHaveLength(1);
  expect(mails[0]!.text).toContain("Отец другой");
  expect(mails[0]!.text).toContain(`http://ru.localhost`);
  expect(mails[0]!.text).toContain(`/verify/${pedigree}`);
});
