/** The faults that axe finds on an open screen. */
import type { Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

/** Only violations: reporting everything that passes takes several times as long as finding them. */
const FINDINGS: RunOptions = { resultTypes: ["violations"] };
const ALL_RULES: RunOptions = { ...FINDINGS, rules: { "target-size": { enabled: true } } };
/** The only rules that another theme can break, since it only changes the values of colours (web/ui/tokens.css). */
const COLOUR_RULES: RunOptions = {
  ...FINDINGS,
  runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
};

/** @returns a line for each rule that the screen breaks */
export async function accessibilityFaults(
  page: Page,
  rules: "all" | "of colour" = "all",
): Promise<string[]> {
  // An address shows before its page is read to the end.
  await page.waitForLoadState();
  // It stays in the document, so only the first check of a screen has to load it.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async (options) => {
      // Its script has put it there.
      const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
      return (await inPage.run(options)).violations.map(({ id, nodes }) => ({
        id,
        elements: nodes.map(({ html }) => html),
      }));
    },
    rules === "all" ? ALL_RULES : COLOUR_RULES,
  );
  return violations.map(({ id, elements }) => `${id}: ${elements.join(" | ")}`);
}
