import { SelectField } from "../ui/form/field.tsx";

interface ChoiceFieldProps<T extends string> {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly T[];
  readonly words: Readonly<Record<T, () => string>>;
  readonly value: T;
  /** Without it the form is sent as a whole. */
  readonly onChoose?: (choice: T) => void;
}

/** A choice of how to read a table. */
export function ChoiceField<T extends string>({
  name,
  label,
  choices,
  words,
  value,
  onChoose,
}: ChoiceFieldProps<T>) {
  return (
    <SelectField
      name={name}
      label={label}
      defaultValue={value}
      errors={{}}
      required
      onChange={({ target }) => {
        const chosen = choices.find((one) => one === target.value);
        if (chosen !== undefined) onChoose?.(chosen);
      }}
    >
      {choices.map((one) => (
        <option key={one} value={one}>
          {words[one]()}
        </option>
      ))}
    </SelectField>
  );
}
