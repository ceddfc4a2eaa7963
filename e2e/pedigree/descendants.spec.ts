/** From a cat downwards: litters, siblings, the chart of descendants. */
import * as m from "@felistry/i18n/compiled/messages.js";
import { languages, origins } from "../address.ts";
import { enterCat } from "../cats.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember } from "../member.ts";
import { open } from "../screen.ts";

for (const language of languages) {
  const say = { locale: language };

  test(`a breeder follows a queen's line down: chart, litters and siblings (${language})`, async ({
    page,
    newVisitor,
  }) => {
    const { call } = await enterAsMember(page.context(), language);
    const enter = (name: string, sex: "male" | "female", born: string) =>
      enterCat(call, { name, sex, born, breed: "SIB", ems: "n 22" });
    const isChildOf = (catId: number, motherId: number) =>
      call("POST /parents/", { body: { catId, motherId } });
    const queen = await enter("Vasilisa", "female", "2016-03-01");
    const [first, mate] = [
      await enter("Bayun", "male", "2018-04-02"),
      await enter("Zabava", "female", "2018-04-02"),
    ];
    const grandchild = await enter("Lada", "female", "2020-05-03");
    await isChildOf(first, queen);
    await isChildOf(mate, queen);
    await isChildOf(grandchild, mate);

    const guest = await newVisitor();
    await open(guest, language, `/cats/${queen}?tab=pedigree`);
    await guest.getByRole("link", { name: m.kin_link({}, say), exact: true }).click();
    await expect(guest).toHaveURL(`${origins[language]}/pedigree/${queen}/descendants`);
    const chart = guest.getByRole("region", { name: m.kin_chart({ name: "Vasilisa" }, say) });
    await expect(chart.getByRole("link")).toHaveText([/Bayun/, /Zabava/, /Lada/]);
    await expect(guest.getByText(m.kin_kittens({ count: 2 }, say))).toBeVisible();

    const width = async () => (await chart.locator("svg").boundingBox())!.width;
    const natural = await width();
    await guest.getByRole("button", { name: m.kin_zoom_in({}, say) }).click();
    await expect.poll(width).toBeGreaterThan(natural);
    await guest.getByRole("link", { name: "1", exact: true }).click();
    await expect(guest).toHaveURL(/generations=1$/);
    await expect(chart.getByRole("link")).toHaveCount(2);

    await open(guest, language, `/pedigree/${first}/descendants`);
    await expect(guest.getByText(m.kin_no_offspring({}, say))).toBeVisible();
    await expect(guest.getByRole("heading", { name: m.kin_half_by_dam({}, say) })).toBeVisible();
  });
}
