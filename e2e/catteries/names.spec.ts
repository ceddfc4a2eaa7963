/** A member applies for a cattery name, the club grants it, and another's name that differs in one letter is refused. */
import * as m from "@felistry/i18n/compiled/messages.js";
import { languages } from "../address.ts";
import { enterAsAdministrator } from "../club.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember, type Member } from "../member.ts";
import { button, open } from "../screen.ts";

// The club's rule is one for both languages.
test.describe.configure({ mode: "serial" });

const names = { en: ["Winterquarz", "Winterquartz"], ru: ["Lindenhof77", "Lindenhof78"] } as const;

const ABOUT_LETTERS = "T02";

/** TICA's rules with only the one about letters in force: other journeys go on beside this one. */
async function refuseNearNames({ call }: Member, isOn: boolean): Promise<void> {
  const switched = (line: string, mode: "on" | "off" | "block") =>
    call("PUT /admin/club-rules/{club}/{line}", { params: { club: "TICA", line }, body: { mode } });
  if (!isOn) return void (await switched("pack", "off"));
  const { data } = await call("GET /admin/club-rules", {});
  const { rules } = data.clubs.find(({ club }) => club === "TICA")!;
  for (const { id } of rules) if (id !== ABOUT_LETTERS) await switched(id, "off");
  await switched("pack", "on");
}

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
    await refuseNearNames(club, true);
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
    await refuseNearNames(club, false);
  });
}
