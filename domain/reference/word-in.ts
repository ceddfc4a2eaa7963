/** Reference words have their languages in their names: `breed_en` and `breed_ru`, `name_eng` and `name_ru`. */
type WordOf<Row> = {
  [Name in keyof Row & string]: Name extends `${infer Word}_eng`
    ? Word
    : Name extends `${infer Word}_en`
      ? Word
      : never;
}[keyof Row & string];

type Value<Row, Word extends string> = Row[(`${Word}_en` | `${Word}_eng`) & keyof Row];

/** A row with a word in all its languages. */
export type Worded<Word extends string> = { [Name in `${Word}_en` | `${Word}_ru`]: string };

/** A row's word in the reader's language; in English, where the row has none in that language. */
export function wordIn<Row extends object, Word extends WordOf<Row>>(
  row: Row,
  word: Word,
  locale: string,
): Value<Row, Word> {
  const words = row as Readonly<Record<string, Value<Row, Word> | undefined>>;
  const names = [`${word}_${locale}`, `${word}_en`, `${word}_eng`];
  return words[names.find((name) => name in words)!] as Value<Row, Word>;
}
