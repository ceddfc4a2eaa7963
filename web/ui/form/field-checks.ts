/** Checks a form's fields by its schema: 300 ms after typing stops (spec §5), and all at once before sending. */
import { useEffect, useRef, useState, type FormEvent, type RefObject } from "react";
import type { z } from "zod";
import { issueText } from "./field-text.ts";

export const VALIDATION_DELAY_MS = 300;

/** The form's event for fields that must first interpret what was typed: promises added to its detail are awaited. */
export const SETTLE = "settle";

export type FieldErrors = Readonly<Record<string, string>>;

export type FormRef = RefObject<HTMLFormElement | null>;

export interface FieldRules<Schema extends z.ZodType> {
  /**
   * Loads the schema, `() => import("@felistry/contract/accounts/accounts.ts").then((contract) => contract.loginBody)`, when
   * the form is first touched, so that a page loads without the code that checks what nobody has typed yet.
   */
  readonly schema: () => Promise<Schema>;
  /** Converts the inputs' texts to the schema's input; by default they are used unchanged. */
  readonly toInput?: (values: FormData) => unknown;
  /** Additional rules of this form (the contract allows more than it offers), as field → error text. */
  readonly alsoCheck?: (values: FormData) => FieldErrors;
}

/** Shows errors of fields only once they were touched, or sending was tried. */
export function useFieldChecks<Schema extends z.ZodType>(ref: FormRef, rules: FieldRules<Schema>) {
  const touched = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [errors, setErrors] = useState<FieldErrors>({});
  useEffect(() => () => clearTimeout(timer.current), []);

  const checkSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(async () => {
      timer.current = undefined;
      const all = await check(ref, rules);
      setErrors(
        Object.fromEntries(Object.entries(all).filter(([field]) => touched.current.has(field))),
      );
    }, VALIDATION_DELAY_MS);
  };
  return {
    errors,
    showErrors: setErrors,
    /** The errors of all fields, shown from now on; null if the form is gone. */
    async checkAll(): Promise<FieldErrors | null> {
      const found = await check(ref, rules);
      if (!ref.current) return null;
      setErrors(found);
      for (const name of Object.keys(found)) touched.current.add(name);
      return found;
    },
    stopWaiting() {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    onInput(event: FormEvent) {
      touched.current.add((event.target as HTMLInputElement).name);
      checkSoon();
    },
    /** An error appearing or disappearing during a press would move the button away from the finger. */
    onPointerDown() {
      if (timer.current !== undefined) checkSoon();
    },
    onFocus: () => void fetchSchema(rules),
  };
}

export function inputOf(
  values: FormData,
  { toInput }: Pick<FieldRules<z.ZodType>, "toInput">,
): unknown {
  return toInput ? toInput(values) : Object.fromEntries(values);
}

/** Null if it cannot be loaded: the server checks by the same schema, and returns the same texts. */
async function fetchSchema<Schema extends z.ZodType>({
  schema,
}: FieldRules<Schema>): Promise<Schema | null> {
  try {
    await import("@felistry/contract/zod-without-eval.ts");
    return await schema();
  } catch {
    return null;
  }
}

async function check<Schema extends z.ZodType>(
  form: FormRef,
  rules: FieldRules<Schema>,
): Promise<FieldErrors> {
  const schema = await fetchSchema(rules);
  if (form.current) await settled(form.current);
  // The form may be gone by the time its rules have loaded.
  if (!form.current) return {};
  const values = new FormData(form.current);
  const result = schema?.safeParse(inputOf(values, rules));
  const found: Record<string, string> = {};
  for (const { path, message } of result?.error?.issues ?? [])
    found[path.join(".")] ??= issueText(message);
  return { ...found, ...rules.alsoCheck?.(values), ...ownErrors(form.current) };
}

async function settled(form: HTMLFormElement): Promise<void> {
  const waits: Promise<unknown>[] = [];
  form.dispatchEvent(new CustomEvent(SETTLE, { detail: waits }));
  await Promise.all(waits);
}

/** Errors that fields have set through `setCustomValidity`. */
function ownErrors(form: HTMLFormElement): FieldErrors {
  const fields = [...form.elements].filter(
    (element): element is HTMLInputElement | HTMLTextAreaElement =>
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
      element.validity.customError,
  );
  return Object.fromEntries(fields.map(({ name, validationMessage }) => [name, validationMessage]));
}

/** Returns whether the form has one of the fields. */
export function focusFirst(form: HTMLFormElement, names: readonly string[]): boolean {
  const first = [...form.elements].find((element) =>
    names.includes((element as HTMLInputElement).name),
  );
  (first as HTMLElement | undefined)?.focus();
  return first !== undefined;
}
