/** Pedigrees, certificates and mails in the test language. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { pdfText } from "@felistry/testkit/pdf-text.ts";
import { parseMail, type SentMail } from "@felistry/testkit/sent-mails.ts";
import { OPENING } from "../../../scripts/test-language/pseudo-text.ts";
import { DATA_DIR } from "../../address.ts";
import { enterAsAdministrator } from "../../club.ts";
import { expect, test } from "../../journey.ts";
import { enterAsMember, guestApi } from "../../member.ts";
import { settle, settleDesk } from "../screen-list.ts";
import { open } from "../../screen.ts";
import { dataWords } from "./data-words.ts";
import { faultIn } from "./found.ts";
import { language } from "./language.ts";

async function bytesOf(page: Page, path: string): Promise<Buffer> {
  const text = await page.evaluate(async (address) => {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return Array.from(bytes, (byte) => String.fromCodePoint(byte)).join("");
  }, path);
  return Buffer.from(text, "latin1");
}

/** The second language of a sheet is written in other letters. */
const withoutCyrillic = (text: string) => text.replaceAll(/\p{Script=Cyrillic}+/gu, "");

test("a pedigree and a certificate say everything in the test language, and have room for it", async ({
  page,
}) => {
  const data = dataWords(page);
  const member = await enterAsMember(page.context(), language);
  const { ad, own, certificate } = await settle(member, page.context(), language);
  await open(page, language, `/cats/${own}?tab=pedigree`);
  await open(page, language, `/cats/${ad}?tab=pedigree`);
  await open(page, language, `/verify/${certificate}`);
  for (const path of [
    `/pedigrees/${own}.pdf`,
    `/pedigrees/${ad}.pdf`,
    `/certificates/${certificate}.pdf`,
  ]) {
    const { text } = await pdfText(await bytesOf(page, path));
    expect(text, path).toContain(OPENING);
    expect.soft(faultIn(withoutCyrillic(text), data), path).toBeNull();
  }
  const path = `/pedigrees/${ad}.svg`;
  const drawing = (await bytesOf(page, path)).toString();
  const { texts, beyond } = await page.evaluate((svg) => {
    document.body.innerHTML = svg;
    const paper = document.querySelector("svg")!.getBoundingClientRect();
    const all = [...document.querySelectorAll("svg text")];
    return {
      texts: all.map(({ textContent }) => textContent).join(" "),
      beyond: all
        .filter((text) => {
          const { left, right, top, bottom } = text.getBoundingClientRect();
          return (
            left < paper.left || right > paper.right || top < paper.top || bottom > paper.bottom
          );
        })
        .map(({ textContent }) => textContent),
    };
  }, drawing);
  expect(texts).toContain(OPENING);
  expect.soft(faultIn(texts, data), path).toBeNull();
  expect.soft(beyond, path).toEqual([]);
});

async function sent(): Promise<SentMail[]> {
  const outbox = join(DATA_DIR, "outbox");
  const files = (await readdir(outbox)).filter((file) => file.endsWith(".eml"));
  return Promise.all(files.map(async (file) => parseMail(await readFile(join(outbox, file)))));
}

test("mails say everything in the test language", async ({ page, newVisitor }) => {
  const data = dataWords(page);
  const visitor = await newVisitor();
  const member = await enterAsMember(visitor.context(), language);
  await settleDesk(member, visitor.context(), language);
  const admin = await enterAsAdministrator(page.context(), language);
  await open(page, language, "/admin");
  await open(page, language, "/admin/members");
  await open(page, language, "/admin/reports");
  const { data: reports } = await admin.call("GET /admin/reports", {});
  const report = reports.at(-1)!;
  await admin.call("PUT /admin/reports/{id}/dismiss", {
    params: { id: report.id },
    body: { version: report.version },
  });
  await guestApi(language)("POST /send-recovery-email", {
    body: { recipient_email: member.email },
  });
  await member.call("POST /me/close", { body: { currentPassword: member.password } });
  const mails = async () => (await sent()).filter(({ to }) => to === member.email);
  await expect.poll(async () => (await mails()).length).toBeGreaterThanOrEqual(4);
  for (const { subject, text } of await mails()) {
    expect.soft(subject).toContain(OPENING);
    for (const said of [subject, ...text.split("\n\n")])
      expect.soft(faultIn(said, data), subject).toBeNull();
  }
});
