/** Finds faults of a screen in the test language: untranslated words, and text that does not fit. */
import type { Page } from "@playwright/test";
import { outsideBrackets } from "../../../scripts/test-language/pseudo-text.ts";

const WORD = /\p{L}{3,}/gu;
/** Codes and abbreviations: "QWD", "rdAc". */
const isCode = (word: string) => /\p{Lu}/u.test(word.slice(1));

/** Text visible to a reader, and its place. */
interface Said {
  readonly text: string;
  readonly where: string;
}

/** All text in the page's language: content, names of controls, title. */
async function saidOn(page: Page): Promise<Said[]> {
  return page.evaluate(() => {
    const language = document.documentElement.lang;
    const place = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`.slice(0, 60);
    const isOther = (element: Element) =>
      element.closest("[lang]")?.getAttribute("lang") !== language ||
      element.closest("script, style, template, svg title") !== null;
    const said: { text: string; where: string }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement!;
      const text = texts.currentNode.textContent!.trim();
      if (text !== "" && !isOther(element)) said.push({ text, where: place(element) });
    }
    for (const name of ["aria-label", "placeholder", "title", "alt"])
      for (const element of document.body.querySelectorAll(`[${name}]`))
        if (!isOther(element))
          said.push({ text: element.getAttribute(name)!, where: `${place(element)} ${name}` });
    const description = document.querySelector('meta[name="description"]');
    said.push({ text: document.title, where: "title" });
    said.push({ text: description?.getAttribute("content") ?? "", where: "description" });
    return said;
  });
}

/**
 * @param data lower-case words entered by members and the club
 * @returns what is wrong with the text
 */
export function faultIn(text: string, data: ReadonlySet<string>): string | null {
  const outside = outsideBrackets(text);
  if (outside === null) return `cut: “${text}”`;
  // Addresses, numbers and codes.
  const bare = outside.replaceAll(/\S+@\S+|https?:\/\/\S+|\S+\.\S+\/\S*|\S*\d\S*/g, "");
  const words = [...bare.matchAll(WORD)].map(([word]) => word);
  const unknown = words.filter((word) => !isCode(word) && !data.has(word.toLowerCase()));
  return unknown.length > 0 ? `untranslated: “${unknown.join(" ")}” in “${text}”` : null;
}

export async function untranslatedOn(page: Page, data: ReadonlySet<string>): Promise<string[]> {
  const found = new Set<string>();
  for (const { text, where } of await saidOn(page)) {
    const fault = faultIn(text, data);
    if (fault !== null) found.add(`${fault} (${where})`);
  }
  return [...found];
}

/** Text that overflows the window or its box; boxes that scroll sideways do not count. */
export async function outOfRoom(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const tell = (why: string, element: Element) =>
      found.add(
        `${why}: ${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} “${element.textContent.trim().slice(0, 60)}”`,
      );
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      element !== document.documentElement &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest(".visually-hidden, svg, select, textarea") === null;
    if (document.scrollingElement!.scrollWidth > innerWidth) found.add("the page scrolls sideways");
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const boxes = new Set<Element>();
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement!;
      if (texts.currentNode.textContent!.trim() === "" || !isSeen(element)) continue;
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement)
        boxes.add(box);
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const { left, right, width } = range.getBoundingClientRect();
      if (width > 1 && (right > innerWidth + 1 || left < -1) && !scrolls(element))
        tell("beyond the window", element);
    }
    for (const box of boxes) {
      if (box.clientWidth <= 1 || !isSeen(box) || scrolls(box)) continue;
      if (box.scrollWidth > box.clientWidth + 1) tell("wider than its box", box);
      const { overflowY } = getComputedStyle(box);
      if (/hidden|clip/.test(overflowY) && box.scrollHeight > box.clientHeight + 2)
        tell("taller than its box", box);
    }
    return [...found];
  });
}
