/** Counts what the hand of a person does in a browser: presses, choices and typed characters, as its pages see them. */
import type { Page } from "@playwright/test";

export interface Hand {
  readonly clicks: number;
  readonly keys: number;
}

/** Before its first page is opened. What a field is filled with at once counts as typed. */
export async function watchHand(page: Page): Promise<Hand> {
  const hand = { clicks: 0, keys: 0 };
  await page.exposeFunction("noteOfHand", (what: keyof Hand, count: number) => {
    hand[what] += count;
  });
  await page.addInitScript(() => {
    const note = (what: "clicks" | "keys", count: number) =>
      void (
        globalThis as unknown as { noteOfHand(what: string, count: number): Promise<void> }
      ).noteOfHand(what, count);
    const before = new WeakMap<EventTarget, string>();
    addEventListener("pointerdown", () => note("clicks", 1), true);
    addEventListener(
      "change",
      // One press opens the list, one chooses.
      ({ target }) => target instanceof HTMLSelectElement && note("clicks", 2),
      true,
    );
    addEventListener(
      "input",
      ({ target }) => {
        const isTyped =
          target instanceof HTMLTextAreaElement ||
          (target instanceof HTMLInputElement && !/^(?:checkbox|radio|file)$/.test(target.type));
        if (!isTyped) return;
        // A date is typed as day, month and year, without what is between them.
        const typed = target.type === "date" ? target.value.replaceAll("-", "") : target.value;
        const had = before.get(target) ?? "";
        before.set(target, typed);
        note("keys", typed === had ? 0 : Math.max(1, typed.length - had.length));
      },
      true,
    );
  });
  return hand;
}

/** Of the keystroke-level model: to decide, point and press; one key of a middling typist. */
const SECONDS_A_CLICK = 1.35 + 1.1 + 0.2;
const SECONDS_A_KEY = 0.28;

/** Without what is read meanwhile. */
export function handSays({ clicks, keys }: Hand): string {
  const minutes = (clicks * SECONDS_A_CLICK + keys * SECONDS_A_KEY) / 60;
  return `${clicks} clicks, ${keys} keys, ${minutes.toFixed(1)} minutes`;
}
