/** Tail, ears and coat: what an EMS code says of a cat's build beside its colour. Kept together, as written: `51`, `73`, `52 81`. */
import { COAT_CODES, type ColourCodes, EAR_CODES, TAIL_CODES } from "./codes.ts";

export const BUILD_KINDS = ["tail", "ears", "coat"] as const;
export type BuildKind = (typeof BUILD_KINDS)[number];

export const CODES_OF_BUILD: Readonly<Record<BuildKind, readonly string[]>> = {
  tail: TAIL_CODES,
  ears: EAR_CODES,
  coat: COAT_CODES,
};

/** In which breeds each kind of code is written. Sources: FIFe's EMS list and `data/ems_other.csv`. */
const BREEDS: readonly (readonly [codes: string, breeds: string])[] = [
  ["51 52 53 54", "MAN CYM ABL ABS JBL JBT KAL KAS KBL KBS MBT PBL PBS TOB"],
  ["71 72", "ACL ACS"],
  ["71 73", "SFL SFS SCL SCS ULV"],
  ["81 82 83", "DSP PEB"],
  ["84", "LPL LPS SRL SRS"],
];

/** The code of each kind; null for a text that holds another, or two of a kind. */
export function readBuild(text: string): Readonly<Record<BuildKind, string | null>> | null {
  const codes = buildCodes(text);
  const read = { tail: null, ears: null, coat: null } as Record<BuildKind, string | null>;
  for (const code of codes) {
    const kind = BUILD_KINDS.find((each) => CODES_OF_BUILD[each].includes(code));
    if (kind === undefined || read[kind] !== null) return null;
    read[kind] = code;
  }
  return read;
}

export function buildCodes(build: string | null | undefined): string[] {
  return build?.split(" ").filter(Boolean) ?? [];
}

/** Of the codes beside the colour those of the build, as they are kept; null if there are none. */
export function buildOf(codes: readonly (string | null)[]): string | null {
  const own = codes.filter((code): code is string => code !== null && isBuildCode(code));
  return own.toSorted().join(" ") || null;
}

export function isBuildCode(code: string): boolean {
  return BUILD_KINDS.some((kind) => CODES_OF_BUILD[kind].includes(code));
}

/** The colour with the build among its codes, as a cat keeps both. */
export function withBuild({
  codes,
  extra,
}: {
  readonly codes: ColourCodes;
  readonly extra: readonly string[];
}): ColourCodes {
  const build = buildOf(extra);
  return build === null ? codes : { ...codes, build };
}

/** The codes of a kind that a breed has; none for a breed whose standard has one tail, one kind of ears and one coat. */
export function buildCodesOf(breed: string | null, kind: BuildKind): readonly string[] {
  return BREEDS.filter(([, breeds]) => breed !== null && breeds.split(" ").includes(breed))
    .flatMap(([codes]) => codes.split(" "))
    .filter((code) => CODES_OF_BUILD[kind].includes(code));
}

/** Ears that a breed's cats have where nothing is written. */
const EARS_OF_BREED: readonly (readonly [code: string, breeds: string])[] = [
  ["71", "SCL SCS"],
  ["72", "ACL ACS"],
  ["73", "SFL SFS ULV"],
];

/** The code of a cat's ears: its own, else its breed's; null for a breed that has no such code. */
export function earsOf(breed: string | null, build: string | null | undefined): string | null {
  const written = readBuild(build ?? "")?.ears ?? null;
  if (written !== null || breed === null) return written;
  return EARS_OF_BREED.find(([, breeds]) => breeds.split(" ").includes(breed))?.[0] ?? null;
}

/** Whether a cat's tail, ears and coat are such as its breed may have. */
export function isBuildOfBreed(breed: string | null, build: string | null | undefined): boolean {
  return (
    breed === null ||
    buildCodes(build).every((code) =>
      BREEDS.some(
        ([codes, breeds]) => codes.split(" ").includes(code) && breeds.split(" ").includes(breed),
      ),
    )
  );
}
