/** The papers of the demo's applications, drawn as a club prints them and stored like a member's scan. */
import sharp from "sharp";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import { colourEms } from "@felistry/domain/colours/ems/write.ts";
import { pictureTurn } from "../pictures/picture-work.ts";
import { makePicture, type MadePicture } from "../pictures/make-picture.ts";
import { storePicture } from "../pictures/store-picture.ts";
import type { FileStore } from "../storage/file-store.ts";
import type { DemoApplication } from "./applications.ts";
import type { DemoCat, Registry } from "./registry.ts";

const WIDTH = 1240;
const HEIGHT = 880;
const COLUMN = 400;
const ROW = 56;

/** By cat id. */
export async function pedigreeScans(
  applications: readonly DemoApplication[],
  registry: Pick<Registry, "cats" | "members">,
  files: FileStore,
): Promise<Map<number, MadePicture>> {
  const scans = applications.map(
    async (application) =>
      [application.catId, await scanOf(paper(application, registry), files)] as const,
  );
  return new Map(await Promise.all(scans));
}

async function scanOf(svg: string, files: FileStore): Promise<MadePicture> {
  return pictureTurn(async () => {
    const bytes = await sharp(Buffer.from(svg)).png({ compressionLevel: 3 }).toBuffer();
    const made = await makePicture({ bytes, extension: "png", kind: "scan" });
    await storePicture(files, made);
    return made;
  });
}

function paper(
  { catId, number, issuedBy, system, bornOnPaper }: DemoApplication,
  { cats, members }: Pick<Registry, "cats" | "members">,
): string {
  const byId = new Map(cats.map((cat) => [cat.id, cat]));
  const cat = byId.get(catId)!;
  const breeder = members.find(({ id }) => id === cat.breederId);
  const facts: [string, string][] = [
    ["Pedigree No.", number],
    ["Issued by", `${issuedBy} (${system})`],
    ["Name", nameOf(cat)],
    ["Sex", cat.sex],
    ["Born", bornOnPaper],
    ["Breed and colour", emsOf(cat)],
    [
      "Breeder",
      breeder ? `${breeder.firstName} ${breeder.lastName}` : (cat.breederText ?? "unknown"),
    ],
  ];
  const rows = facts.map(
    ([label, value], index) => `${text(60, 190 + index * 40, label, 18, "#6b5d49")}
      ${text(260, 190 + index * 40, value, 22)}`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <path fill="#fbf6e8" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>
    <path fill="none" stroke="#8c7a5a" stroke-width="3" d="M24 24h${WIDTH - 48}v${HEIGHT - 48}H24z"/>
    ${text(60, 100, "PEDIGREE · РОДОСЛОВНАЯ", 40)}
    ${text(60, 136, issuedBy, 22, "#6b5d49")}
    ${rows.join("")}
    ${ancestors(cat, byId)}
  </svg>`;
}

/** Parents and grandparents, the sire's side on top. */
function ancestors(cat: DemoCat, byId: ReadonlyMap<number, DemoCat>): string {
  const of = (id: number | null) => (id === null ? undefined : byId.get(id));
  return [of(cat.fatherId), of(cat.motherId)]
    .map((parent, index) => {
      const top = 520 + index * ROW * 3;
      const parents = [of(parent?.fatherId ?? null), of(parent?.motherId ?? null)];
      const lines = parents.map((one, place) => entry(60 + COLUMN * 1.4, top + place * ROW, one));
      return entry(60, top + ROW / 2, parent) + lines.join("");
    })
    .join("");
}

function entry(x: number, y: number, cat: DemoCat | undefined): string {
  if (!cat) return text(x, y, "unknown", 20, "#6b5d49");
  return text(x, y, nameOf(cat), 21) + text(x, y + 22, `${emsOf(cat)}`, 16, "#6b5d49");
}

function nameOf({ prefix, name, suffix }: DemoCat): string {
  return displayName({
    cat_name_cattery_prefix: prefix,
    cat_name: name,
    cat_name_suffix: suffix,
  });
}

function emsOf({ breed, codes }: DemoCat): string {
  return `${breed} ${colourEms(codes)}`;
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

function text(x: number, y: number, words: string, size: number, fill = "#2a2118"): string {
  const escaped = words.replace(/[&<>]/g, (sign) => ENTITIES[sign]!);
  return `<text x="${x}" y="${y}" font-family="DejaVu Serif, Liberation Serif, serif" font-size="${size}" fill="${fill}">${escaped}</text>`;
}
