/**
 * A form for one of the contract's schemas: values stay in the inputs, errors show 300 ms after typing stops (spec §5) and
 * at once on sending, the server's errors appear at the same fields, and nothing typed is lost.
 */
import { useEffect, useRef, useState, type FormEvent } from "react";
import type { z } from "zod";
import { ApiFailure } from "@felistry/contract/client.ts";
import type { Conflict, Entries } from "./conflict-values.ts";
import type { ConflictChoice } from "./conflict-choice.tsx";
import { error_fault } from "@felistry/i18n/compiled/messages.js";
import { failureText } from "../fault-report.ts";
import { issueText } from "./field-text.ts";
import { useDraft, type FormDraft, type FormWaiting } from "./use-draft.ts";

export const VALIDATION_DELAY_MS = 300;

export type FieldErrors = Readonly<Record<string, string>>;

export interface FormOptions<Schema extends z.ZodType> {
  /**
   * Loads the schema, `() => import("@felistry/contract/accounts/accounts.ts").then((contract) => contract.loginBody)`, when
   * the form is first touched, so that a page loads without the code that checks what nobody has typed yet.
   */
  readonly schema: () => Promise<Schema>;
  /** Converts the inputs' texts to the schema's input; by default they are used unchanged. */
  readonly toInput?: (values: FormData) => unknown;
  /** Additional rules of this form (the contract allows more than it offers), as field → error text. */
  readonly alsoCheck?: (values: FormData) => FieldErrors;
  /** The version of the record that the form was opened with, if it exists; sent as `version`. */
  readonly version?: number | null | undefined;
  /** Handles changes outside comparable fields: gets the present state if it was changed meanwhile. */
  readonly onStale?: (state: Readonly<Record<string, unknown>>) => void;
  /** Sends the form. May throw an `ApiFailure`: its field errors are shown. */
  readonly send: (input: z.input<Schema>, values: FormData) => Promise<void>;
  /** Which form of the page it is, if neither the address nor the first field tells; its draft is kept by that. */
  readonly draftOf?: string;
  /** This form's message for a failure that belongs to no field; null keeps the server's. */
  readonly failureText?: (failure: ApiFailure) => string | null;
}

export interface FormState {
  readonly errors: FieldErrors;
  /** The error of the form as a whole. */
  readonly failure: string | null;
  readonly sending: boolean;
  /** What somebody else has changed meanwhile, and what was typed here; saving again saves the form's values. */
  readonly conflict: (Conflict & { readonly Choice: typeof ConflictChoice }) | null;
  /** What was typed here earlier and not sent. */
  readonly draft: FormDraft | null;
  /** The form is sent when there is a network again. */
  readonly waiting: FormWaiting | null;
  readonly form: {
    readonly ref: React.RefObject<HTMLFormElement | null>;
    readonly noValidate: true;
    readonly onSubmit: (event: FormEvent) => void;
    readonly onInput: (event: FormEvent) => void;
    readonly onPointerDown: () => void;
    readonly onFocus: () => void;
  };
}

const CONFLICT = 409;

/** The form's values: an unticked box has none, and files are not included. */
function entriesOf(form: HTMLFormElement): Entries {
  const texts = [...new FormData(form)].filter(([, value]) => typeof value === "string");
  return Object.fromEntries(texts.map(([name, value]) => [name, String(value).trim()]));
}

const plain = (values: FormData): unknown => Object.fromEntries(values);

