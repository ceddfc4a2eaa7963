/** A whole pedigree typed into its drawing. */
import type { Page } from "@playwright/test";
import type { ApiCaller } from "@felistry/contract/client.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { type RealCat, realPedigree } from "@felistry/testkit/pedigrees/real-pedigree.ts";
import { logIn } from "../accounts.ts";
import { type Language, languages, origins } from "../address.ts";
import { enterCat } from "../cats.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember } from "../member.ts";
import { button, link, open } from "../screen.ts";

const SUBJECT = 1;
const LAST = 31;
const MOST_COMMANDS = 40;
const MOST_CALLS = 12;

const field = (page: Page, position: number) =>
  page.locator(`[data-position="${position}"]`).getByRole("combobox");
const focused = (page: Page) =>
  page.evaluate(() =>
    Number(document.activeElement?.closest<HTMLElement>("[data-position]")?.dataset["position"]),
  );

/** The published pedigree by ahnentafel number. */
async function placedCats(): Promise<ReadonlyMap<number, RealCat>> {
  const cats = new Map((await realPedigree()).map((cat) => [cat.id, cat]));
  const placed = new Map<number, RealCat>();
  const put = (position: number, id: number | null) => {
    const cat = id === null || position > LAST ? undefined : cats.get(id);
    if (!cat) return;
    placed.set(position, cat);
    put(position * 2, cat.sire_id);
    put(position * 2 + 1, cat.dam_id);
  };
  put(SUBJECT, SUBJECT);
  return placed;
}

const lineOf = ({ name, breed, ems, registration_number }: RealCat) =>
  `${name}, ${breed} ${ems}, ${registration_number}`;

/** In the other language the same cats would be offered as likely namesakes of the first one's. */
const ofLanguage = (cat: RealCat, language: Language): RealCat =>
  language === languages[0]
    ? cat
    : {
        ...cat,
        name: `${cat.name} Second`,
        registration_number: `QX ${cat.registration_number.replaceAll(/\D/gu, "")}77`,
      };

async function gridOf(call: ApiCaller, id: number) {
  return (await call("GET /cats/{id}/pedigree/grid", { params: { id } })).data;
}

async function openGrid(page: Page, language: Language, id: number): Promise<void> {
  await open(page, language, `/cats/${id}/pedigree/edit`);
}

