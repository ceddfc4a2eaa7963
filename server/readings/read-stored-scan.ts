/** Reads a document's scan again, for the club to compare with the entry; nothing is stored. */
import { statement } from "../db/statement.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { printedWords } from "../reference/queries.ts";
import type { FileStore } from "../storage/file-store.ts";
import { SCAN_FOLDER } from "../pictures/picture-names.ts";
import { noticesOf, progressKey } from "./read-uploaded-scan.ts";

const selectScan = statement(
  "pedigree_scan_to_read",
  `select p.pedigree_img_url as scan, u.original_key as original
   from pedigrees p left join uploads u on u.path = p.pedigree_img_url where p.id = :pedigreeId`,
);

export const readStoredScan: Handler<"GET /pedigrees/{id}/reading"> = async (
  { params, query },
  { db, member, services },
) => {
  const [stored] = await selectScan(db, { pedigreeId: params.id });
  if (!stored) refuse("document_not_found");
  const reading = await services.readings.read({
    bytes: await bytesOf(services.files, stored),
    isPdf: false,
    vocabulary: await printedWords(db),
    key: query.readingId === undefined ? null : progressKey(member, query.readingId),
  });
  const { pages, pedigree, recogniser } = reading;
  const read = { ...pedigree, ancestors: [...pedigree.ancestors] };
  return {
    data: {
      pedigree: read,
      turn: pages[0]!.turn,
      recogniser,
      notices: noticesOf(reading, services.readings.russian),
    },
  };
};

/** The member's original has more detail than the displayed picture. */
async function bytesOf(
  files: FileStore,
  { scan, original }: { scan: string; original: string | null },
): Promise<Buffer> {
  const shown = `${SCAN_FOLDER}/${scan.slice(scan.lastIndexOf("/") + 1)}`;
  for (const key of original === null ? [shown] : [original, shown])
    if (await files.exists(key)) return files.get(key);
  return refuse("document_not_found");
}
