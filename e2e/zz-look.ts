import { chromium } from "@playwright/test";
import { origins, languages } from "./address.ts";
import { enterAsMember } from "./member.ts";
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox","--disable-gpu"] });
const out = "/tmp/acct-look";
for (const language of languages) for (const [w,h] of [[360,740],[1280,900]] as const) for (const scheme of ["light","dark"] as const) {
  const context = await browser.newContext({ viewport: { width: w, height: h }, colorScheme: scheme });
  const member = await enterAsMember(context, language);
  const page = await context.newPage();
  const shot = (name: string) => page.screenshot({ path: `${out}/${name}-${language}-${w}-${scheme}.png`, fullPage: true });
  const go = async (path: string) => { await page.goto(origins[language]+path); await page.waitForFunction(() => performance.getEntriesByName("interactive").length > 0); };
  const me = (await member.call("GET /me", {})).data;
  await go("/settings"); await shot("settings");
  await page.route("**/api/me/end-other-sessions", (r) => r.abort());
  await page.locator("section").nth(2).getByRole("button").click(); await page.waitForTimeout(300);
  await page.screenshot({ path: `${out}/fault-${language}-${w}-${scheme}.png` });
  await go("/edit"); await shot("edit");
  await page.locator("input[name=first_name]").fill("!"); await page.getByRole("main").locator("button[type=submit]").click(); await page.waitForTimeout(600); await shot("edit-error");
  await go(`/users/${me.id}/addphoto`); await shot("photo");
  await go("/undo-email-change#abc"); await shot("undo");
  await page.getByRole("main").getByRole("button").click(); await page.waitForTimeout(500); await shot("undo-over");
  await go("/restore"); await shot("restore1");
  await page.locator("input[name=recipient_email]").fill(member.email); await page.locator("main button[type=submit]").click();
  await page.locator("input[name=OTP]").waitFor(); await shot("restore2");
  const { mailsTo } = await import("./mailbox.ts");
  let mails = await mailsTo(member.email); while (mails.length === 0) { await page.waitForTimeout(200); mails = await mailsTo(member.email); }
  await page.locator("input[name=OTP]").fill("0000"); await page.locator("main button[type=submit]").click(); await page.waitForTimeout(700); await shot("restore2-wrong");
  await page.locator("input[name=OTP]").fill(/\d{4}/.exec(mails[0]!.text)![0]); await page.locator("main button[type=submit]").click();
  await page.locator("input[name=valuePassword]").waitFor(); await shot("restore3");
  await page.locator("input[name=valuePassword]").fill("Fresh4kittens"); await page.locator("input[name=confirmPassword]").fill("Fresh4kittens"); await page.locator("main button[type=submit]").click();
  await page.locator("input[name=confirmPassword]").waitFor({state:"detached"}); await shot("restore4");
  await context.close();
}
await browser.close();
process.exit(0);
