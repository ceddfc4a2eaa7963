/** One cat was registered twice: a first person of the club asks for the merge, a second confirms it, and one number stays. */
import * as m from "@felistry/i18n/compiled/messages.js";
import { languages } from "../address.ts";
import { enterCat } from "../cats.ts";
import { endTakingBack, enterAsAdministrator, registerByClub } from "../club.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember } from "../member.ts";
import { button, open } from "../screen.ts";

const names = { en: ["Ottilie", "Otilia"], ru: ["Zinaida", "Zinaide"] } as const;

for (const language of languages) {
  const say = { locale: language };
  const [name, twin] = names[language];

  test(`[15.1] two registered records become one by two people (${language})`, async ({
    page,
    newVisitor,
    watch,
  }) => {
    watch.expectConsoleError(/409/);
    const { call } = await enterAsMember(page.context(), language);
    const cat = { breed: "SIB", ems: "n", sex: "female", born: "2021-01-01" } as const;
    const kept = await enterCat(call, { ...cat, name });
    const gone = await enterCat(call, { ...cat, name: twin });
    const [stays, ends] = [await registerByClub(kept), await registerByClub(gone)];

    const first = await newVisitor();
    await enterAsAdministrator(first.context(), language);
    await open(first, language, `/cats/${kept}/merge?other=${gone}`);
    await expect(first.getByText(m.merge_ask_number({ number: ends }, say))).toBeVisible();
    await button(first, m.merge_ask({}, say)).click();
    const dialog = first.getByRole("dialog");
    await dialog.getByRole("textbox").fill("One chip");
    await button(dialog, m.merge_ask({}, say)).click();
    await expect(first.getByText(m.merge_asked({}, say))).toBeVisible();
    await first.getByRole("link", { name: m.merge_to_case({}, say) }).click();
    await expect(first.getByText(m.case_first_by({ name: "Irina Clubova" }, say))).toBeVisible();
    const path = new URL(first.url()).pathname;
    for (const box of await first.locator("fieldset input[type=checkbox]").all()) await box.check();
    await button(first, m.case_confirm({}, say)).click();
    await expect(first.getByText(m.error_second_eyes_same({}, say))).toBeVisible();

    const second = await newVisitor();
    await enterAsAdministrator(second.context(), language, {
      first_name: "Pavel",
      last_name: "Novak",
    });
    await open(second, language, path);
    await expect(second.getByRole("cell", { name: ends })).toBeVisible();
    for (const box of await second.locator("fieldset input[type=checkbox]").all())
      await box.check();
    await button(second, m.case_confirm({}, say)).click();
    await expect(button(second, m.case_take_back({}, say))).toBeVisible();
    await endTakingBack(kept);
    const isGone = async () =>
      (await call("GET /cats/{id}/merged-into", { params: { id: gone } }).catch(() => null))?.data
        .id;
    await expect.poll(isGone, { timeout: 40_000 }).toBe(kept);

    await open(page, language, `/cats/${kept}`);
    await expect(page.getByText(ends).first()).toBeVisible();
    await expect(page.getByText(stays).first()).toBeVisible();
  });
}
