import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ApiFailure } from "@felistry/contract/client.ts";
import { buildApplication, buildPedigree } from "@felistry/testkit/build-application.ts";
import { buildCat, type BuiltCat } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let admin: BuiltMember;
let otherAdmin: BuiltMember;
let owner: BuiltMember;
let cat: BuiltCat;

beforeAll(async () => {
  server = await startTestServer({ now: "2026-11-20T10:00:00Z" });
  [admin, otherAdmin, owner] = await Promise.all([
    buildAdmin(server, { first_name: "Irina", last_name: "Club" }),
    buildAdmin(server),
    buildMember(server, { locale: "ru" }),
  ]);
});
afterAll(() => server.stop());
beforeEach(async () => {
  cat = await buildCat(server, { owner });
});

const send = async (
  member: BuiltMember,
  of: BuiltCat = cat,
  pedigrees_id: number | undefined = undefined,
) =>
  server.as(member)("POST /applications/send-to-registration/{catId}", {
    params: { catId: of.id },
    body: { pedigrees_id: pedigrees_id ?? (await buildPedigree(server, of)).id },
  });
const confirm = (by: BuiltMember, catId = cat.id, application_id?: number) =>
  server.as(by)("PUT /cats/{id}/register-pedigree", {
    params: { id: catId },
    body: { userId: 1, ...(application_id !== undefined && { application_id }) },
  });
const decline = (by: BuiltMember, reason = "The scan cannot be read", catId = cat.id) =>
  server.as(by)("PUT /cats/{id}/delete-pedigree-application", {
    params: { id: catId },
    body: { userId: 1, reason },
  });
const withdraw = (by: BuiltMember, id: number) =>
  server.as(by)("PUT /applications/{id}/withdraw", { params: { id } });
const stateFor = async (reader: BuiltMember, of: BuiltCat = cat) =>
  (await server.as(reader)("GET /cats/{id}/applications", { params: { id: of.id } })).data;
const take = (by: BuiltMember) =>
  server.as(by)("POST /cat-change-owner", { body: { catId: cat.id } });

const refusalOf = (answer: Promise<unknown>): Promise<{ status: number; message: string }> =>
  answer.then(
    () => ({ status: 200, message: "" }),
    (error: unknown) => {
      if (error instanceof ApiFailure) return { status: error.status, message: error.body.message };
      throw error;
    },
  );
const statusOf = async (answer: Promise<unknown>) => (await refusalOf(answer)).status;

async function rowOf(of: BuiltCat = cat) {
  const { rows } = await server.pool.query(
    "select registered, reg_num, users_id, online_owner_id, is_my_cat from cats where id = $1",
    [of.id],
  );
  return rows[0] as {
    registered: number;
    reg_num: string | null;
    users_id: number;
    online_owner_id: number;
    is_my_cat: number;
  };
}

