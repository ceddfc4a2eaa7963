/** A pasted text that its field cannot hold stays whole, and the field says by how many characters it is too long. */
import * as m from "@felistry/i18n/compiled/messages.js";
import { languages } from "../address.ts";
import { enterCat } from "../cats.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember } from "../member.ts";
import { field, open } from "../screen.ts";

/** As the browser does: it cuts what its handlers leave to it at the field's `maxlength`. */
const paste = (element: HTMLElement, text: string) => {
  element.focus();
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
  if (element.dispatchEvent(event)) document.execCommand("insertText", false, text);
};

for (const locale of languages) {
  const say = { locale };

  test(`a text that is too long is kept and counted, in a form and in the pedigree (${locale})`, async ({
    page,
  }) => {
    const { call } = await enterAsMember(page.context(), locale);
    const long = "Northern Star of a Very Old Cattery ".repeat(4).trim();
    await open(page, locale, "/add");
    const name = field(page, m.catform_name({}, say), locale);
    await name.evaluate(paste, long);
    await expect(name).toHaveValue(long);
    const over = m.field_too_long_by({ over: long.length - 100, most: 100 }, say);
    await expect(page.getByText(over)).toBeVisible();
    await expect(name).toHaveAttribute("aria-invalid", "true");
    await name.fill(long.slice(0, 90));
    await expect(page.getByText(over)).toBeHidden();

    const id = await enterCat(call, {
      name: `Long ${locale}`,
      sex: "female",
      breed: "MCO",
      ems: "n 22",
    });
    await open(page, locale, `/cats/${id}/pedigree/edit`);
    const line = `${"Old Tom of the Hill ".repeat(17)}, MCO n 22`;
    const dam = page.locator('[data-position="3"]');
    const cell = dam.getByRole("combobox");
    await cell.evaluate(paste, line);
    const words = m.field_too_long_by({ over: line.length - 300, most: 300 }, say);
    await expect(dam.getByText(words)).toBeVisible();
    // The draft keeps what is too long, too.
    await page.waitForResponse(
      (response) => response.url().endsWith("/pedigree/draft") && response.ok(),
    );
    await page.reload();
    await expect(cell).toHaveValue(line);
    await expect(dam.getByText(words)).toBeVisible();
  });
}
