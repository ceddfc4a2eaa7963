/** The base test of every journey: browsers in which any console error fails the test. */
import {
  test as base,
  expect,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from "@playwright/test";
import { isLeftOut } from "./short-form.ts";

interface Watch {
  over(context: BrowserContext): void;
  /** Allows console errors that the journey causes on purpose: the browser logs every refused call. */
  expectConsoleError(text: RegExp): void;
}

interface Fixtures {
  /** Skips what the short form leaves out. Declared first: automatic fixtures begin in this order. */
  shortForm: void;
  watch: Watch;
  /** Another person with a separate browser. */
  newVisitor(options?: BrowserContextOptions): Promise<Page>;
}

export const test = base.extend<Fixtures>({
  shortForm: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright takes a fixture's needs from its pattern
    async ({}, provide, testInfo) => {
      testInfo.skip(isLeftOut(testInfo.title), "run in another language");
      await provide();
    },
    { auto: true },
  ],
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
