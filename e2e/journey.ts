/** The test of every journey: a page on which nothing may be written to the console as an error. */
import { test as base, expect } from "@playwright/test";

interface Watch {
  /** Console errors that the journey brings about on purpose: a refused call is written there by the browser itself. */
  expectConsoleError(text: RegExp): void;
}

export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ context }, use) => {
      const expected: RegExp[] = [];
      const errors: string[] = [];
      const note = (text: string) => {
        if (!expected.some((pattern) => pattern.test(text))) errors.push(text);
      };
      context.on("console", (message) => {
        if (message.type() === "error") note(message.text());
      });
      context.on("weberror", (error) => note(error.error().message));
      await use({ expectConsoleError: (text) => void expected.push(text) });
      expect(errors, "errors in the browser's console").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
