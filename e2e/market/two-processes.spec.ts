/** A second process of the site over the same database and files: what is changed at one is on the other's pages. */
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { requesterTo } from "@felistry/testkit/http-request.ts";
import { DATA_DIR, DATABASE_URL_FILE, HOSTS, languages, origins, PORT } from "../address.ts";
import { enterCat, placeAd } from "../cats.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember } from "../member.ts";

const OTHER_PORT = PORT + 1_002;
const ROUNDS = 10;

async function startOther(): Promise<ChildProcess> {
  const main = fileURLToPath(import.meta.resolve("@felistry/server/main.ts"));
  const other = fork(main, [], {
    stdio: "ignore",
    env: {
      ...process.env,
      DATABASE_URL: await readFile(DATABASE_URL_FILE, "utf8"),
      DATA_DIR,
      HOSTS,
      PORT: String(OTHER_PORT),
      SEED: "none",
      RATE_LIMIT_FACTOR: "20",
      MOST_LATE_MS: "60000",
    },
  });
  await expect
    .poll(
      () =>
        fetch(`http://localhost:${OTHER_PORT}/readyz`)
          .then(({ ok }) => ok)
          .catch(() => false),
      {
        timeout: 60_000,
      },
    )
    .toBe(true);
  return other;
}

test.describe.configure({ mode: "serial", timeout: 120_000 });

let other: ChildProcess;
const guest = requesterTo(OTHER_PORT);
test.beforeAll(async () => {
  other = await startOther();
});
test.afterAll(async () => {
  const ended = once(other, "exit");
  other.kill("SIGTERM");
  await ended;
  guest.close();
});

for (const language of languages) {
  test(`[SEC-26] a price changed at one process is on the pages of the other (${language})`, async ({
    page,
    context,
  }) => {
    const { call } = await enterAsMember(context, language);
    const catId = await enterCat(call, {
      name: `Twin Host ${language === "en" ? "One" : "Two"}`,
      sex: "female",
      // Of a breed that nobody else sells here, so that no price is unlikely.
      breed: "LPL",
      ems: "n 22",
    });
    await placeAd(call, catId, { price: 7_000 });
    const path = `/cat-profile-sell/${catId}`;
    const { host } = new URL(origins[language]);
    const asGuest = async () =>
      digits(await (await guest.send(path, { headers: { host } })).text());
    for (let price = 7_001; price < 7_001 + ROUNDS; price++) {
      // Kept ready there from here on: the change has to throw it away.
      await asGuest();
      await placeAd(call, catId, { price });
      await expect.poll(asGuest).toContain(String(price));
      // From then on it never shows the old one again.
      const again = await asGuest();
      expect(again).toContain(String(price));
      expect(again).not.toContain(String(price - 1));
    }
    const elsewhere = new URL(path, origins[language]);
    elsewhere.port = String(OTHER_PORT);
    await page.goto(elsewhere.href);
    await expect(page.locator("main")).toContainText(/7[\s,]?010/u);
  });
}

/** Prices as numbers, however the language groups their digits. */
const digits = (html: string): string => html.replaceAll(/(?<=\d)[\s,.](?=\d{3})/gu, "");
