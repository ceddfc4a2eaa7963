/** What stands on a paper, recorded while it is drawn: a field that was not drawn has no entry. */
export const FIELDS = [
  "number",
  "issuer",
  "system",
  "titles",
  "prefix",
  "name",
  "suffix",
  "sex",
  "breed",
  "colour",
  "ems",
  "birthdate",
  "breeder",
  "owner",
  "chip",
] as const;

export type Field = (typeof FIELDS)[number];

/** `cat`, or the way up from it: `s` its sire, `sd` its sire's dam. */
export type Place = string;

/** `value` is what is meant: an ISO date, `male` or `female`, an EMS code, a breed's code. */
export interface Entry {
  printed: string;
  value: string;
}

export type Entries = Partial<Record<Field, Entry>>;

export interface Truth {
  layout: string;
  family: number;
  cat: Entries;
  ancestors: Record<Place, Entries>;
}

/** Two or more entries of a cat's titles stand before and after its name. */
export function addEntry(entries: Entries, field: Field, entry: Entry): void {
  const before = entries[field];
  if (before === undefined) entries[field] = entry;
  else if (field === "titles" && !before.printed.split(" · ").includes(entry.printed)) {
    entries.titles = {
      printed: `${before.printed} · ${entry.printed}`,
      value: `${before.value} ${entry.value}`,
    };
  }
}
