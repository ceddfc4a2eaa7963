/** The base test of every journey: browsers in which any console error fails the test. */
import {
  test as base,
  expect,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from "@playwright/test";

interface Watch {
  over(context: BrowserContext): void;
  /** Allows console errors that the journey causes on purpose: the browser logs every refused call. */
  expectConsoleError(text: RegExp): void;
}

interface Fixtures {
  watch: Watch;
  /** Another person with a separate browser. */
  newVisitor(options?: BrowserContextOptions): Promise<Page>;
}

export const test = base.extend<Fixtures>({
  watch: [
    async ({ context }, provide) => {
      const expected: RegExp[] = [];
      const errors: string[] = [];
      const note = (text: string) => {
        if (!expected.some((pattern) => pattern.test(text))) errors.push(text);
      };
      const over = (watched: BrowserContext) => {
        watched.on("console", (message) => {
          if (message.type() === "error") note(`${message.text()} (${message.location().url})`);
        });
        watched.on("weberror", (error) => note(error.error().message));
      };
      over(context);
      await provide({ over, expectConsoleError: (text) => void expected.push(text) });
      expect(errors, "errors in the browser's console").toEqual([]);
    },
    { auto: true },
  ],
  newVisitor: async ({ browser, watch }, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(async (options) => {
      const context = await browser.newContext(options);
      watch.over(context);
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

export { expect };
