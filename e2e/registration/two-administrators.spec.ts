/** Two administrators decide the same application: the first one succeeds, the other is told who decided what. */
import type { Page } from "@playwright/test";
import * as m from "@felistry/i18n/compiled/messages.js";
import { type Language, languages } from "../address.ts";
import { enterCat } from "../cats.ts";
import { enterAsAdministrator } from "../club.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember } from "../member.ts";
import { sendPicture } from "../scan.ts";
import { button, containing, open } from "../screen.ts";

async function application(page: Page, language: Language) {
  const { call } = await enterAsMember(page.context(), language);
  const name = `Tertia ${Math.floor(Math.random() * 1e9)}`;
  const id = await enterCat(call, { name, sex: "female", breed: "MCO", ems: "ns 22" });
  const { data: pedigree } = await call("POST /pedigrees", {
    body: {
      pedigree_num: `RX ${id}`,
      issued_by: "Felis Club",
      cat_systems_id: (await call("GET /cat-systems", {})).data[0]!.id,
      cat_id: id,
      pedigree_img_url: await sendPicture(page.context(), language, "pedigree"),
    },
  });
  const send = () =>
    call("POST /applications/send-to-registration/{catId}", {
      params: { catId: id },
      body: { pedigrees_id: pedigree.id },
    });
  return { id, name, call, send };
}

for (const language of languages) {
  const say = { locale: language };

  test(`of two administrators one decides; the other is told, whatever their decision (${language})`, async ({
    page,
    newVisitor,
    watch,
  }) => {
    watch.expectConsoleError(/409/);
    const { id, name, call, send } = await application(page, language);
    await send();
    const first = await newVisitor();
    const second = await newVisitor();
    const card = (desk: Page) => desk.getByRole("article", { name });
    const openDesks = async () => {
      for (const desk of [first, second]) {
        await open(desk, language, `/admin?q=${encodeURIComponent(name)}`);
        await expect(card(desk)).toBeVisible();
      }
    };
    const decline = async (desk: Page, reason: string) => {
      await button(card(desk), m.desk_decline({}, say)).click();
      const dialog = desk.getByRole("dialog");
      await dialog.getByLabel(m.desk_decline_reason({}, say)).fill(reason);
      await button(dialog, m.desk_decline({}, say)).click();
    };
    await enterAsAdministrator(first.context(), language, {
      first_name: "Irina",
      last_name: "Clubova",
    });
    await enterAsAdministrator(second.context(), language, {
      first_name: "Pavel",
      last_name: "Novak",
    });

    await openDesks();
    await decline(first, "The number cannot be read");
    await expect(first.getByText(m.desk_declined({ name }, say))).toBeVisible();
    await button(card(second), m.desk_confirm({}, say)).click();
    const declined = m.error_application_declined({ day: "@", member: "Irina Clubova" }, say);
    await expect(second.getByText(saidOf(name, declined))).toBeFocused();
    await expect(card(second)).toHaveCount(0);
    expect((await call("GET /cats/{id}", { params: { id } })).data.registered).toBe(0);

    await send();
    await openDesks();
    await button(card(second), m.desk_confirm({}, say)).click();
    await expect(card(second)).toHaveCount(0);
    await decline(first, "Now the breeder is missing");
    const confirmed = m.error_application_confirmed({ day: "@", member: "Pavel Novak" }, say);
    await expect(first.getByText(saidOf(name, confirmed))).toBeFocused();
    expect((await call("GET /cats/{id}", { params: { id } })).data.registered).toBe(1);
  });
}

/** The message about the cat, with any day in place of "@". */
function saidOf(name: string, message: string): RegExp {
  return new RegExp(containing(`${name}: ${message}`).source.replace("@", ".+"));
}
