import { chromium } from "@playwright/test";
import { enterAsMember, guestApi } from "./member.ts";
import { enterCat, placeAd } from "./cats.ts";
import { origins, languages } from "./address.ts";
import { sendPicture } from "./scan.ts";
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
const only = process.argv[2];
for (const lang of languages) for (const scheme of ["light", "dark"] as const) for (const width of [360, 1280]) {
  if (only !== "all" && !((lang === "en") === (scheme === "light"))) continue;
  const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme: scheme });
  const member = await enterAsMember(context, lang);
  const catId = await enterCat(member.call, { name: "Barsik", prefix: "Northwind", sex: "male", breed: "SIB", ems: "ns 22", born: "2023-04-05" });
  const free = await enterCat(member.call, { name: "Freecat", sex: "female", breed: "SIB", ems: "n" });
  const systems = (await member.call("GET /cat-systems", {})).data;
  const path = await sendPicture(context, lang, "metric");
  const metric = (await member.call("POST /metrics", { body: { metric_num: "M 17/2023", issued_by: "Felis Club Berlin", cat_systems_id: systems[0]!.id, cat_id: catId, metric_img_url: path } })).data;
  const image_url = await sendPicture(context, lang, "cattery");
  const cattery = (await member.call("POST /me/cattery", { body: { cattery_name: "Northwind", cattery_name_full: "of Northwind", certificate_issued_by: "Felis Club", cat_systems_id: systems[0]!.id, image_url } })).data;
  const page = await context.newPage();
  page.on("console", (x) => x.type() === "error" && console.log(x.text()));
  const shots: [string, string, (() => Promise<void>)?][] = [
    ["docs", `/cats/${catId}?tab=docs`],
    ["menu", `/cats/${catId}`, async () => { await page.locator("details[name=cat-menu] summary").click(); await page.waitForTimeout(200); }],
    ["delete", `/cats/${catId}`, async () => { await page.locator("details[name=cat-menu] summary").click(); await page.locator("details[name=cat-menu] button").last().click(); await page.waitForTimeout(200); }],
    ["scan", `/cats/${catId}?tab=docs`, async () => { await page.locator("button[aria-haspopup=dialog]").first().click(); await page.waitForTimeout(400); }],
    ["metric-new", `/cats/${free}/metric/new`, async () => { await page.locator("form button[type=submit]").click(); await page.waitForTimeout(500); }],
    ["metric-edit", `/cats/${catId}/metric/${metric.id}`],
    ["cattery-new", "/cattery", async () => { await page.locator("form button[type=submit]").click(); await page.waitForTimeout(500); }],
    ["cattery-edit", `/cattery/?id=${cattery.id}`],
    ["my-catteries", "/my?tab=cattery"],
    ["cattery", "/catteries/1"],
  ];
  for (const [name, to, act] of shots) {
    await page.goto(origins[lang] + to);
    await page.waitForFunction(() => performance.getEntriesByName("interactive").length > 0);
    await page.waitForTimeout(200);
    await act?.();
    await page.screenshot({ path: `/tmp/shots/${name}-${lang}-${scheme}-${width}.png`, fullPage: name !== "delete" && name !== "scan" });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    if (wide) console.log("overflow", name, lang, width);
  }
  await context.close();
}
await browser.close();
