import { buildCat, type BuiltCat } from "./build-cat.ts";
import { buildUploadRow } from "./build-upload-row.ts";
import { insertRow, type Built, type World } from "./world.ts";

export interface BuiltCredential {
  id: number;
  cat_id: number;
  scan_url: string | null;
}

export interface CredentialTraits {
  cat?: Built<BuiltCat>;
  kind?: "title" | "result" | "health" | "dna";
  name?: string;
  result?: string;
  /** `yyyy-mm-dd` */
  issued_on?: string;
  /** A result by its parts, of a FIFe show for adults; its name is the certificate. */
  judge?: string;
  /** The scan is a path without a file. */
  scanned?: boolean;
}

/** An entry as stored by `POST /cats/{id}/credentials`. */
export async function buildCredential(
  world: World,
  traits: CredentialTraits = {},
): Promise<BuiltCredential> {
  const cat = await (traits.cat ?? buildCat(world));
  const scan = traits.scanned
    ? await buildUploadRow(world, { owner: { id: cat.online_owner_id }, prefix: "credential" })
    : undefined;
  return insertRow<BuiltCredential>(world, "credentials", {
    cat_id: cat.id,
    kind: traits.kind ?? "title",
    name: traits.name ?? "CH",
    result: traits.result,
    issued_on: traits.issued_on,
    scan_url: scan,
    ...(traits.judge !== undefined && {
      issued_by: "Show",
      show_system: "FIFe",
      show_country: "FI",
      show_class: "adult",
      judge: traits.judge,
    }),
  });
}

/** Results that add up to the title of champion, which is not entered. */
export async function buildChampion(
  world: World,
  cat: Built<BuiltCat>,
): Promise<BuiltCredential[]> {
  const results: BuiltCredential[] = [];
  for (const [at, judge] of ["Anna North", "Ben West", "Carla South"].entries())
    results.push(
      await buildCredential(world, {
        cat,
        kind: "result",
        name: "CAC",
        judge,
        issued_on: `2025-0${at + 1}-15`,
      }),
    );
  return results;
}
