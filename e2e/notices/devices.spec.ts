/** Notices on a device: asked for, shown by the worker, opened, and taken off again. The push service itself is not of this machine. */
import type { Page } from "@playwright/test";
import * as m from "@felistry/i18n/compiled/messages.js";
import { languages, origins } from "../address.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember } from "../member.ts";
import { open } from "../screen.ts";
import { accessibilityFaults } from "../screens/accessibility.ts";

/** Stands for the maker's push service, which gives each browser an address. */
async function withPushService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let kept: PushSubscription | null = null;
    PushManager.prototype.subscribe = async () => {
      const keys = { p256dh: "B".repeat(87), auth: "A".repeat(22) };
      const endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`;
      kept = {
        endpoint,
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => ((kept = null), true),
      } as unknown as PushSubscription;
      return kept;
    };
    PushManager.prototype.getSubscription = async () => kept;
  });
}

/** As the browser does when its push service has something for it. */
async function deliver(page: Page, data: object): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registered = Promise.withResolvers<string>();
  devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
    if (registrations[0]) registered.resolve(registrations[0].registrationId);
  });
  await devtools.send("ServiceWorker.enable");
  const registrationId = await registered.promise;
  const { origin } = new URL(page.url());
  await devtools.send("ServiceWorker.deliverPushMessage", {
    origin,
    registrationId,
    data: JSON.stringify(data),
  });
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, tag, lang }) => ({
      title,
      tag,
      lang,
    }));
  });

for (const language of languages) {
  const say = { locale: language };

  test(`a member's browser shows notices until it is told not to (${language})`, async ({
    page,
  }) => {
    await page.context().grantPermissions(["notifications"], { origin: origins[language] });
    await withPushService(page);
    await enterAsMember(page.context(), language);
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, language, "/notices");
    await expect(page.getByRole("checkbox")).toHaveCount(0);
    await page.getByRole("button", { name: m.push_turn_on({}, say), exact: true }).click();
    await expect(page.getByText(m.push_is_on({}, say), { exact: true })).toBeVisible();

    const messages = page.getByRole("group", { name: m.notice_kind_messages({}, say) });
    const onDevices = messages.getByRole("checkbox", { name: m.notice_push({}, say), exact: true });
    await expect(onDevices).toBeChecked();
    await onDevices.uncheck();
    await expect(page.getByText(m.notice_settings_saved({}, say), { exact: true })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);

    const notice = { id: 7, title: "A message of Ann", path: "/cats", locale: "en", site: "Cats" };
    // The browser drops one that comes before its worker runs; a push service would send it again.
    await expect(async () => {
      await deliver(page, notice);
      await expect
        .poll(() => shown(page), { timeout: 5_000 })
        .toEqual([{ title: notice.title, tag: "notice-7", lang: "en" }]);
    }).toPass({ timeout: 30_000 });
    // One that comes again replaces itself.
    await deliver(page, notice);
    await expect.poll(() => shown(page)).toHaveLength(1);

    await page.reload();
    await expect(onDevices).not.toBeChecked();
    await page.getByRole("button", { name: m.push_turn_off({}, say), exact: true }).click();
    await expect(
      page.getByRole("button", { name: m.push_turn_on({}, say), exact: true }),
    ).toBeVisible();
    await expect(page.getByRole("checkbox")).toHaveCount(0);
  });

  test(`a browser that blocks notices says how to allow them (${language})`, async ({ page }) => {
    await page.addInitScript(() => {
      Notification.requestPermission = async () => "denied";
    });
    await enterAsMember(page.context(), language);
    await open(page, language, "/notices");
    await page.getByRole("button", { name: m.push_turn_on({}, say), exact: true }).click();
    await expect(page.getByText(m.push_denied({}, say), { exact: true })).toBeVisible();
  });
}
