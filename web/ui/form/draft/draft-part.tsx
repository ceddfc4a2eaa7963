interface DraftPartProps<Value> {
  readonly name: string;
  readonly value: Value;
  readonly take: (value: Value) => void;
}

/** A form's state that no field holds, kept and taken up with its draft. It is not sent: it has no `name`. */
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
