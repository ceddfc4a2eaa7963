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
  });
}
