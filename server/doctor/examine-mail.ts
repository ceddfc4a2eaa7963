import { createTransport } from "nodemailer";
import type { Config } from "../config.ts";
import { doubtful, well, wrong, type Finding } from "./finding.ts";

const PATIENCE_MS = 5_000;

/** As far as the login; no mail is sent. */
export async function examineMail({
  smtpUrl,
  mailFrom,
  dataDir,
}: Pick<Config, "smtpUrl" | "mailFrom" | "dataDir">): Promise<Finding> {
  if (smtpUrl === undefined)
    return doubtful(
      "Mail",
      `Nothing goes out: mails are written to ${dataDir}/outbox. Set SMTP_URL to your mail server.`,
    );
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    dnsTimeout: PATIENCE_MS,
  });
  try {
    await transport.verify();
    return well("Mail", `The mail server takes mails from ${mailFrom}.`);
  } catch (error) {
    const { message } = error as Error;
    return wrong(
      "Mail",
      `The mail server cannot be used (${message}). Look at host, port, name and password in SMTP_URL.`,
    );
  } finally {
    transport.close();
  }
}
