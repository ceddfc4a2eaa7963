/** The mails sent by the site: files, because no mail server is configured. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseMail, type SentMail } from "@felistry/testkit/sent-mails.ts";
import { DATA_DIR } from "./address.ts";

const OUTBOX = join(DATA_DIR, "outbox");

export async function mailsTo(address: string): Promise<SentMail[]> {
  // The folder is created with the first mail.
  const files = (await readdir(OUTBOX).catch(() => []))
    .filter((file) => file.endsWith(".eml"))
    .sort();
  const mails = await Promise.all(
    files.map(async (file) => parseMail(await readFile(join(OUTBOX, file)))),
  );
  return mails.filter(({ to }) => to === address);
}
