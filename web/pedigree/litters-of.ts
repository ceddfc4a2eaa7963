/** Groups a cat's children into litters: the same other parent and birthday. */
interface Child {
  readonly cat_birthdate: string | null;
  readonly other_parent: { readonly id: number } | null;
}

export interface LitterOf<Kitten extends Child> {
  readonly key: string;
  readonly born: string | null;
  readonly otherParent: Kitten["other_parent"];
  readonly kittens: readonly Kitten[];
}

/** In the order of the litters' first kittens. Kittens without a birth date are a separate group. */
export function littersOf<Kitten extends Child>(children: readonly Kitten[]): LitterOf<Kitten>[] {
  const groups = Map.groupBy(
    children,
    ({ cat_birthdate, other_parent }) => `${cat_birthdate ?? ""}/${other_parent?.id ?? ""}`,
  );
  return [...groups].map(([key, kittens]) => ({
    key,
    born: kittens[0]!.cat_birthdate,
    otherParent: kittens[0]!.other_parent,
    kittens,
  }));
}
