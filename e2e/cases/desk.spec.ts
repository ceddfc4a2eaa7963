/** The club's desk: asked back, amended, confirmed, taken back, confirmed again, certificate; two registrars; keys only. */
import * as m from "@felistry/i18n/compiled/messages.js";
import { languages } from "../address.ts";
import { endTakingBack, enterAsAdministrator } from "../club.ts";
import { expect, test } from "../journey.ts";
import { button, open } from "../screen.ts";
import { applied, caseOf, tickAll } from "./desk-steps.ts";

for (const language of languages) {
  const say = { locale: language };

  test(`an application is asked back, amended, confirmed, taken back, and confirmed again (${language})`, async ({
    page,
    newVisitor,
  }) => {
    const { member, id, name, pedigrees_id } = await applied(page, language);
    const desk = await newVisitor();
    await enterAsAdministrator(desk.context(), language);
    const path = await caseOf(desk, language, name);
    await open(desk, language, path);
    const confirm = button(desk, m.case_confirm({}, say));
    await expect(confirm).toHaveAttribute("aria-disabled", "true");

    await button(desk, m.case_ask({}, say)).click();
    const dialog = desk.getByRole("dialog");
    await dialog.getByRole("textbox").fill("Which day is she born?");
    await button(dialog, m.case_send({}, say)).click();
    await expect(desk.getByText(m.case_asked_said({}, say))).toBeFocused();

    await open(page, language, `/cats/${id}/registration`);
    await page.getByRole("link", { name: m.case_asked_link({}, say) }).click();
    await expect(page.getByText("Which day is she born?")).toBeVisible();
    await member.call("PUT /pedigrees/{id}", {
      params: { id: pedigrees_id },
      body: { pedigree_num: `RX 18-${id}`, issued_by: "Felis Club", cat_systems_id: 1 },
    });
    await page.getByRole("textbox").fill("On the third of February");
    await button(page, m.case_answer_send({}, say)).click();
    await expect(page.getByText(m.case_answer_said({}, say))).toBeFocused();

    await open(desk, language, path);
    await expect(desk.getByText("On the third of February")).toBeVisible();
    await tickAll(desk);
    await confirm.click();
    await expect(
      desk.getByText(m.case_confirmed_said({ cat: `Silverbrook ${name}` }, say)),
    ).toBeFocused();
    const stateOf = async () =>
      (await member.call("GET /cats/{id}", { params: { id } })).data.registered;
    expect(await stateOf()).toBe(0);

    await button(desk, m.case_take_back({}, say)).click();
    await expect(desk.getByText(m.case_taken_back({}, say))).toBeFocused();
    await tickAll(desk);
    await confirm.click();
    await expect(button(desk, m.case_take_back({}, say))).toBeVisible();
    await endTakingBack(id);
    await expect.poll(stateOf, { timeout: 40_000 }).toBe(1);
    const { data: certificates } = await member.call("GET /cats/{id}/certificates", {
      params: { id },
    });
    expect(certificates).toHaveLength(1);
  });

  test(`of two registrars one decides, and the other is told by whom (${language})`, async ({
    page,
    newVisitor,
    watch,
  }) => {
    watch.expectConsoleError(/409/);
    const { name } = await applied(page, language);
    const [first, second] = [await newVisitor(), await newVisitor()];
    await enterAsAdministrator(first.context(), language);
    await enterAsAdministrator(second.context(), language, {
      first_name: "Pavel",
      last_name: "Novak",
    });
    const path = await caseOf(first, language, name);
    for (const desk of [first, second]) {
      await open(desk, language, path);
      await tickAll(desk);
    }
    await button(first, m.case_confirm({}, say)).click();
    await expect(button(first, m.case_take_back({}, say))).toBeVisible();
    await button(second, m.case_confirm({}, say)).click();
    await expect(second.getByText("Irina Clubova").first()).toBeVisible();
  });

  test(`a case that changes while it is open is shown as it is now, not confirmed (${language})`, async ({
    page,
    newVisitor,
    watch,
  }) => {
    watch.expectConsoleError(/409/);
    const { member, id, name, pedigrees_id } = await applied(page, language);
    const desk = await newVisitor();
    const registrar = await enterAsAdministrator(desk.context(), language);
    const path = await caseOf(desk, language, name);
    await open(desk, language, path);
    await tickAll(desk);
    await registrar.call("POST /admin/cases/{id}/questions", {
      params: { id: Number(path.split("/").at(-1)) },
      body: { text: "Which number is it?" },
    });
    const number = `RX 21-${id}`;
    await member.call("PUT /pedigrees/{id}", {
      params: { id: pedigrees_id },
      body: { pedigree_num: number, issued_by: "Felis Club", cat_systems_id: 1 },
    });
    await button(desk, m.case_confirm({}, say)).click();
    await expect(desk.getByText(m.error_case_changed({}, say))).toBeFocused();
    await expect(desk.getByText(number).first()).toBeVisible();
    await expect(button(desk, m.case_confirm({}, say))).toHaveAttribute("aria-disabled", "true");
  });

  test(`a case is decided with keys alone, and the next one is a key away (${language})`, async ({
    page,
    newVisitor,
  }) => {
    const { name } = await applied(page, language);
    await applied(await newVisitor(), language);
    const desk = await newVisitor();
    await enterAsAdministrator(desk.context(), language);
    const path = await caseOf(desk, language, name);
    await open(desk, language, `${path}?kind=application`);
    let pressed = 0;
    const press = async (key: string) => {
      pressed++;
      await desk.keyboard.press(key);
    };
    const ticks = await desk.locator("fieldset input[type=checkbox]").count();
    for (let place = 1; place <= ticks; place++) await press(String(place));
    await press("c");
    await expect(button(desk, m.case_take_back({}, say))).toBeVisible();
    await press("n");
    await expect(desk).not.toHaveURL(new RegExp(`${path}(\\?|$)`));
    expect(pressed).toBe(ticks + 2);
    await press("q");
    await expect(desk).toHaveURL(/\/club\/desk/);
    // The address changes a moment before the list hears keys.
    await expect(async () => {
      await press("j");
      await expect(desk.locator("ol li a:focus")).toHaveCount(1, { timeout: 1_000 });
    }).toPass();
  });
}
