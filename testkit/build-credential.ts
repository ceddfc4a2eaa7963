import { buildCat, type BuiltCat } from "./build-cat.ts";
import { insertRow, nextNumber, type Built, type World } from "./world.ts";

export interface BuiltCredential {
  id: number;
  cat_id: number;
  scan_url: string | null;
}

export interface CredentialTraits {
  cat?: Built<BuiltCat>;
  kind?: "title" | "result" | "health" | "dna";
  name?: string;
  /** `yyyy-mm-dd` */
  issued_on?: string;
  /** Its scan is a path without bytes. */
  scanned?: boolean;
}

/** An entry as `POST /cats/{id}/credentials` leaves one. */
export async function buildCredential(
  world: World,
  traits: CredentialTraits = {},
): Promise<BuiltCredential> {
  const cat = await (traits.cat ?? buildCat(world));
  const key = `credential-of-cat-${cat.id}-${nextNumber()}`;
  const scan = traits.scanned
    ? await insertRow<{ id: number; path: string }>(world, "uploads", {
        path: `/scans/${key}-620x877.webp`,
        users_id: cat.online_owner_id,
        prefix: "credential",
        original_key: key,
        width: 620,
        height: 877,
        bytes: 900,
      })
    : null;
  return insertRow<BuiltCredential>(world, "credentials", {
    cat_id: cat.id,
    kind: traits.kind ?? "title",
    name: traits.name ?? "CH",
    issued_on: traits.issued_on,
    scan_url: scan?.path,
  });
}
