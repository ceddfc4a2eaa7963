/** The inputs of a litter's kittens, named as the contract's errors name them: `kittens.0.cat_name`. */
import { isWrongDeath } from "@felistry/domain/litters/kitten-state.ts";

const FIELDS = ["cat_name", "sex", "ems", "state", "died_on"] as const;

export type KittenField = (typeof FIELDS)[number];

/** `words_…` are the selects next to the code, which are not sent. */
export function kittenField(at: number, field: KittenField | `words_${string}`): string {
  return `kittens.${at}.${field}`;
}

/** @returns the kittens in the order of their rows */
export function kittensIn(values: FormData): Record<KittenField, string>[] {
  const kittens: Record<KittenField, string>[] = [];
  while (values.has(kittenField(kittens.length, "cat_name"))) {
    const at = kittens.length;
    const textOf = (field: KittenField) => String(values.get(kittenField(at, field)) ?? "");
    kittens.push(
      Object.fromEntries(FIELDS.map((field) => [field, textOf(field)])) as Record<
        KittenField,
        string
      >,
    );
  }
  return kittens;
}

/** The inputs of a kitten that died name a day on which it can have died; those of any other have none. */
export function isDeathWrong(
  { state, died_on }: { readonly state: string; readonly died_on: string },
  born: string,
  today: string,
): boolean {
  return state === "died" && isWrongDeath({ state, died_on: died_on || null }, born, today);
}
