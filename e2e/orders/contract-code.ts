import { expect } from "../journey.ts";
import { mailsTo } from "../mailbox.ts";
import type { Member } from "../member.ts";

const CODE = /(?<![\w-])[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}(?![\w-])/;

/** The code of the newest mail to sign a contract with. */
export async function codeOf({ email }: Member): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(
      async () => {
        const mails = await mailsTo(email);
        code = mails.map(({ text }) => CODE.exec(text)?.[0]).findLast((found) => found);
        return code;
      },
      { timeout: 60_000 },
    )
    .toBeDefined();
  return code!;
}
