/** The screen of an import names the program that wrote the file, where that is certain. */
import * as m from "@felistry/i18n/compiled/messages.js";
import { languages } from "../address.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember } from "../member.ts";
import { open } from "../screen.ts";
import { accessibilityFaults } from "../screens/accessibility.ts";

const FILES = {
  "kennel.ged":
    "0 HEAD\n1 SOUR AGE\n2 NAME Древо Жизни\n1 GEDC\n2 VERS 5.5.1\n1 CHAR UTF-8\n0 @I1@ INDI\n1 NAME Ada\n1 SEX F\n0 TRLR\n",
  "cats.csv": "Name,Sex,Breed\nGood One,f,MCO\n",
} as const;

for (const locale of languages) {
  const say = { locale };
  test(`the program of a file is named, and none of a plain table (${locale})`, async ({
    page,
  }) => {
    await enterAsMember(page.context(), locale);
    const said = page.getByText(m.import_program({ name: "Древо Жизни" }, say));
    for (const [name, text] of Object.entries(FILES)) {
      await open(page, locale, "/import");
      await page.getByLabel(m.import_file({}, say)).setInputFiles({
        name,
        mimeType: "text/plain",
        buffer: Buffer.from(text),
      });
      await page.getByRole("button", { name: m.import_upload({}, say) }).click();
      await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
      await expect(said).toHaveCount(name === "kennel.ged" ? 1 : 0);
      await expect(page.getByText(m.import_guide_gedcom({}, say))).toHaveCount(
        name === "kennel.ged" ? 1 : 0,
      );
      expect(await accessibilityFaults(page)).toEqual([]);
    }
  });
}
