import { SelectField } from "./field.tsx";
import type { FieldErrors } from "./field-checks.ts";

interface SystemFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly systems: readonly { readonly id: number; readonly abb: string; readonly name: string }[];
  readonly chosen: number | undefined;
  readonly errors: FieldErrors;
}

/** The club system that issued a paper. */
export function SystemField({ systems, chosen, ...field }: SystemFieldProps) {
  return (
    <SelectField name="cat_systems_id" defaultValue={chosen} required {...field}>
      {systems.map(({ id, abb, name }) => (
        <option key={id} value={id}>
          {abb} - {name}
        </option>
      ))}
    </SelectField>
  );
}
