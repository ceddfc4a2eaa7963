import { fixtureTable } from "../data-table.ts";

/** A cat in the published pedigree; sires and dams refer to the file's ids. */
export interface RealCat {
  id: number;
  name: string;
  sex: "male" | "female";
  breed: string;
  ems: string;
  born: string | null;
  registration_number: string;
  sire_id: number | null;
  dam_id: number | null;
}

/**
 * The published pedigree of a Siberian cat, 29 of 30 ancestors known; cat 1 is the subject. The catteries are
 * real: for tests only, never in demo data or pictures.
 */
export async function realPedigree(): Promise<RealCat[]> {
  const rows = await fixtureTable<keyof RealCat>("real-pedigree.csv");
  return rows.map((row) => ({
    ...row,
    id: Number(row.id),
    sex: row.sex === "male" ? "male" : "female",
    born: row.born || null,
    sire_id: row.sire_id ? Number(row.sire_id) : null,
    dam_id: row.dam_id ? Number(row.dam_id) : null,
  }));
}
