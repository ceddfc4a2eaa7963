/**
 * A form for one of the contract's schemas: values stay in the inputs, errors show after typing stops and at once on
 * sending, the server's errors appear at the same fields, and nothing typed is lost.
 */
import { useRef, useState, type FormEvent } from "react";
import type { z } from "zod";
import { ApiFailure } from "@felistry/contract/client.ts";
import { error_fault } from "@felistry/i18n/compiled/messages.js";
import { failureText } from "../fault-report.ts";
import {
  focusFirst,
  inputOf,
  useFieldChecks,
  type FieldErrors,
  type FieldRules,
  type FormRef,
} from "./field-checks.ts";
import { useConflict, type FormConflict, type Sent, type Versioned } from "./use-conflict.ts";
import { useDraft, type FormDraft, type FormWaiting } from "./use-draft.ts";

export interface FormOptions<Schema extends z.ZodType> extends FieldRules<Schema>, Versioned {
  /** Sends the form. May throw an `ApiFailure`: its field errors are shown. */
  readonly send: (input: z.input<Schema>, values: FormData) => Promise<Sent>;
  /** Identifies the form's draft if the address and the first field do not. */
  readonly draftOf?: string;
  /** This form's message for a failure that belongs to no field; null keeps the server's. */
  readonly failureText?: (failure: ApiFailure) => string | null;
}

export interface FormState {
  readonly errors: FieldErrors;
  /** The error of the form as a whole. */
  readonly failure: string | null;
  readonly sending: boolean;
  readonly conflict: FormConflict | null;
  /** What was typed here earlier and not sent. */
  readonly draft: FormDraft | null;
  /** The form is sent when there is a network again. */
  readonly waiting: FormWaiting | null;
  readonly form: {
    readonly ref: FormRef;
    readonly noValidate: true;
    readonly onSubmit: (event: FormEvent) => void;
    readonly onInput: (event: FormEvent) => void;
    readonly onPointerDown: () => void;
    readonly onFocus: () => void;
  };
}

export function useForm<Schema extends z.ZodType>(options: FormOptions<Schema>): FormState {
  const ref = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const { errors, showErrors, checkAll, stopWaiting, ...listeners } = useFieldChecks(ref, options);
  const { conflict, sendSeen } = useConflict(ref, options);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    stopWaiting();
    if (!sending) void checkAndSubmit();
  };

  const checkAndSubmit = async () => {
    setSending(true);
    const found = await checkAll();
    if (!found) return;
    setFailure(null);
    const names = Object.keys(found);
    if (names.length === 0) return submit();
    setSending(false);
    // An error of what is no field of this form would be shown nowhere.
    if (!focusFirst(ref.current!, names)) setFailure(found[names[0]!]!);
  };

  const kept = useDraft(ref, options.draftOf, () => void checkAndSubmit());

  const submit = async () => {
    kept.sending(true);
    try {
      if (await sendSeen(send)) kept.sent();
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
      showErrors(byField);
      setFailure(text);
      focusFirst(ref.current!, Object.keys(byField));
    } finally {
      kept.sending(false);
      setSending(false);
    }
  };

  const send = async (seen: object) => {
    const values = new FormData(ref.current!);
    const input = inputOf(values, options) as object;
    return options.send({ ...input, ...seen } as z.input<Schema>, values);
  };

  return {
    errors,
    failure,
    sending,
    conflict,
    draft: kept.draft,
    waiting: kept.waiting,
    form: { ref, noValidate: true, onSubmit, ...listeners },
  };
}
