import { TextField } from "../../ui/form/field.tsx";
import type { FieldErrors } from "../../ui/form/field-checks.ts";

/** Confirms that the member is there, before a change that a stranger at the keyboard must not make. */
export function CurrentPasswordField({ label, errors }: { label: string; errors: FieldErrors }) {
  return (
    <TextField
      name="currentPassword"
      type="password"
      label={label}
      autoComplete="current-password"
      required
      errors={errors}
    />
  );
}
