import type { ReactNode } from "react";
import type { z } from "zod";
import * as m from "@felistry/i18n/compiled/messages.js";
import { Button } from "../button.tsx";
import { TextAreaField } from "./field.tsx";
import type { FieldErrors } from "./field-checks.ts";
import { Form } from "./form.tsx";
import { useForm } from "./use-form.ts";

/** Copied from the contract's `DISPUTE_TEXT_MAX` and `CASE_TEXT_MAX`, whose modules would bring the schema library. */
const TEXT_MAX = 3000;

interface WordsFormProps<Schema extends z.ZodType> {
  readonly label: string;
  readonly hint?: string;
  readonly submit: string;
  readonly schema: () => Promise<Schema>;
  readonly send: (body: z.input<Schema>) => Promise<void>;
  /** Fields above the words. */
  readonly children?: (errors: FieldErrors) => ReactNode;
}

/** What somebody says in a dispute or a case. */
export function WordsForm<Schema extends z.ZodType>({
  label,
  hint,
  submit,
  schema,
  send,
  children,
}: WordsFormProps<Schema>) {
  const state = useForm({ schema, send });
  return (
    <Form
      state={state}
      actions={
        <Button type="submit" disabled={state.sending} disabledReason={m.own_busy()}>
          {submit}
        </Button>
      }
    >
      {children?.(state.errors)}
      <TextAreaField
        name="text"
        label={label}
        hint={hint}
        errors={state.errors}
        maxLength={TEXT_MAX}
        rows={5}
        required
      />
    </Form>
  );
}