describe("sending an application", () => {
  test("[7-78] [7-47] [D9-04] is the owners', by the cat's own document, and waits", async () => {
    expect(await stateFor(owner)).toMatchObject({ status: null, may_withdraw: false });
    const { data } = await send(owner);
    expect(data).toEqual({ application_id: expect.any(Number), status: "pending" });
    expect(await stateFor(owner)).toMatchObject({
      status: "pending",
      application_id: data.application_id,
      reason: null,
      may_withdraw: true,
    });
    expect(await statusOf(send(await buildMember(server)))).toBe(403);
    const { data: profile } = await server.as(owner)("GET /cats/cat-and-color/{id}", {
      params: { id: cat.id },
    });
    expect(profile).toMatchObject({ application_status: "pending", registered: 0 });
  });

  test("[D6-01] [7-79] needs a pedigree of that very cat", async () => {
    const foreign = await buildPedigree(server, await buildCat(server, { owner }));
    expect(await refusalOf(send(owner, cat, foreign.id))).toEqual({
      status: 400,
      message: "The application needs a pedigree document of this cat",
    });
    const without = server.as(owner)("POST /applications/send-to-registration/{catId}", {
      params: { catId: cat.id },
      body: {} as never,
    });
    expect(await statusOf(without)).toBe(400);
    expect(await stateFor(owner)).toMatchObject({ status: null });
  });

  test("[D6-02] [7-79] [D1-11] twenty sent at the same moment are one", async () => {
    const { id } = await buildPedigree(server, cat);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => refusalOf(send(owner, cat, id))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect(answers.find(({ status }) => status === 409)!.message).toBe(
      "The registration application was sent and is under review",
    );
    const { rows } = await server.pool.query("select from applications where cat_id = $1", [
      cat.id,
    ]);
    expect(rows).toHaveLength(1);
  });

  test("[2.14-05] may be for a cat that the member keeps without owning it", async () => {
    const ancestor = await buildCat(server, { owner, is_my_cat: 0 });
    expect((await send(owner, ancestor)).data.status).toBe("pending");
  });

  test("is refused for a registered cat", async () => {
    const registered = await buildCat(server, { owner, reg_num: "FEL-2019-000007" });
    expect(await refusalOf(send(owner, registered))).toEqual({
      status: 409,
      message: "This cat is already registered",
    });
  });

  test("holds its document fast until it is decided on", async () => {
    const pedigree = await buildPedigree(server, cat);
    await send(owner, cat, pedigree.id);
    const change = () =>
      server.as(owner)("PUT /pedigrees/{id}", {
        params: { id: pedigree.id },
        query: {},
        body: { pedigree_num: "P-other", issued_by: "Club", cat_systems_id: 1, cat_id: cat.id },
      });
    expect(await statusOf(change())).toBe(409);
    await decline(admin);
    expect((await change()).data.pedigree_num).toBe("P-other");
  });
});

describe("confirming", () => {
  test("[D6-05] [7-51] [6-04] makes a registered cat with a number of the year, and mails the applicant", async () => {
    await send(owner);
    const { data } = await confirm(admin);
    expect(data.reg_num).toMatch(/^FEL-2026-\d{6}$/);
    expect(await rowOf()).toMatchObject({ registered: 1, reg_num: data.reg_num });
    expect(await stateFor(owner)).toMatchObject({ status: "confirmed", reg_num: data.reg_num });
    const mails = await server.mailsSentTo(owner.email);
    const mail = mails.find(({ text }) => text.includes(data.reg_num))!;
    expect(mail.subject).toContain("Регистрация подтверждена");
    expect(mail.text).toContain(`http://ru.localhost`);
    const { data: profile } = await server.as(owner)("GET /cats/cat-and-color/{id}", {
      params: { id: cat.id },
    });
    expect(profile).toMatchObject({
      registered: 1,
      edit_mode: "edit_reg_locked",
      application_status: "confirmed",
    });
  });

  test("[7-51] [7-53] [6-04] is the club's alone, whoever the body says to be", async () => {
    await send(owner);
    for (const decide of [confirm, decline]) expect(await statusOf(decide(owner))).toBe(403);
    const asGuest = server.api("PUT /cats/{id}/register-pedigree", {
      params: { id: cat.id },
      body: { userId: admin.id },
    });
    expect(await statusOf(asGuest)).toBe(401);
    expect(await stateFor(owner)).toMatchObject({ status: "pending" });
  });

  test("[D6-05] twenty cats at the same moment get twenty numbers in a row", async () => {
    const applications = await Promise.all(
      Array.from({ length: 20 }, () =>
        buildApplication(server, { cat: buildCat(server, { owner }) }),
      ),
    );
    const numbers = await Promise.all(
      applications.map(async ({ cat_id }, index) => {
        const by = index % 2 ? admin : otherAdmin;
        return Number((await confirm(by, cat_id)).data.reg_num.slice(-6));
      }),
    );
    const sorted = numbers.toSorted((one, other) => one - other);
    expect(sorted).toEqual(Array.from({ length: 20 }, (_, index) => sorted[0]! + index));
  });

  test("[D6-05] the year's numbers go on behind those that the registry holds already", async () => {
    server.setNow("2031-02-03T00:00:00Z");
    try {
      await buildCat(server, { owner, reg_num: "FEL-2031-000041" });
      await send(owner);
      expect((await confirm(admin)).data.reg_num).toBe("FEL-2031-000042");
    } finally {
      server.setNow("2026-11-20T10:00:00Z");
    }
  });
});

