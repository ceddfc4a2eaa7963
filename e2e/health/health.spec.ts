/** An administrator sees how the site is, and has a mail that was given up sent again. */
import { randomUUID } from "node:crypto";
import * as m from "@felistry/i18n/compiled/messages.js";
import { languages } from "../address.ts";
import { enterAsAdministrator, failedMail } from "../club.ts";
import { expect, test } from "../journey.ts";
import { mailsTo } from "../mailbox.ts";
import { button, link, open } from "../screen.ts";

for (const language of languages) {
  const say = { locale: language };

  test(`a mail that was given up is found on the page of the site's health and sent again (${language})`, async ({
    page,
  }) => {
    const to = `${randomUUID()}@cats.example`;
    await failedMail(to, "An order");
    await enterAsAdministrator(page.context(), language);
    await open(page, language, "/admin");
    await link(page, m.health_title({}, say)).click();
    await expect(page.getByRole("heading", { name: m.health_jobs_title({}, say) })).toBeVisible();
    await expect(page.getByRole("row", { name: m.health_job_import({}, say) })).toBeVisible();
    await expect(page.getByText(/^PostgreSQL \d/)).toBeVisible();

    const mail = page.getByRole("listitem").filter({ hasText: to });
    await expect(mail).toContainText("550 no such mailbox");
    await button(mail, m.health_mail_send({}, say)).click();
    await expect(page.getByText(m.health_mail_sent({ to }, say))).toBeVisible();
    await expect(mail).toHaveCount(0);
    await expect
      .poll(async () => (await mailsTo(to)).map(({ subject }) => subject), { timeout: 30_000 })
      .toEqual(["An order"]);
  });
}
