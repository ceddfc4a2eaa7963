/** A free cat is taken: its earlier papers stay closed until their author opens them. */
import * as m from "@felistry/i18n/compiled/messages.js";
import { languages, origins } from "../address.ts";
import { enterCat } from "../cats.ts";
import { expect, test } from "../journey.ts";
import { mailsTo } from "../mailbox.ts";
import { enterAsMember } from "../member.ts";
import { sendPicture } from "../scan.ts";
import { button, link, open } from "../screen.ts";

const CHIP = "643094100771177";

for (const language of languages) {
  const say = { locale: language };

  test(`[SEC-05] a member who takes a free cat asks for its earlier papers, and sees them once their author has agreed (${language})`, async ({
    page,
    newVisitor,
  }) => {
    const before = await newVisitor();
    const keeper = await enterAsMember(before.context(), language);
    const name = `Findling ${Date.now()} ${language}`;
    const catId = await enterCat(keeper.call, { name, sex: "female", breed: "SIB", ems: "ns 22" });
    const { data: systems } = await keeper.call("GET /cat-systems", {});
    await keeper.call("POST /metrics", {
      body: {
        cat_id: catId,
        metric_num: "M-771177",
        issued_by: "Felis Club",
        cat_systems_id: systems[0]!.id,
        metric_img_url: await sendPicture(before.context(), language, "metric"),
      },
    });
    const params = { id: catId };
    await keeper.call("PATCH /cats/{id}", { params, body: { chip: CHIP, is_my_cat: 0 } });
    const taker = await enterAsMember(page.context(), language, { first_name: "Taker" });
    await taker.call("PUT /cats/update-owner-at-cat/{id}", { params });

    await open(page, language, `/cats/${catId}?tab=docs`);
    const closed = page.getByRole("region", { name: m.papers_closed_title({}, say) });
    await expect(closed).toContainText(m.papers_count_documents({ count: 1 }, say));
    await expect(closed).toContainText(m.papers_count_chip({}, say));
    await expect(page.getByText("M-771177")).toHaveCount(0);
    await expect(page.getByText(CHIP)).toHaveCount(0);
    await button(closed, m.papers_ask({}, say)).click();
    await expect(closed.getByRole("status")).toBeVisible();
    await expect(button(closed, m.papers_ask({}, say))).toHaveCount(0);

    const asked = m.own_mail_papers_asked_subject({ cat: name }, say);
    await expect
      .poll(async () => (await mailsTo(keeper.email)).map(({ subject }) => subject))
      .toContain(asked);
    await open(before, language, "/my");
    await link(before, m.papers_title({}, say)).click();
    await expect(before).toHaveURL(`${origins[language]}/my/papers`);
    const held = before.getByRole("listitem").filter({ hasText: name });
    await expect(held).toContainText("M-771177");
    await expect(held).toContainText(CHIP);
    await expect(held.getByRole("img").first()).toBeVisible();
    await button(held, m.papers_agree_of({ name }, say)).click();
    await button(before, m.papers_agree_no({}, say)).click();
    await button(held, m.papers_agree_of({ name }, say)).click();
    await button(before, m.papers_agree_yes({}, say)).click();
    await expect(before.getByText(m.papers_none({}, say))).toBeVisible();

    await open(page, language, `/cats/${catId}?tab=docs`);
    await expect(page.getByText("M-771177")).toBeVisible();
    await expect(page.getByText(CHIP)).toBeVisible();
    await expect(closed).toHaveCount(0);
  });
}
