/** The club revokes a certificate: everybody who verifies it sees that, its owner also sees why. */
import * as m from "@felistry/i18n/compiled/messages.js";
import { languages } from "../address.ts";
import { enterCat } from "../cats.ts";
import { enterAsAdministrator, registerByClub } from "../club.ts";
import { expect, test } from "../journey.ts";
import { mailsTo } from "../mailbox.ts";
import { enterAsMember } from "../member.ts";
import { button, open } from "../screen.ts";

const REASON = "The pedigree that was shown is forged";

for (const language of languages) {
  const say = { locale: language };

  test(`a revoked certificate says so to everybody, and why only to its owner (${language})`, async ({
    page,
    newVisitor,
  }) => {
    const member = await enterAsMember(page.context(), language);
    const cat = { name: "Ofelia", sex: "female", breed: "MCO", ems: "ns 22" } as const;
    const id = await enterCat(member.call, { ...cat, born: "2024-02-03" });
    await registerByClub(id);
    const { data } = await member.call("POST /cats/{id}/certificates", {
      params: { id },
      body: { kind: "pedigree" },
    });
    const reader = await newVisitor();
    await open(reader, language, `/verify/${data.code}`);
    const verdict = reader.getByRole("heading", { level: 1 });
    await expect(verdict).toHaveText(m.cert_verdict_valid({}, say));
    await open(page, language, `/cats/${id}?tab=docs`);
    await expect(page.getByText(data.code, { exact: true })).toBeVisible();
    await expect(button(page, m.cert_revoke({}, say))).toHaveCount(0);

    const club = await newVisitor();
    const registrar = await enterAsAdministrator(club.context(), language);
    const dayIn = (days: number) =>
      new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    await registrar.call("POST /cats/{id}/bans", {
      params: { id },
      body: { from_day: dayIn(0), until_day: dayIn(30), reason: "Too many litters", is_shown: 1 },
    });
    await reader.reload();
    await expect(verdict).toContainText(m.cert_verdict_valid_banned({ until: "" }, say).trim());
    expect(await reader.content()).not.toContain("Too many litters");
    await open(club, language, `/cats/${id}?tab=docs`);
    await button(club, m.cert_revoke({}, say)).click();
    const dialog = club.getByRole("dialog", {
      name: m.cert_revoke_title({ code: data.code }, say),
    });
    await button(dialog, m.cert_revoke_keep({}, say)).click();
    await expect(dialog).toHaveCount(0);
    await button(club, m.cert_revoke({}, say)).click();
    await dialog.getByLabel(m.cert_revoke_reason({}, say)).fill(REASON);
    await button(dialog, m.cert_revoke({}, say)).click();
    await expect(dialog).toHaveCount(0);
    await expect(club.getByText(m.cert_status_revoked({}, say), { exact: true })).toBeVisible();
    await expect(button(club, m.cert_revoke({}, say))).toHaveCount(0);

    await reader.reload();
    await expect(verdict).toHaveText(m.cert_verdict_revoked({}, say));
    expect(await reader.content()).not.toContain(REASON);
    await page.reload();
    await expect(page.getByText(m.cert_revoked_because({ reason: REASON }, say))).toBeVisible();
    await expect
      .poll(async () => (await mailsTo(member.email)).map(({ text }) => text).join("\n"))
      .toContain(REASON);
  });
}