for (const language of languages) {
  const say = { locale: language };

  test(`a published pedigree is typed in one go, with few commands and few calls (${language})`, async ({
    page,
  }) => {
    test.slow();
    const { call } = await enterAsMember(page.context(), language);
    const placed = new Map(
      [...(await placedCats())].map(([position, cat]) => [position, ofLanguage(cat, language)]),
    );
    const { name, breed, ems, born } = placed.get(SUBJECT)!;
    const id = await enterCat(call, { name, sex: "female", breed, ems, born });
    await open(page, language, `/cats/${id}?tab=pedigree`);

    let commands = 0;
    let calls = 0;
    let loads = 0;
    page.on("request", (request) => {
      if (new URL(request.url()).pathname.startsWith("/api/")) calls++;
      if (request.isNavigationRequest()) loads++;
    });
    const press = async (key: string) => {
      commands++;
      await page.keyboard.press(key);
    };
    commands++;
    await link(page, m.grid_open({}, say)).click();
    commands++;
    await field(page, 2).click();
    for (let position = 2; position <= LAST; position++) {
      expect(await focused(page)).toBe(position);
      const cat = placed.get(position);
      if (cat) await page.keyboard.insertText(lineOf(cat));
      if (position < LAST) await press("Enter");
    }
    commands++;
    await button(page, m.grid_save({}, say)).click();
    await expect(page.getByText(m.grid_saved({ linked: 29, added: 29 }, say))).toBeVisible();

    test.info().annotations.push({
      type: "measured",
      description: `${commands} commands, ${calls} calls, ${loads} page loads`,
    });
    expect(commands).toBeLessThanOrEqual(MOST_COMMANDS);
    expect(calls).toBeLessThanOrEqual(MOST_CALLS);
    expect(loads).toBeLessThanOrEqual(1);

    const { ancestors, draft } = await gridOf(call, id);
    expect(draft).toEqual([]);
    const stored = await Promise.all(
      ancestors.map(async ({ position, cat }) => {
        const { data } = await call("GET /cats/cat-and-color/{id}", { params: { id: cat.id } });
        return [position, [displayName(cat), cat.breed_ems, cat.ems, data!.number_elsewhere]];
      }),
    );
    expect(new Map(stored as [number, unknown][])).toEqual(
      new Map(
        [...placed]
          .filter(([position]) => position > SUBJECT)
          .toSorted(([one], [other]) => one - other)
          .map(([position, cat]) => [
            position,
            [cat.name, cat.breed, cat.ems, cat.registration_number],
          ]),
      ),
    );

    await button(page, m.cat_undo({}, say)).click();
    await expect(page.getByText(m.grid_undone({}, say))).toBeVisible();
    expect((await gridOf(call, id)).ancestors).toEqual([]);
  });

  test(`what is pasted is placed, taken apart, kept as a draft and shown on another device (${language})`, async ({
    page,
    newVisitor,
  }) => {
    const { call } = await enterAsMember(page.context(), language);
    const id = await enterCat(call, { name: "Aurora", sex: "female", breed: "MCO", ems: "n 22" });
    await openGrid(page, language, id);
    await field(page, 9).focus();
    const kept = page.waitForResponse(
      (response) => response.url().endsWith("/draft") && response.ok(),
    );
    await paste(
      page,
      [
        "Pedigree of Aurora",
        "Sire: GIC FR*Foo's Bar DSM, MCO ns 22, 12.05.2019, FIFe LO 12345",
        "мать: Ольга из Озера, very shy",
        "Dam's dam: Юнона, 2015",
      ].join("\n"),
    );
    const sire = page.locator('[data-position="2"]');
    for (const part of ["GIC DSM", "FR Foo's Bar", "MCO ns 22", "FIFe LO 12345"])
      await expect(sire.getByText(part, { exact: true })).toBeVisible();
    await expect(page.locator('[data-position="3"]').getByText("very shy")).toBeVisible();
    await expect(page.getByText("Pedigree of Aurora", { exact: true })).toBeVisible();
    await kept;
    await expect(page.getByText(m.grid_draft_kept({}, say))).toBeVisible();

    const elsewhere = await newVisitor();
    await elsewhere.context().addCookies(await page.context().cookies());
    await openGrid(elsewhere, language, id);
    await expect(field(elsewhere, 7)).toHaveValue("Юнона, 2015");
    await expect(elsewhere.getByText(m.grid_draft_found({}, say))).toBeVisible();
  });
}

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    document.activeElement!.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}

test("names are offered while typing, and namesakes before a second record is made", async ({
  page,
  newVisitor,
}) => {
  const say = { locale: "en" } as const;
  const { call: stranger } = await enterAsMember((await newVisitor()).context(), "en");
  const known = { name: "Zemfirius", breed: "SIB", ems: "n 22", born: "2012-05-14" } as const;
  const stud = await enterCat(stranger, { ...known, sex: "male" });
  const queen = await enterCat(stranger, { ...known, name: "Kseniia Iz Lesa", sex: "female" });
  const { call } = await enterAsMember(page.context(), "en");
  const id = await enterCat(call, { name: "Aurora", sex: "female", breed: "SIB", ems: "n 22" });
  await openGrid(page, "en", id);

  const own = await enterCat(call, { ...known, name: "Zemfiriada Own", sex: "male" });
  await field(page, 2).focus();
  // In the other script, and the member's own cat first.
  await page.keyboard.type("Земфир");
  await expect(page.getByRole("option").first()).toContainText(m.cat_number({ id: own }, say));
  await expect(page.getByRole("option").first()).toContainText(m.grid_own({}, say));
  await field(page, 2).fill("");
  // With a typing error.
  await page.keyboard.type("zemfyri");
  const offered = page.getByRole("option").filter({ hasText: m.cat_number({ id: stud }, say) });
  await expect(offered).toBeVisible();
  const place = await offered.evaluate((one) => [...one.parentElement!.children].indexOf(one));
  for (let i = 0; i <= place; i++) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(field(page, 2)).toHaveValue("Zemfirius");
  // The stud is another member's, and so is his pedigree.
  await expect(page.locator('[data-position="4"]')).toContainText(m.grid_closed({}, say));

  await field(page, 3).focus();
  await page.keyboard.type("CH Ксения из Леса, n 22");
  await button(page, m.grid_save({}, say)).click();
  await expect(page.getByText(m.grid_undecided({ count: 1 }, say))).toBeVisible();
  expect((await gridOf(call, id)).ancestors).toEqual([]);
  await page.getByRole("button", { name: new RegExp(`no. ${queen}`, "u") }).click();
  await button(page, m.grid_save({}, say)).click();
  await expect(page.getByText(m.grid_saved({ linked: 2, added: 0 }, say))).toBeVisible();
  expect((await gridOf(call, id)).ancestors.map(({ cat }) => cat.id)).toEqual([stud, queen]);
});

