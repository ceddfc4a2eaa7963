/** A breeder corrects how the cattery's affix is written in the other script: readers see it with the cattery and its cats. */
import * as m from "@felistry/i18n/compiled/messages.js";
import { languages, origins } from "../address.ts";
import { enterCat } from "../cats.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember } from "../member.ts";
import { sendPicture } from "../scan.ts";
import { field, open } from "../screen.ts";
import { catteryName } from "./cattery-name.ts";

for (const language of languages) {
  const say = { locale: language };

  test(`an affix is corrected once for all of a breeder's cats (${language})`, async ({
    page,
    newVisitor,
  }) => {
    const affix = catteryName();
    const { call } = await enterAsMember(page.context(), language);
    const { data: cattery } = await call("POST /me/cattery", {
      body: {
        cattery_name: affix,
        cattery_name_full: null,
        certificate_issued_at: null,
        certificate_num: null,
        certificate_issued_by: "Felis Club",
        cat_systems_id: (await call("GET /cat-systems", {})).data[0]!.id,
        image_url: await sendPicture(page.context(), language, "cattery"),
      },
    });
    const cat = await enterCat(call, {
      prefix: affix,
      name: "Aurora",
      sex: "female",
      breed: "SIB",
      ems: "n 22",
      born: "2020-03-01",
    });
    await open(page, language, `/cattery/?id=${cattery.id}`);
    await field(page, m.othername_in_cyrillic({}, say), language).fill("Яркая Пустошь");
    await page.getByRole("button", { name: m.cattery_save({}, say), exact: true }).click();
    await expect(page).toHaveURL(`${origins[language]}/my?tab=cattery`);

    const reader = await newVisitor();
    await open(reader, "ru", `/catteries/${cattery.id}`);
    await expect(reader.getByText("Яркая Пустошь", { exact: true })).toBeVisible();
    await open(reader, "ru", `/cats/${cat}`);
    await expect(reader.getByRole("heading", { level: 1 })).toContainText("Яркая Пустошь Аурора");
  });
}
