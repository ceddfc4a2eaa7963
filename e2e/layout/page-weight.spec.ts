/** What a browser must download before a public page works, in bytes. */
import { requesterTo } from "@felistry/testkit/http-request.ts";
import {
  pageWeight,
  SCRIPT_LIMIT_KB,
  STYLE_LIMIT_KB,
  weighedPages,
} from "@felistry/testkit/page-weight.ts";
import { languages, origins, PORT } from "../address.ts";
import { expect, test } from "../journey.ts";

for (const language of languages) {
  test(`public pages stay light (${language})`, async () => {
    const { host } = new URL(origins[language]);
    const { send, close } = requesterTo(PORT);
    const get = (path: string) => send(path, { headers: { host } });
    for (const [name, path] of await weighedPages(get)) {
      const { scripts, styles } = await pageWeight(get, path);
      // A page with missing files would weigh nothing.
      expect.soft(Math.min(scripts, styles), `${name} in kB`).toBeGreaterThan(1);
      expect.soft(scripts, `scripts of ${name} in kB`).toBeLessThanOrEqual(SCRIPT_LIMIT_KB);
      expect.soft(styles, `styles of ${name} in kB`).toBeLessThanOrEqual(STYLE_LIMIT_KB);
    }
    close();
  });
}