test("the keys of a spreadsheet lead through the tree; the cell that is wrong says so", async ({
  page,
  watch,
}) => {
  watch.expectConsoleError(/400/u);
  const say = { locale: "en" } as const;
  const { call } = await enterAsMember(page.context(), "en");
  const id = await enterCat(call, { name: "Aurora", sex: "female", breed: "SIB", ems: "n 22" });
  await openGrid(page, "en", id);
  await field(page, 2).focus();
  const presses: readonly (readonly [key: string, position: number])[] = [
    ["ArrowDown", 3],
    ["ArrowRight", 6],
    ["ArrowRight", 12],
    ["ArrowUp", 11],
    ["ArrowLeft", 5],
    ["Enter", 6],
    ["Shift+Enter", 5],
  ];
  for (const [key, position] of presses) {
    await page.keyboard.press(key);
    expect(await focused(page), key).toBe(position);
  }
  await page.keyboard.type("Bo");
  await page.keyboard.press("ArrowLeft");
  expect(await focused(page)).toBe(5);
  await page.keyboard.press("Escape");
  await expect(field(page, 5)).toHaveValue("");
  await page.keyboard.type("Zara");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.press("F2");
  await page.keyboard.press("ArrowRight");
  expect(await focused(page)).toBe(5);
  await button(page, m.grid_save({}, say)).click();
  await expect(page.locator('[data-position="5"]')).toContainText(
    m.field_ancestor_no_child({}, say),
  );
  await expect(field(page, 5)).toHaveAttribute("aria-invalid", "true");
});

test("on a narrow screen one generation is shown, and the next follows the last of it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const say = { locale: "en" } as const;
  const { call } = await enterAsMember(page.context(), "en");
  const id = await enterCat(call, { name: "Aurora", sex: "female", breed: "SIB", ems: "n 22" });
  await openGrid(page, "en", id);
  await expect(field(page, 2)).toBeVisible();
  await expect(field(page, 4)).toBeHidden();
  await field(page, 3).focus();
  await page.keyboard.press("Enter");
  await expect(field(page, 4)).toBeFocused();
  await expect(field(page, 3)).toBeHidden();
  await button(page, m.pedigree_great_great_grandparents({}, say)).click();
  await expect(field(page, 31)).toBeVisible();
});

test("a pedigree saved without a network waits and is sent once; without a session it survives the login", async ({
  page,
  watch,
}) => {
  const say = { locale: "en" } as const;
  watch.expectConsoleError(/ERR_INTERNET_DISCONNECTED|401/u);
  const member = await enterAsMember(page.context(), "en");
  const { call } = member;
  const id = await enterCat(call, { name: "Aurora", sex: "female", breed: "SIB", ems: "n 22" });
  await openGrid(page, "en", id);

  await page.context().setOffline(true);
  await field(page, 2).fill("Stormbringer Offline");
  await button(page, m.grid_save({}, say)).click();
  await expect(page.getByText(m.offline_line({}, say)).first()).toBeVisible();
  await expect(button(page, m.offline_send({}, say))).toHaveAttribute("aria-disabled", "true");
  await page.context().setOffline(false);
  await expect(page.getByText(m.grid_saved({ linked: 1, added: 1 }, say))).toBeVisible();
  const { ancestors, draft } = await gridOf(call, id);
  expect(ancestors.map(({ cat }) => displayName(cat))).toEqual(["Stormbringer Offline"]);
  expect(draft).toEqual([]);

  // The grid reads itself anew, which without a session would lead to the login.
  await expect(button(page, m.grid_save({}, say))).toHaveAttribute(
    "title",
    m.grid_nothing({}, say),
  );
  await page.context().clearCookies();
  await field(page, 3).fill("Sunbringer Offline");
  await button(page, m.grid_save({}, say)).click();
  await expect(page.getByText(m.grid_draft_here({}, say))).toBeVisible();
  await open(page, "en", "/login");
  await logIn(page, "en", member);
  await expect(page).toHaveURL(`${origins.en}/`);
  await openGrid(page, "en", id);
  await expect(field(page, 3)).toHaveValue("Sunbringer Offline");
  await button(page, m.grid_save({}, say)).click();
  await expect(page.getByText(m.grid_saved({ linked: 1, added: 1 }, say))).toBeVisible();
  await openGrid(page, "en", id);
  await expect(page.getByText(m.grid_draft_found({}, say))).toHaveCount(0);
});
