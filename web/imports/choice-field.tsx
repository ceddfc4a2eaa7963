import { SelectField } from "../ui/form/field.tsx";

interface ChoiceFieldProps<T extends string> {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly T[];
  readonly words: Readonly<Record<T, () => string>>;
  readonly value: T;
}

/** A choice of how to read a table. */
export function ChoiceField<T extends string>({
  name,
  label,
  choices,
  words,
  value,
}: ChoiceFieldProps<T>) {
  return (
    <SelectField
      name={name}
      label={label}
      placeholder={words[value]()}
      defaultValue={value}
      errors={{}}
      required
    >
      {choices.map((one) => (
        <option key={one} value={one}>
          {words[one]()}
        </option>
      ))}
    </SelectField>
  );
}
