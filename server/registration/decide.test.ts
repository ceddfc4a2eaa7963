import { describe, expect, test } from "vitest";
import { buildApplication } from "@felistry/testkit/build-application.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildAdmin } from "@felistry/testkit/build-member.ts";
import { outcomeOf, statusOf } from "@felistry/testkit/outcome.ts";
import { startTestServer } from "@felistry/testkit/start-test-server.ts";
import {
  startWithClub,
  server,
  admin,
  otherAdmin,
  owner,
  cat,
  send,
  confirm,
  decline,
  withdraw,
  stateFor,
  rowOf,
} from "@felistry/testkit/worlds/club-applications.ts";

startWithClub();

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
    expect(await outcomeOf(confirm(admin))).toEqual({
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
      const { status, message } = await outcomeOf(again(otherAdmin));
      expect(status).toBe(409);
      expect(message).toMatch(
        /^This application was declined on \d{4}-\d\d-\d\d \d\d:\d\d \(UTC\) by Irina Club$/,
      );
    }
  });

  test("[D6-03] of twenty at the same moment one is made, and one mail goes out", async () => {
    await send(owner);
    const before = (await server.mailsSentTo(owner.email)).length;
    const statuses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const by = index % 2 ? admin : otherAdmin;
        return statusOf(index % 3 === 0 ? decline(by) : confirm(by));
      }),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
    expect(await server.mailsSentTo(owner.email)).toHaveLength(before + 1);
    const { rows } = await server.pool.query(
      "select status from applications where cat_id = $1 and status <> 'pending'",
      [cat.id],
    );
    expect(rows).toHaveLength(1);
    expect((await rowOf()).registered).toBe(rows[0].status === "confirmed" ? 1 : 0);
  });

  test("[15.2] the club's rules block it: their words say why, and it can be declined", async () => {
    const switchRule = (mode: "block" | "ask") =>
      server.as(admin)("PUT /admin/club-rules/{club}/{line}", {
        params: { club: "registry", line: "H04" },
        body: { mode },
      });
    await switchRule("block");
    try {
      await send(owner);
    } finally {
      await switchRule("ask");
    }
    expect(await outcomeOf(confirm(admin))).toEqual({
      status: 409,
      message: expect.stringMatching(/^The club's rules forbid it: .*parents are not known/),
    });
    expect(await rowOf()).toMatchObject({ registered: 0, reg_num: null });
    expect(await statusOf(decline(admin))).toBe(200);
  });

  test("[D6-08] the administrator has sent it", async () => {
    const own = await buildCat(server, { owner: admin });
    await send(admin, own);
    for (const decide of [() => confirm(admin, own.id), () => decline(admin, "No", own.id)])
      expect(await outcomeOf(decide())).toEqual({
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
    const { status, message } = await outcomeOf(confirm(admin));
    expect([status, message]).toEqual([409, expect.stringMatching(/^The applicant withdrew/)]);

    const { data: second } = await send(owner);
    expect(await statusOf(confirm(admin, cat.id, first.application_id))).toBe(409);
    expect(await statusOf(confirm(admin, cat.id, second.application_id))).toBe(200);
    expect(await statusOf(withdraw(owner, second.application_id))).toBe(409);
    expect(await statusOf(withdraw(owner, 999_999))).toBe(404);
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
