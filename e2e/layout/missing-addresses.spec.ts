/** Addresses of what is not there (any more): 404 for programs, and for people a screen that leads on. */
import * as m from "@felistry/i18n/compiled/messages.js";
import { languages, origins } from "../address.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember } from "../member.ts";
import { open } from "../screen.ts";
import { accessibilityFaults } from "../screens/accessibility.ts";

const NOBODY = 99_999_999;

const PUBLIC = [
  `/cats/${NOBODY}`,
  `/cat-profile-sell/${NOBODY}`,
  `/cat-profile-sell/${NOBODY}/question`,
  `/pedigree/${NOBODY}/descendants`,
  "/catbreeds/zzz",
  `/catteries/${NOBODY}`,
  `/catteries/${NOBODY}/inbreeding`,
  `/waiting/${NOBODY}`,
  `/reviews/${NOBODY}`,
  "/no-such-page",
];
/** For members: a litter is known to its breeder and the stud's owner only. */
const PRIVATE = [`/order/${NOBODY}`, `/litters/${NOBODY}`, `/my/orders/${NOBODY}`];

for (const locale of languages)
  test(`[D11-11] what is not there is 404 and leads on to the market and the search (${locale})`, async ({
    page,
    watch,
  }) => {
    watch.expectConsoleError(/404/);
    const say = { locale };
    await page.setViewportSize({ width: 360, height: 740 });
    test.setTimeout(180_000);
    const ask = async (path: string) => {
      // Only browsers resolve names below localhost.
      const answer = await page.request.get(origins.en + path, {
        headers: { host: new URL(origins[locale]).host },
        maxRedirects: 0,
      });
      expect.soft(answer.status(), path).toBe(404);
    };
    const look = async (path: string) => {
      expect.soft((await open(page, locale, path)).status(), path).toBe(404);
      const main = page.getByRole("main");
      for (const [name, to] of [
        [m.nav_sale({}, say), "/market"],
        [m.search_title({}, say), "/search"],
      ] as const)
        await expect
          .soft(main.getByRole("link", { name, exact: true }), path)
          .toHaveAttribute("href", to);
      expect(await accessibilityFaults(page)).toEqual([]);
    };
    for (const path of PUBLIC) {
      await ask(path);
      await look(path);
    }
    await enterAsMember(page.context(), locale);
    for (const path of PRIVATE) await look(path);
  });
