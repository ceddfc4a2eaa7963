/** Which entries of a form are kept as a draft, and how they are put back. */
import type { Entries } from "../conflict-values.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const ROUNDS = 6;
/** A form with any of these proves who somebody is, and keeps no draft. */
const PROOFS = ["username", "current-password", "one-time-code"];
const SECRETS = new Set(["password", "file"]);

const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === "checkbox" || control.type === "radio");

/** State outside of fields has a separate name, see `DraftPart`. */
const nameOf = (control: Control): string => control.dataset["draft"] ?? control.name;

/** A hidden field whose words are unknown could not be shown again; consent is given by hand each time; others' addresses are stored nowhere else. */
const isKept = (control: Control): boolean =>
  nameOf(control) !== "" &&
  !SECRETS.has(control.type) &&
  control.autocomplete !== "new-password" &&
  !("consent" in control.dataset) &&
  !("unkept" in control.dataset) &&
  (control.type !== "hidden" || "draft" in control.dataset || "words" in control.dataset);

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement) &&
      isKept(element),
  );
}

export function keepsDraft(form: HTMLFormElement): boolean {
  const proves = [...form.elements].some((element) =>
    PROOFS.includes((element as HTMLInputElement).autocomplete),
  );
  return !proves && controlsOf(form).length > 0;
}

/** The same in every language and on every device: the page's address, and `about` or the form's first field. */
export function draftName(form: HTMLFormElement, about: string | undefined): string {
  const { pathname, search } = form.ownerDocument.location;
  const page = about === undefined ? pathname + search : pathname;
  return `${page}#${about ?? nameOf(controlsOf(form)[0]!)}`;
}

interface Held {
  readonly value: string;
  readonly checked: boolean;
}

/** What each field held before anything was typed. */
export type AtFirst = ReadonlyMap<Element, Held>;

/** "" for boxes that are not ticked, and for fields that were not there. */
function entriesAs(form: HTMLFormElement, held: (control: Control) => Held | undefined): Entries {
  const entries: Record<string, string> = {};
  for (const control of controlsOf(form)) {
    const name = nameOf(control);
    const { value, checked } = held(control) ?? NOTHING;
    if (isBox(control)) entries[name] = checked ? control.value : (entries[name] ?? "");
    else entries[name] = value;
  }
  return entries;
}

const NOTHING: Held = { value: "", checked: false };

const wordsOf = (name: string): string => `${name}_words`;

/** The entries that differ from those at first. Hidden ones are kept with their words. */
export function changedEntries(form: HTMLFormElement, atFirst: AtFirst): Entries {
  const first = entriesAs(form, (control) => atFirst.get(control));
  const now = entriesAs(form, (control) => control as Held);
  const changed = Object.entries(now).filter(([name, value]) => value !== first[name]);
  const words = controlsOf(form).flatMap((control) => {
    const said = control.dataset["words"];
    return said === undefined ? [] : [[wordsOf(nameOf(control)), said] as const];
  });
  const names = new Set(changed.map(([name]) => wordsOf(name)));
  return Object.fromEntries([...changed, ...words.filter(([name]) => names.has(name))]);
}

/**
 * Puts the entries back as if they were typed. Some fields appear only when others are filled in, and some choices fill in
 * others: what is still different is entered again.
 */
export async function putBack(form: HTMLFormElement, entries: Entries): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    const differing = controlsOf(form).filter((control) => differs(control, entries));
    if (differing.length === 0) return;
    // Texts last: a code follows from the choices, and not the other way round.
    const inOrder = differing.toSorted((a, b) => Number(isText(a)) - Number(isText(b)));
    for (const control of inOrder) {
      if (!control.isConnected || !differs(control, entries)) continue;
      enter(control, entries);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }
}

const isText = (control: Control): boolean =>
  !(control instanceof HTMLSelectElement || isBox(control) || "draft" in control.dataset);

function differs(control: Control, entries: Entries): boolean {
  const value = entries[nameOf(control)];
  if (value === undefined) return false;
  if (!isBox(control)) return control.value !== value;
  // A radio button cannot be unticked, only another one ticked.
  if (control.type === "radio") return control.value === value && !control.checked;
  return control.checked !== (control.value === value);
}

function enter(control: Control, entries: Entries): void {
  const name = nameOf(control);
  if (isBox(control)) return control.click();
  const value = entries[name]!;
  control.dataset["entered"] = entries[wordsOf(name)] ?? value;
  const prototype = Object.getPrototypeOf(control) as object;
  // Through the prototype's setter: React installs its own on the instance, and would not see the change.
  Object.getOwnPropertyDescriptor(prototype, "value")!.set!.call(control, value);
  control.dispatchEvent(new Event("input", { bubbles: true }));
  control.dispatchEvent(new Event("change", { bubbles: true }));
}
