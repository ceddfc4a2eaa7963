/** A breed's page says what the breed is like, what its looks mean for the cat and what to have tested. */
import * as m from "@felistry/i18n/compiled/messages.js";
import { languages } from "../address.ts";
import { expect, test } from "../journey.ts";
import { open } from "../screen.ts";

for (const language of languages) {
  const say = { locale: language };

  test(`a breed's page says what the breed is like, what to have tested, and draws it (${language})`, async ({
    newVisitor,
  }) => {
    const guest = await newVisitor();
    await open(guest, language, "/catbreeds/sfs");
    for (const title of [m.breed_like, m.breed_traits, m.breed_tests])
      await expect(guest.getByRole("heading", { name: title({}, say) })).toBeVisible();
    await expect(guest.getByText(m.breed_trait_fold({}, say))).toBeVisible();
    await expect(guest.getByText("SFOCD")).toBeVisible();
  });
}
