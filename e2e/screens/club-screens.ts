/** What a registrar sees: the desk, and the case of a cat that a breeder has just applied for. */
import type { Browser, Page } from "@playwright/test";
import type { Language } from "../address.ts";
import { addPedigree, breederWithCat } from "../applied-cat.ts";
import { enterAsAdministrator } from "../club.ts";

export interface ClubScreen {
  readonly name: string;
  readonly path: string;
}

/** The application of a new member; each call adds one. */
async function apply(browser: Browser, language: Language): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const { member, id } = await breederWithCat(page, language);
  const pedigrees_id = await addPedigree(member, page, language, id);
  await member.call("POST /applications/send-to-registration/{catId}", {
    params: { catId: id },
    body: { pedigrees_id },
  });
  await context.close();
}

/** @param page is the registrar's from now on */
export async function clubScreens(
  browser: Browser,
  page: Page,
  language: Language,
): Promise<ClubScreen[]> {
  await apply(browser, language);
  const { call } = await enterAsAdministrator(page.context(), language);
  const { data } = await call("GET /admin/cases", {
    query: { kind: "application", limit: 100 },
  });
  const newest = data.at(-1)!;
  return [
    { name: "club-desk", path: "/club/desk" },
    { name: "club-case", path: `/club/cases/${newest.id}` },
  ];
}
