/** A page contains the data it was rendered from, which must not include anything the reader may not know. */
import type { APIRequestContext } from "@playwright/test";
import { origins } from "../address.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember } from "../member.ts";
import {
  addressOf,
  guestScreens,
  memberScreens,
  settle,
  type Ids,
} from "../screens/screen-list.ts";

const CHIP = "643094100777001";
const screens = [...new Set([...guestScreens, ...memberScreens])];

/** The page as served, following this reader's redirects. */
async function pageOf(request: APIRequestContext, path: string): Promise<string> {
  return (await request.get(origins.en + path)).text();
}

test("[D3-16] [D7-08] no page reveals an address, a chip, a scan or a hash to a guest or a stranger", async ({
  context,
  newVisitor,
}) => {
  const owner = await enterAsMember(context, "en");
  const ids: Ids = await settle(owner, context, "en");
  await owner.call("PATCH /cats/{id}", { params: { id: ids.own }, body: { chip: CHIP } });
  const { data } = await owner.call("GET /cats/{id}/docs", { params: { id: ids.own }, query: {} });
  const scans = [data.metric!.metric_img_url, data.pedigree!.pedigree_img_url];
  const secrets = [owner.email, CHIP, ...scans, "$argon2"];

  const own = context.request;
  expect(await pageOf(own, `/cats/${ids.own}`)).toContain(CHIP);
  expect(await pageOf(own, `/cats/${ids.own}?tab=docs`)).toContain(scans[0]);
  expect(await pageOf(own, "/settings")).toContain(owner.email);

  const guest = (await newVisitor()).context();
  const stranger = (await newVisitor()).context();
  await enterAsMember(stranger, "en");
  for (const [reader, { request }] of Object.entries({ guest, stranger })) {
    for (const screen of screens) {
      const path = addressOf(screen, ids);
      const page = await pageOf(request, path);
      const told = secrets.filter((secret) => page.includes(secret));
      expect.soft(told, `${path}, to a ${reader}`).toEqual([]);
    }
  }
});
