/** Converts a form's colour fields to the calls' input (spec §3, new cat payload). */
import type { ApiCaller } from "@felistry/contract/client.ts";
import { BUILD_KINDS, buildOf } from "@felistry/domain/colours/ems/build.ts";
import { COLOUR_KINDS, type ColourKind } from "@felistry/domain/colours/ems/codes.ts";

type ColourPayload = Record<ColourKind | `${ColourKind}_ems` | "build", string | null>;

/** All six parts, with null for an empty select: a missing part would be read as absent anyway. */
export function colourPayload(values: FormData): ColourPayload {
  const parts = COLOUR_KINDS.flatMap((kind) => {
    const code = String(values.get(`${kind}_ems`) ?? "") || null;
    return [
      [kind, code],
      [`${kind}_ems`, code],
    ] as const;
  });
  const build = buildOf(BUILD_KINDS.map((kind) => String(values.get(`build_${kind}`) ?? "")));
  return { ...Object.fromEntries(parts), build } as ColourPayload;
}

export async function saveColour(call: ApiCaller, catId: number, values: FormData): Promise<void> {
  await call("POST /color", { body: { cat_id: catId, ...colourPayload(values) } });
}
