/** Every screen in the test language at phone width: nothing untranslated, nothing cut off. */
import type { Page } from "@playwright/test";
import { appoint } from "../../club.ts";
import { expect, test } from "../../journey.ts";
import { enterAsMember } from "../../member.ts";
import {
  addressOf,
  adminScreens,
  guestIds,
  guestScreens,
  memberScreens,
  settle,
  settleDesk,
  type Ids,
} from "../screen-list.ts";
import { open } from "../../screen.ts";
import { dataWords } from "./data-words.ts";
import { outOfRoom, untranslatedOn } from "./found.ts";
import { language } from "./language.ts";

const PHONE = { width: 360, height: 740 };

async function sweep(page: Page, screens: readonly string[], ids: Partial<Ids>): Promise<void> {
  const data = dataWords(page);
  await page.setViewportSize(PHONE);
  for (const pattern of screens) {
    await test.step(pattern, async () => {
      await open(page, language, addressOf(pattern, ids));
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      expect.soft(await untranslatedOn(page, data), pattern).toEqual([]);
      expect.soft(await outOfRoom(page), pattern).toEqual([]);
    });
  }
}

test("a guest's screens", async ({ page, watch }) => {
  // The link to a litter's question is not from a mail.
  watch.expectConsoleError(/litters\/asked-by-mail/);
  await sweep(page, guestScreens, await guestIds());
});

test("a member's screens", async ({ page }) => {
  const member = await enterAsMember(page.context(), language);
  await sweep(page, memberScreens, await settle(member, page.context(), language));
});

test("the club's screens", async ({ page, newVisitor }) => {
  const visitor = await newVisitor();
  const member = await enterAsMember(visitor.context(), language);
  await settleDesk(member, visitor.context(), language);
  const admin = await enterAsMember(page.context(), language);
  await appoint(admin.email);
  await sweep(page, adminScreens, {});
});