export function useForm<Schema extends z.ZodType>(options: FormOptions<Schema>): FormState {
  const ref = useRef<HTMLFormElement>(null);
  const touched = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const [conflict, setConflict] = useState<FormState["conflict"]>(null);
  const seen = useRef(options.version ?? null);
  const atFirst = useRef<Entries>({});
  useEffect(() => void (atFirst.current = ref.current ? entriesOf(ref.current) : {}), []);
  useEffect(() => () => clearTimeout(timer.current), []);

  const checkSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(async () => {
      timer.current = undefined;
      const all = await check(ref, options);
      setErrors(
        Object.fromEntries(Object.entries(all).filter(([field]) => touched.current.has(field))),
      );
    }, VALIDATION_DELAY_MS);
  };

  const onInput = (event: FormEvent) => {
    touched.current.add((event.target as HTMLInputElement).name);
    checkSoon();
  };

  /** An error appearing or disappearing during a press would move the button away from the finger. */
  const onPointerDown = () => {
    if (timer.current !== undefined) checkSoon();
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!sending) void checkAndSubmit();
  };

  const checkAndSubmit = async () => {
    setSending(true);
    const found = await check(ref, options);
    if (!ref.current) return;
    setErrors(found);
    setFailure(null);
    const names = Object.keys(found);
    names.forEach((name) => touched.current.add(name));
    if (names.length === 0) return submit();
    setSending(false);
    focusFirst(ref.current, names);
  };

  const kept = useDraft(ref, options.draftOf, () => void checkAndSubmit());

  const submit = async () => {
    kept.sending(true);
    try {
      await send();
      kept.sent();
    } catch (error) {
      if (!(error instanceof ApiFailure)) {
        setFailure(error_fault());
        throw error;
      }
      const text = failureText(error, options.failureText?.(error));
      if (kept.waitsAfter(error)) return;
      const byField = Object.fromEntries(
        error.fieldErrors.map(({ field, message }) => [field, message]),
      );
      setErrors(byField);
      setFailure(text);
      focusFirst(ref.current!, Object.keys(byField));
    } finally {
      kept.sending(false);
      setSending(false);
    }
  };

  const send = async () => {
    const values = new FormData(ref.current!);
    const input = (options.toInput ?? plain)(values) as object;
    const version = seen.current === null ? {} : { version: seen.current };
    try {
      await options.send({ ...input, ...version } as z.input<Schema>, values);
    } catch (error) {
      if (seen.current === null || !(error instanceof ApiFailure && error.status === CONFLICT))
        throw error;
      const {
        ConflictChoice: Choice,
        conflictOf,
        staleState,
      } = await import("./conflict-choice.tsx");
      const now = staleState(error);
      if (!now) throw error;
      seen.current = now.version;
      options.onStale?.(now.state);
      const found = conflictOf(ref.current!, atFirst.current, entriesOf(ref.current!), now.state);
      setConflict(found && { ...found, Choice });
      // The change does not affect this form's fields, so what was seen is still valid.
      if (found === null) return send();
      throw error;
    }
  };

  return {
    errors,
    failure,
    sending,
    conflict,
    draft: kept.draft,
    waiting: kept.waiting,
    form: {
      ref,
      noValidate: true,
      onSubmit,
      onInput,
      onPointerDown,
      onFocus: () => void fetchSchema(options),
    },
  };
}

/** Null if it cannot be loaded: the server checks by the same schema, and returns the same texts. */
async function fetchSchema<Schema extends z.ZodType>({
  schema,
}: FormOptions<Schema>): Promise<Schema | null> {
  try {
    await import("@felistry/contract/zod-without-eval.ts");
    return await schema();
  } catch {
    return null;
  }
}

async function check<Schema extends z.ZodType>(
  form: FormState["form"]["ref"],
  options: FormOptions<Schema>,
): Promise<FieldErrors> {
  const schema = await fetchSchema(options);
  if (form.current) await settled(form.current);
  // The form may be gone by the time its rules have loaded.
  if (!form.current) return {};
  const values = new FormData(form.current);
  const result = schema?.safeParse((options.toInput ?? plain)(values));
  const found: Record<string, string> = {};
  for (const { path, message } of result?.error?.issues ?? [])
    found[path.join(".")] ??= issueText(message);
  return { ...found, ...options.alsoCheck?.(values), ...ownErrors(form.current) };
}

/** The form's event for fields that must first interpret what was typed: promises added to its detail are awaited. */
export const SETTLE = "settle";

async function settled(form: HTMLFormElement): Promise<void> {
  const waits: Promise<unknown>[] = [];
  form.dispatchEvent(new CustomEvent(SETTLE, { detail: waits }));
  await Promise.all(waits);
}

/** Errors that fields have set through `setCustomValidity`. */
function ownErrors(form: HTMLFormElement): FieldErrors {
  const fields = [...form.elements].filter(
    (element): element is HTMLInputElement =>
      element instanceof HTMLInputElement && element.validity.customError,
  );
  return Object.fromEntries(fields.map(({ name, validationMessage }) => [name, validationMessage]));
}

function focusFirst(form: HTMLFormElement, names: readonly string[]): void {
  const first = [...form.elements].find((element) =>
    names.includes((element as HTMLInputElement).name),
  );
  (first as HTMLElement | undefined)?.focus();
}