describe("declining", () => {
  test("[7-53] [D9-13] [D6-04] [D9-04] has a reason that the applicant reads and is mailed", async () => {
    await send(owner);
    expect(await decline(admin, "The number on the scan is another")).toMatchObject({
      data: { cat_id: cat.id, status: "declined" },
    });
    expect(await stateFor(owner)).toMatchObject({
      status: "declined",
      reason: "The number on the scan is another",
      may_withdraw: false,
    });
    expect(await rowOf()).toMatchObject({ registered: 0, reg_num: null });
    const mails = await server.mailsSentTo(owner.email);
    const mail = mails.find(({ text }) => text.includes("The number on the scan is another"))!;
    expect(mail.subject).toContain("Заявка на регистрацию отклонена");
    expect(mail.text).toContain("Причина: The number on the scan is another");
    expect(mail.text).toContain(`/cats/${cat.id}/registration`);
  });

  test("[D9-13] needs a reason of at most 500 characters", async () => {
    await send(owner);
    expect(await statusOf(decline(admin, "  "))).toBe(400);
    expect(await statusOf(decline(admin, "x".repeat(501)))).toBe(400);
    expect(await statusOf(decline(admin, "x".repeat(500)))).toBe(200);
  });

  test("[D6-03] leaves the way to apply again", async () => {
    await send(owner);
    await decline(admin);
    await send(owner);
    expect(await stateFor(owner)).toMatchObject({ status: "pending", reason: null });
    await confirm(admin);
    expect(await rowOf()).toMatchObject({ registered: 1 });
  });
});

describe("a decision that is refused", () => {
  test("[7-52] [7-54] [D6-03] there is nothing to decide on, or no such cat", async () => {
    expect(await refusalOf(confirm(admin))).toEqual({
      status: 409,
      message: "There is no application to decide on",
    });
    expect(await statusOf(decline(admin))).toBe(409);
    expect(await statusOf(confirm(admin, 999_999))).toBe(404);
    expect(await statusOf(decline(admin, "x", 999_999))).toBe(404);
  });

  test("[7-54] [D6-03] it is made already: the other is told by whom and what", async () => {
    await send(owner);
    await decline(admin);
    for (const again of [confirm, decline]) {
      const { status, message } = await refusalOf(again(otherAdmin));
      expect(status).toBe(409);
      expect(message).toMatch(
        /^This application was declined on \d{4}-\d\d-\d\d \d\d:\d\d \(UTC\) by Irina Club$/,
      );
    }
  });

  test("[D6-03] of twenty at the same moment one is made, and one mail goes out", async () => {
    await send(owner);
    const before = (await server.mailsSentTo(owner.email)).length;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const by = index % 2 ? admin : otherAdmin;
        return refusalOf(index % 3 === 0 ? decline(by) : confirm(by));
      }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect(await server.mailsSentTo(owner.email)).toHaveLength(before + 1);
    const { rows } = await server.pool.query(
      "select status from applications where cat_id = $1 and status <> 'pending'",
      [cat.id],
    );
    expect(rows).toHaveLength(1);
    expect((await rowOf()).registered).toBe(rows[0].status === "confirmed" ? 1 : 0);
  });

  test("[D6-08] the administrator has sent it", async () => {
    const own = await buildCat(server, { owner: admin });
    await send(admin, own);
    for (const decide of [() => confirm(admin, own.id), () => decline(admin, "No", own.id)])
      expect(await refusalOf(decide())).toEqual({
        status: 403,
        message: "You cannot decide on your own application",
      });
    expect((await confirm(otherAdmin, own.id)).data.cat_id).toBe(own.id);
  });

  test("the applicant has withdrawn it, or sent another since the desk was looked at", async () => {
    const { data: first } = await send(owner);
    expect(await statusOf(withdraw(admin, first.application_id))).toBe(403);
    expect((await withdraw(owner, first.application_id)).data.status).toBe("withdrawn");
    expect(await stateFor(owner)).toMatchObject({ status: "withdrawn", may_withdraw: false });
    const { status, message } = await refusalOf(confirm(admin));
    expect([status, message]).toEqual([409, expect.stringMatching(/^The applicant withdrew/)]);

    const { data: second } = await send(owner);
    expect(await statusOf(confirm(admin, cat.id, first.application_id))).toBe(409);
    expect(await statusOf(confirm(admin, cat.id, second.application_id))).toBe(200);
    expect(await statusOf(withdraw(owner, second.application_id))).toBe(409);
    expect(await statusOf(withdraw(owner, 999_999))).toBe(404);
  });
});

