/** A member applies for a cattery name, the club grants it, and another's name that differs in one letter is refused. */
import * as m from "@felistry/i18n/compiled/messages.js";
import { languages } from "../address.ts";
import { enterAsAdministrator } from "../club.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember } from "../member.ts";
import { button, open } from "../screen.ts";

/** Both languages run at once: far from each other. */
const names = { en: ["Winterquarz", "Winterquartz"], ru: ["Lindenhof77", "Lindenhof78"] } as const;

for (const language of languages) {
  const say = { locale: language };

  test(`a cattery name is applied for, granted, and refused to another for one letter (${language})`, async ({
    page,
    newVisitor,
    watch,
  }) => {
    watch.expectConsoleError(/409/);
    const [name, near] = names[language];
    const club = await enterAsAdministrator(page.context(), language);
    await club.call("PUT /admin/club-rules/{club}/{line}", {
      params: { club: "TICA", line: "pack" },
      body: { mode: "on" },
    });
    const home = await newVisitor();
    await enterAsMember(home.context(), language, { first_name: "Wanda", last_name: "Quarz" });
    await open(home, language, "/my?tab=cattery");
    await home.getByRole("link", { name: m.cattery_names_own_title({}, say) }).click();
    const field = home.getByLabel(m.cattery_names_name({}, say), { exact: true });
    await field.fill(name);
    await button(home, m.cattery_names_submit({}, say)).click();
    const own = home.getByRole("article", { name });
    await expect(
      own.getByText(m.cattery_names_state_asked({}, say), { exact: true }),
    ).toBeVisible();

    await open(page, language, "/admin/cattery-names");
    await button(page, m.cattery_names_grant({ name }, say)).click();
    await expect(page.getByText(m.cattery_names_done({ name }, say))).toBeVisible();
    await home.reload();
    await expect(
      own.getByText(m.cattery_names_state_granted({}, say), { exact: true }),
    ).toBeVisible();

    const other = await newVisitor();
    await enterAsMember(other.context(), language, { first_name: "Nora", last_name: "Nah" });
    await open(other, language, "/cattery-names");
    await other.getByLabel(m.cattery_names_name({}, say), { exact: true }).fill(near);
    await button(other, m.cattery_names_submit({}, say)).click();
    await expect(other.getByRole("alert").filter({ hasText: /TICA, T02/ })).toBeVisible();
    await expect(other.getByRole("article")).toHaveCount(0);
    if (process.env["SHOTS"])
      for (const [who, at] of [
        [page, "/admin/cattery-names?list=granted"],
        [home, "/cattery-names"],
      ] as const)
        for (const width of [360, 1280]) {
          await who.setViewportSize({ width, height: 800 });
          await open(who, language, at);
          const file = `${at.startsWith("/admin") ? "club" : "own"}-names-${language}-${width}`;
          await who.screenshot({ path: `/tmp/shots/e/${file}.png`, fullPage: true });
        }
  });
}
