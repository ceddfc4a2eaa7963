import { type DateField, type FieldsWith, specOf } from "@felistry/domain/cats/field-lists.ts";
import { FIRST_BIRTH } from "@felistry/domain/cats/partial-date.ts";
import { catFieldHints } from "@felistry/i18n/cat-field-words.ts";
import { usePageTools } from "../../page-tools.ts";
import { TextAreaField, TextField } from "../../ui/form/field.tsx";
import type { FieldErrors } from "../../ui/form/field-checks.ts";
import { fieldWord } from "../field-words.ts";

interface CatFieldProps {
  readonly field: FieldsWith<"kind", "name" | "text" | "lines" | "number"> | DateField;
  readonly value?: string | null | undefined;
  readonly errors: FieldErrors;
  /** What the reader has come for. */
  readonly isAsked?: boolean;
}

/** The input for a text or date field. */
export function CatField({ field, value, errors, isAsked = false }: CatFieldProps) {
  const { today } = usePageTools();
  const { kind, max, required } = specOf(field);
  const hint = field in catFieldHints && catFieldHints[field as keyof typeof catFieldHints]();
  const input = {
    name: field,
    label: fieldWord(field),
    defaultValue: value ?? "",
    errors,
    autoFocus: isAsked,
    ...(hint && { hint }),
  };
  if (kind === "date") return <TextField {...input} type="date" min={FIRST_BIRTH} max={today} />;
  if (kind === "lines") return <TextAreaField {...input} maxLength={max} />;
  return <TextField {...input} maxLength={max} autoComplete="off" required={required} />;
}
