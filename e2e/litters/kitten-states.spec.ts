/** What becomes of kittens: said in the form and later, counted, and the certificates of those registered in one ZIP. */
import { readFile } from "node:fs/promises";
import type { ApiCaller } from "@felistry/contract/client.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { languages } from "../address.ts";
import { enterCat } from "../cats.ts";
import { registerByClub } from "../club.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember } from "../member.ts";
import { button, field, open } from "../screen.ts";

const cat = { breed: "SIB", ems: "n 22", born: "2020-02-03" } as const;

const litterOf = async (call: ApiCaller, dam_id: number, sire_id: number) =>
  (
    await call("POST /litters", {
      body: {
        dam_id,
        sire_id,
        born: "2026-09-01",
        prefix: null,
        kittens: [
          { cat_name: "Alisa", sex: "female", ems: null },
          { cat_name: "Boris", sex: "male", ems: null },
          { cat_name: "Cesar", sex: "male", ems: null, state: "stillborn" },
        ],
        key: crypto.randomUUID(),
      },
    })
  ).data;

for (const language of languages) {
  const say = { locale: language };

  test(`a kitten dies, another was stillborn, and the certificates of the litter come in one file (${language})`, async ({
    page,
  }) => {
    const { call } = await enterAsMember(page.context(), language);
    const dam = await enterCat(call, { ...cat, name: "Marta", sex: "female" });
    const sire = await enterCat(call, { ...cat, name: "Anton", sex: "male" });

    await open(page, language, "/litters/new");
    const state = field(page, m.kitten_state({}, say), language);
    const day = field(page, m.kitten_died_day({}, say), language);
    await expect(day).toHaveCount(0);
    await state.selectOption("died");
    await expect(day).toBeVisible();
    await state.selectOption("stillborn");
    await expect(day).toHaveCount(0);

    const litter = await litterOf(call, dam, sire);
    await open(page, language, `/litters/${litter.id}`);
    const main = page.getByRole("main");
    await expect(main).toContainText(m.kitten_counts({ born: 3, alive: 2 }, say));
    await expect(main).toContainText(m.kitten_counts_stillborn({ count: 1 }, say));
    await button(page, m.kitten_change_of({ name: "Boris" }, say)).click();
    await state.selectOption("died");
    await day.fill("2026-08-31");
    await button(page, m.kitten_save({}, say)).click();
    await expect(page.getByText(m.field_kitten_died({}, say))).toBeVisible();
    await day.fill("2026-09-05");
    await button(page, m.kitten_save({}, say)).click();
    await expect(main).toContainText(m.kitten_counts({ born: 3, alive: 1 }, say));
    await expect(main).toContainText(m.kitten_counts_died({ count: 1 }, say));
    await expect(page.getByRole("heading", { name: m.litter_certificates({}, say) })).toHaveCount(
      0,
    );

    await registerByClub(litter.kittens[0]!.cat_id!);
    await open(page, language, `/litters/${litter.id}`);
    const file = page.waitForEvent("download");
    await button(page, m.litter_certificates_get({ count: 1 }, say)).click();
    const saved = await (await file).path();
    expect((await readFile(saved)).includes("-pedigree.pdf")).toBe(true);
  });

  test(`the kittens of a cancelled litter stay, and are shown as cancelled (${language})`, async ({
    page,
    newVisitor,
  }) => {
    const other = await enterAsMember((await newVisitor()).context(), language);
    const { call } = await enterAsMember(page.context(), language);
    const dam = await enterCat(call, { ...cat, name: "Milena", sex: "female" });
    const sire = await enterCat(other.call, { ...cat, name: "Platon", sex: "male" });
    const litter = await litterOf(call, dam, sire);
    await open(page, language, `/litters/${litter.id}`);
    await button(page, m.litter_cancel({}, say)).click();
    await button(page.getByRole("dialog"), m.litter_cancel({}, say)).click();
    const kittens = page.getByRole("region", { name: m.litter_kittens({}, say), exact: true });
    await expect(kittens).toContainText(m.kitten_counts_cancelled({ count: 2 }, say));
    await expect(kittens.getByText(m.kitten_cancelled({}, say), { exact: true })).toHaveCount(2);
    await expect(kittens.getByText("Alisa")).toBeVisible();
  });
}
