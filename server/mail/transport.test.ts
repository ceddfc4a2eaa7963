import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SMTPServerOptions } from "smtp-server";
import { afterEach, expect, test } from "vitest";
import { openMailServer } from "@felistry/testkit/processes/mail-server.ts";
import { parseMail } from "@felistry/testkit/sent-mails.ts";
import { Undeliverable, type MailJob } from "../jobs/jobs.ts";
import { writeLetter } from "./letter.ts";
import { siteLink } from "./site-link.ts";
import { openMailer } from "./transport.ts";

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const mailServer = async (options?: SMTPServerOptions) => {
  const opened = await openMailServer(options);
  closing.push(opened.close);
  return opened;
};

function mailer(
  port: number,
  credentials = "",
): { send(mail: MailJob, id?: string): Promise<void> } {
  const opened = openMailer({
    smtpUrl: `smtp://${credentials}127.0.0.1:${port}`,
    from: "Felistry <no-reply@cats.example>",
    outbox: "",
  });
  closing.push(() => opened.close());
  return { send: (mail, id = randomUUID()) => opened.send(mail, id) };
}

const letter = (to = "olga@cats.example") =>
  writeLetter({
    to,
    subject: "Заказ № 7: Murka",
    paragraphs: ["Здравствуйте, Ольга!", "Line one\n.\nline three <b>&"],
    link: { label: "Ваши заказы", url: "https://ru.cats.example/my?a=1&b=2" },
  });

test("[D5-11] a mail arrives unchanged by SMTP: address, subject, both bodies", async () => {
  const { port, received } = await mailServer();
  const { send } = mailer(port);
  await send(letter());
  await send(letter("emma@cats.example"));
  expect(received.map(({ from, to }) => [from, ...to])).toEqual([
    ["no-reply@cats.example", "olga@cats.example"],
    ["no-reply@cats.example", "emma@cats.example"],
  ]);
  const mail = await parseMail(received[0]!.raw);
  expect(mail.from).toBe("no-reply@cats.example");
  expect(mail.subject).toBe("Заказ № 7: Murka");
  expect(mail.text.replaceAll("\r\n", "\n").trim()).toBe(
    "Здравствуйте, Ольга!\n\nLine one\n.\nline three <b>&\n\nВаши заказы: https://ru.cats.example/my?a=1&b=2",
  );
  expect(mail.html).toContain("<p>Line one<br>.<br>line three &lt;b&gt;&amp;</p>");
  expect(mail.html).toContain('<a href="https://ru.cats.example/my?a=1&amp;b=2">Ваши заказы</a>');
});

test("[D5-11] a member's text cannot inject a header: a subject is one line", async () => {
  const { port, received } = await mailServer();
  await mailer(port).send({
    ...writeLetter({
      to: "olga@cats.example",
      subject: "Murka\r\nBcc: all@cats.example\n\nbody",
      paragraphs: ["x"],
    }),
  });
  const mail = await parseMail(received[0]!.raw);
  expect(mail.subject).toBe("Murka Bcc: all@cats.example body");
  expect(received[0]!.raw).not.toMatch(/^bcc:/im);
  expect(received[0]!.to).toEqual(["olga@cats.example"]);
});

test("[D5-11] a missing mailbox is undeliverable; a full server, a wrong password and no server at all are retried", async () => {
  const refuseWith = (responseCode: number): SMTPServerOptions => ({
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error("no"), { responseCode })),
  });
  const gone = await mailServer(refuseWith(550));
  await expect(mailer(gone.port).send(letter())).rejects.toBeInstanceOf(Undeliverable);

  const full = await mailServer(refuseWith(452));
  const locked = await mailServer({
    authOptional: false,
    onAuth: (_auth, _session, done) => done(new Error("wrong")),
  });
  const later = [mailer(full.port), mailer(locked.port, "user:wrong@"), mailer(1)];
  for (const { send } of later) {
    const failure: unknown = await send(letter()).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(Undeliverable);
  }
});

test("[D5-11] without a mail server each mail is a complete file in the outbox", async () => {
  const outbox = await mkdtemp(join(tmpdir(), "felistry-outbox-"));
  closing.push(() => rm(outbox, { recursive: true }));
  const { send } = openMailer({
    smtpUrl: undefined,
    from: "Felistry <no-reply@cats.example>",
    outbox: join(outbox, "made", "here"),
  });
  await Promise.all([send(letter(), "7a1c"), send(letter("emma@cats.example"), "7a1d")]);
  const files = await readdir(join(outbox, "made", "here"));
  expect(files).toHaveLength(2);
  expect(files.every((file) => file.endsWith(".eml"))).toBe(true);
  const mail = await parseMail(await readFile(join(outbox, "made", "here", files[0]!)));
  expect(mail.subject).toBe("Заказ № 7: Murka");
});

test("[D5-11] links in mails lead to the reader's own site", () => {
  const site = (publicOrigin: string, ...ru: string[]) => ({ publicOrigin, hosts: { ru } });
  expect(siteLink(site("https://cats.example", "ru.cats.example"), "en", "/my")).toBe(
    "https://cats.example/my",
  );
  expect(siteLink(site("https://cats.example", "ru.cats.example"), "ru", "/my")).toBe(
    "https://ru.cats.example/my",
  );
  expect(siteLink(site("http://localhost:3000", "ru.localhost"), "ru", "/my")).toBe(
    "http://ru.localhost:3000/my",
  );
  expect(siteLink(site("http://localhost:3000", "ru.localhost:4000"), "ru", "/my")).toBe(
    "http://ru.localhost:4000/my",
  );
  expect(siteLink(site("https://cats.example"), "ru", "/my")).toBe("https://cats.example/my");
});
