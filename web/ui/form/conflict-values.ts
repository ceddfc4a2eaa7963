/**
 * For a form whose data was changed meanwhile: finds the fields that differ, and can put either value into them. It works
 * for any form: the answer's fields have the names of the inputs.
 */
import type { ApiFailure } from "@felistry/contract/client.ts";
import type { Locale } from "@felistry/i18n/locale.ts";
import { shortDate } from "../dates.ts";

export type Entries = Readonly<Record<string, string>>;

interface Differing {
  readonly name: string;
  readonly label: string;
  /** The field's present value, as held by the form and in words. */
  readonly theirs: string;
  readonly theirWords: string;
  readonly yours: string;
  readonly yourWords: string;
  /** The field was not changed here, so theirs is the value to continue with. */
  readonly untouched: boolean;
}

export interface Conflict {
  readonly fields: readonly Differing[];
}

interface Now {
  readonly version: number;
  readonly state: Readonly<Record<string, unknown>>;
}

/** The present state, if a call was refused because of it. */
export function staleState(error: ApiFailure): Now | null {
  const data = error.body.data as Partial<Now> | null;
  return typeof data?.version === "number" && data.state ? (data as Now) : null;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === "radio" || control.type === "checkbox");

/** The form's inputs by name, with radio inputs together. */
function controlsOf(form: HTMLFormElement): Map<string, Control[]> {
  const named = [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement) &&
      element.name !== "",
  );
  return Map.groupBy(named, ({ name }) => name);
}

/** How the form would hold a value of the answer: an unticked box sends nothing. */
function asHeld(controls: readonly Control[], value: unknown): string {
  const text = value === null || value === undefined ? "" : String(value).trim();
  return controls.length === 1 && isBox(controls[0]!) && text === "0" ? "" : text;
}

/** Null if no field of the form differs from the present state. */
export function conflictOf(
  form: HTMLFormElement,
  atFirst: Entries,
  entered: Entries,
  state: Now["state"],
): Conflict | null {
  const fields = [...controlsOf(form)].flatMap(([name, controls]) => {
    if (!(name in state) || controls[0]!.type === "file") return [];
    const theirs = asHeld(controls, state[name]);
    const yours = entered[name] ?? "";
    if (theirs === yours) return [];
    const words = (value: string) => wordsOf(controls, value, state);
    const untouched = (atFirst[name] ?? "") === yours;
    const label = labelOf(controls);
    return [
      { name, label, theirs, theirWords: words(theirs), yours, yourWords: words(yours), untouched },
    ];
  });
  return fields.length > 0 ? { fields } : null;
}

function labelOf(controls: readonly Control[]): string {
  const [first] = controls;
  const group = controls.length > 1 ? first!.closest("fieldset")?.querySelector("legend") : null;
  const label = group ?? first!.labels?.[0] ?? null;
  // Without the hint that a field is optional.
  const own = [...(label?.childNodes ?? [])].find((node) => node.nodeType === Node.TEXT_NODE);
  return (own ?? label)?.textContent?.trim() || (first!.dataset["label"] ?? first!.name);
}

function wordsOf(controls: readonly Control[], value: string, state: Now["state"]): string {
  const [first] = controls;
  if (first instanceof HTMLSelectElement)
    return [...first.options].find((option) => option.value === value)?.text ?? value;
  if (controls.length > 1)
    return (
      (controls as HTMLInputElement[]).find((box) => box.value === value)?.labels?.[0]
        ?.textContent ?? value
    );
  if (isBox(first!)) return value === "" ? "☐" : "☑";
  if (first!.type === "date" && value !== "")
    return shortDate(value, document.documentElement.lang as Locale);
  if (first!.type === "hidden") {
    const name = state[`${first!.name}_words`];
    return value === first!.value ? (first!.dataset["words"] ?? value) : String(name ?? value);
  }
  return value;
}

/** Sets a field as if its value were entered, so that listeners to its events react. */
export function enter(form: HTMLFormElement, field: Differing, side: "theirs" | "yours"): void {
  const [value, words] =
    side === "theirs" ? [field.theirs, field.theirWords] : [field.yours, field.yourWords];
  for (const control of controlsOf(form).get(field.name) ?? []) {
    if (isBox(control)) {
      const checked = control.value === value;
      if (control.checked !== checked) control.click();
      continue;
    }
    control.dataset["entered"] = words;
    const prototype = Object.getPrototypeOf(control) as object;
    // Through the prototype's setter: React installs its own on the instance, and would not see the change.
    Object.getOwnPropertyDescriptor(prototype, "value")!.set!.call(control, value);
    control.dispatchEvent(new Event("input", { bubbles: true }));
    control.dispatchEvent(new Event("change", { bubbles: true }));
  }
}
