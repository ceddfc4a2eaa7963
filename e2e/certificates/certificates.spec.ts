/** A cat is registered by the club; its certificate is downloaded, verified by anybody, and superseded by a correction. */
import { readFile } from "node:fs/promises";
import type { BrowserContext, Page } from "@playwright/test";
import * as m from "@felistry/i18n/compiled/messages.js";
import { pdfText } from "@felistry/testkit/pdf-text.ts";
import { type Language, languages, origins } from "../address.ts";
import { enterCat } from "../cats.ts";
import { appoint } from "../club.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember, type Member } from "../member.ts";
import { sendPicture } from "../scan.ts";
import { open } from "../screen.ts";

interface RegisteredCat {
  readonly id: number;
  readonly reg_num: string;
}

/** Registered through an application with a pedigree, which the club confirms. */
async function registeredCat(
  { call }: Member,
  context: BrowserContext,
  language: Language,
  club: Member,
): Promise<RegisteredCat> {
  const line = { breed: "MCO", ems: "ns 22" } as const;
  const id = await enterCat(call, {
    ...line,
    prefix: "Silverbrook",
    name: "Aurora",
    sex: "female",
    born: "2024-02-03",
  });
  const motherId = await enterCat(call, {
    ...line,
    name: "Жемчужина",
    sex: "female",
    born: "2021-05-06",
  });
  await call("POST /parents/", { body: { catId: id, motherId } });
  const { data: pedigree } = await call("POST /pedigrees", {
    body: {
      pedigree_num: "P 2024-118",
      issued_by: "Breeders' club",
      cat_systems_id: (await call("GET /cat-systems", {})).data[0]!.id,
      cat_id: id,
      pedigree_img_url: await sendPicture(context, language, "pedigree"),
    },
  });
  await call("POST /applications/send-to-registration/{catId}", {
    params: { catId: id },
    body: { pedigrees_id: pedigree.id },
  });
  await appoint(club.email);
  const { data } = await club.call("PUT /cats/{id}/register-pedigree", {
    params: { id },
    body: {},
  });
  return { id, reg_num: data.reg_num };
}

const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });

for (const language of languages) {
  const say = { locale: language };

  test(`a certificate is issued, downloaded, checked, and superseded by a correction (${language})`, async ({
    page,
    newVisitor,
  }) => {
    const member = await enterAsMember(page.context(), language);
    const club = await enterAsMember((await newVisitor()).context(), language);
    const cat = await registeredCat(member, page.context(), language, club);
    await open(page, language, `/cats/${cat.id}?tab=docs`);
    await page.getByRole("button", { name: m.cert_get_pedigree({}, say), exact: true }).click();
    const kind = m.cert_sheet_pedigree({}, say);
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: m.cert_download({ kind }, say), exact: true }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`${cat.reg_num}-pedigree.pdf`);
    const { pages, text } = await pdfText(await readFile(await file.path()));
    expect(pages).toBe(1);
    for (const said of [
      "Silverbrook Aurora",
      "Жемчужина",
      cat.reg_num,
      "Marta Lindgren",
      "MCO ns 22",
    ])
      expect(text).toContain(said);
    const code = /([0-9A-Z]{4}-){3}[0-9A-Z]{4}/.exec(text)![0];
    await expect(page.getByText(code, { exact: true })).toBeVisible();

    // Somebody else who has the sheet and types its code.
    const reader = await newVisitor();
    await open(reader, language, "/verify");
    await reader
      .getByLabel(m.cert_verify_code({}, say))
      .fill(code.toLowerCase().replaceAll("-", ""));
    await reader.getByRole("button", { name: m.cert_verify_button({}, say), exact: true }).click();
    await expect(reader).toHaveURL(`${origins[language]}/verify/${code}`);
    await expect(heading(reader, m.cert_verdict_valid({}, say))).toBeVisible();
    await expect(reader.getByText("Жемчужина")).toBeVisible();

    // The PDF was downloaded, so its entry has its place in the log.
    await expect(heading(reader, m.log_entry_title({}, say))).toBeVisible();
    await expect(reader.getByText(m.log_entry_pending({}, say))).toBeHidden();
    await reader.getByRole("link", { name: m.log_entry_link({}, say), exact: true }).click();
    await expect(heading(reader, m.log_title({}, say))).toBeVisible();
    await expect(reader.getByText(/— localhost/)).toBeVisible();
    await reader.goBack();
    await expect(heading(reader, m.cert_verdict_valid({}, say))).toBeVisible();

    await page.getByRole("link", { name: m.cert_check({ code }, say), exact: true }).click();
    await expect(heading(page, m.cert_verdict_valid({}, say))).toBeVisible();

    const { data: me } = await member.call("GET /me", {});
    await member.call("PUT /me/edit", {
      body: {
        first_name: "Marta",
        last_name: "Lindholm",
        birthday: member.birthday,
        country_id: me.country_id,
      },
    });
    await reader.reload();
    await expect(heading(reader, m.cert_verdict_superseded({}, say))).toBeVisible();
    await open(page, language, `/cats/${cat.id}?tab=docs`);
    await expect(page.getByText(m.cert_status_superseded({}, say), { exact: true })).toBeVisible();
    await expect(
      page.getByRole("button", { name: m.cert_get_pedigree({}, say), exact: true }),
    ).toBeVisible();
  });
}

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("a code is typed, and an unknown code is reported", async ({ page, watch }) => {
    watch.expectConsoleError(/404/);
    await page.goto(`${origins.en}/verify`);
    await page.getByLabel("Code").fill("0000-0000-0000-0000");
    await page.getByRole("button", { name: "Check", exact: true }).click();
    await expect(page.getByRole("alert")).toHaveText("No certificate has this code");
    await expect(page.getByLabel("Code")).toHaveValue("0000-0000-0000-0000");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  });
});
