interface DraftPartProps<Value> {
  readonly name: string;
  readonly value: Value;
  readonly take: (value: Value) => void;
}

/** A form's state outside of its fields, stored and restored with its draft. Without a `name` it is not sent. */
export function DraftPart<Value>({ name, value, take }: DraftPartProps<Value>) {
  return (
    <input
      type="hidden"
      data-draft={name}
      value={JSON.stringify(value)}
      onInput={({ currentTarget }) => take(JSON.parse(currentTarget.value) as Value)}
    />
  );
}
