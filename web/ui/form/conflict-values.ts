/**
 * For a form whose data was changed meanwhile: finds the fields that differ, and can put either value into them. It works
 * for any form: the answer's fields have the names of the inputs.
 */
import type { ApiFailure } from "@felistry/contract/client.ts";
import type { Locale } from "@felistry/i18n/locale.ts";
import { type DatePrecision } from "@felistry/domain/cats/partial-date.ts";
import { shortDate } from "../dates.ts";
import { heldPartial, partialOfHeld } from "./partial-text.ts";

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

const isList = (controls: readonly Control[]) =>
  controls.length > 1 && controls[0]!.type === "checkbox";

/** How the form would hold a value of the answer: an unticked box sends nothing, several of one name a list. */
function asHeld(controls: readonly Control[], value: unknown): string {
  if (isList(controls)) {
    const ticked = controls.filter((box) => (value as readonly string[]).includes(box.value));
    return ticked.map((box) => box.value).join();
  }
  const text = value === null || value === undefined ? "" : String(value).trim();
  return controls.length === 1 && isBox(controls[0]!) && text === "0" ? "" : text;
}

/** Inputs whose names only number them say what the state calls their value. */
const stateName = (name: string, [first]: readonly Control[]) => first!.dataset["state"] ?? name;

/** A date of which the month or year alone is known is held as that. */
function heldIn(state: Now["state"], name: string, controls: readonly Control[]): string {
  const text = asHeld(controls, state[stateName(name, controls)]);
  const precision = state[`${name}_precision`] as DatePrecision | undefined;
  return precision && text ? heldPartial({ date: text, precision }) : text;
}

/**
 * Null if no field of the form differs from the present state.
 * @param opened the state when the form was opened, if the form began with other values: it tells what was changed since, and where
 */
export function conflictOf(
  form: HTMLFormElement,
  atFirst: Entries,
  entered: Entries,
  state: Now["state"],
  opened?: Now["state"],
): Conflict | null {
  const fields = [...controlsOf(form)].flatMap(([name, controls]) => {
    const isNumbered = controls[0]!.dataset["state"] !== undefined;
    // A numbered value that the state lacks has been cleared.
    if ((!isNumbered && !(name in state)) || controls[0]!.type === "file") return [];
    const theirs = heldIn(state, name, controls);
    const yours = entered[name] ?? "";
    if (theirs === yours) return [];
    const before = opened && name in opened ? heldIn(opened, name, controls) : null;
    if (theirs === before) return [];
    const words = (value: string) => wordsOf(controls, value, state);
    const first = isNumbered ? (controls[0] as HTMLInputElement).defaultValue : atFirst[name];
    const untouched = (before ?? first ?? "") === yours;
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
      (controls as HTMLInputElement[])
        .filter((box) => isChosen(box, value, controls))
        .map((box) => box.labels?.[0]?.textContent)
        .join(", ") || value
    );
  if (isBox(first!)) return value === "" ? "☐" : "☑";
  if ((first!.type === "date" || `${first!.name}_precision` in state) && value !== "")
    return shortDate(partialOfHeld(value), document.documentElement.lang as Locale);
  if (first!.type === "hidden") {
    const name = state[`${first!.name}_words`];
    return value === first!.value ? (first!.dataset["words"] ?? value) : String(name ?? value);
  }
  return value;
}

const isChosen = (box: Control, value: string, controls: readonly Control[]) =>
  isList(controls) ? value.split(",").includes(box.value) : box.value === value;

/** Sets a field as if its value were entered, so that listeners to its events react. */
export function enter(form: HTMLFormElement, field: Differing, side: "theirs" | "yours"): void {
  const [value, words] =
    side === "theirs" ? [field.theirs, field.theirWords] : [field.yours, field.yourWords];
  const controls = controlsOf(form).get(field.name) ?? [];
  for (const control of controls) {
    if (isBox(control)) {
      const checked = isChosen(control, value, controls);
      if (control.checked !== checked) control.click();
      continue;
    }
    control.dataset["entered"] = words;
    // A date input holds no month, whoever listens may.
    control.dataset["given"] = value;
    const prototype = Object.getPrototypeOf(control) as object;
    // Through the prototype's setter: React installs its own on the instance, and would not see the change.
    Object.getOwnPropertyDescriptor(prototype, "value")!.set!.call(control, value);
    control.dispatchEvent(new Event("input", { bubbles: true }));
    control.dispatchEvent(new Event("change", { bubbles: true }));
  }
}