describe("a cat that an administrator has taken for the check", () => {
  test.each([
    ["confirmed", () => confirm(admin)],
    ["declined", () => decline(admin)],
  ])("[D3-08] goes back to its members when it is %s", async (_, decide) => {
    const shown = await buildMember(server);
    cat = await buildCat(server, { owner: shown, onlineOwner: owner, is_my_cat: 0 });
    await send(owner);
    await take(admin);
    await take(otherAdmin);
    expect(await rowOf()).toMatchObject({
      users_id: otherAdmin.id,
      online_owner_id: otherAdmin.id,
      is_my_cat: 0,
    });
    // Its applicant still sees how the application stands.
    expect(await stateFor(owner)).toMatchObject({ status: "pending", may_withdraw: true });
    await decide();
    expect(await rowOf()).toMatchObject({
      users_id: shown.id,
      online_owner_id: owner.id,
      is_my_cat: 0,
    });
  });

  test("[D3-08] [D3-07] keeps `is_my_cat` throughout, and comes home from a withdrawal too", async () => {
    const { data } = await send(owner);
    await take(admin);
    expect(await rowOf()).toMatchObject({ online_owner_id: admin.id, is_my_cat: 1 });
    await withdraw(owner, data.application_id);
    expect(await rowOf()).toMatchObject({
      users_id: owner.id,
      online_owner_id: owner.id,
      is_my_cat: 1,
    });
  });

  test("stays where it is where the administrator has moved it back before deciding", async () => {
    await send(owner);
    await take(admin);
    await server.as(admin)("PUT /cats/user-from-prev", { body: { catId: cat.id } });
    await confirm(admin);
    expect(await rowOf()).toMatchObject({ online_owner_id: owner.id, registered: 1 });
  });

  test("closing the applicant's account takes the application back, and frees the cat", async () => {
    const leaving = await buildMember(server);
    cat = await buildCat(server, { owner: leaving });
    await send(leaving);
    await take(admin);
    await server.as(leaving)("POST /me/close", { body: { currentPassword: leaving.password } });
    expect(await rowOf()).toMatchObject({ online_owner_id: leaving.id, is_my_cat: 0 });
    expect(await stateFor(admin)).toMatchObject({ status: "withdrawn" });
  });
});

test("[D6-06] the number's prefix is configured", async () => {
  const club = await startTestServer({ env: { REG_PREFIX: "CLUB" }, now: "2027-01-01T00:00:00Z" });
  try {
    const [chief, application] = await Promise.all([buildAdmin(club), buildApplication(club)]);
    const { data } = await club.as(chief)("PUT /cats/{id}/register-pedigree", {
      params: { id: application.cat_id },
      body: {},
    });
    expect(data.reg_num).toBe("CLUB-2027-000001");
  } finally {
    await club.stop();
  }
});
