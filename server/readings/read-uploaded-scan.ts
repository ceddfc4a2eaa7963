/** Reads an unconfirmed scan; nothing is stored. */
import { fileTypeFromBuffer } from "file-type";
import { ROLE_ADMIN } from "@felistry/contract/accounts/accounts.ts";
import type { ScanReading } from "@felistry/contract/readings.ts";
import { ownsCat } from "@felistry/domain/cats/edit-mode.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import { sexAt } from "@felistry/domain/pedigree/positions.ts";
import { nameVariants } from "@felistry/domain/readings/name-variants.ts";
import type { ReadPedigree } from "@felistry/domain/readings/recognised.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import type { Db } from "../db/transaction.ts";
import type { Handler, Member } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { hasTooManyScans } from "../pictures/picture-head.ts";
import { printedWords } from "../reference/queries.ts";
import type { Services } from "../services.ts";
import { catsOfNames, catOwners } from "../cats/queries.ts";

type FinishedReading = Awaited<ReturnType<Services["readings"]["read"]>>;

export const readUploadedScan: Handler<"POST /uploadToAi"> = async (
  { body },
  { db, member, services, file, locale },
) => {
  if (body.catId !== undefined) await requireReader(db, body.catId, member);
  if (!file || file.bytes.length === 0) refuse("no_file");
  const isPdf = await isPdfOrPicture(file.bytes);
  const reading = await services.readings.read({
    bytes: file.bytes,
    isPdf,
    vocabulary: await printedWords(db),
    key: body.readingId === undefined ? null : progressKey(member, body.readingId),
  });
  const { pages, pageCount, pedigree, recogniser } = reading;
  return {
    message: reading.endpointFailed ? m.reading_endpoint_failed() : "",
    recognizedText: JSON.stringify(pedigree),
    data: {
      pages: pages.map(({ width, height, jpeg }) => ({ width, height, jpeg })),
      page_count: pageCount,
      recogniser,
      notices: noticesOf(reading, services.readings.russian),
      matches: await matchesOf(db, locale, pedigree),
    },
  };
};

export const getReadingProgress: Handler<"GET /readings/{id}/progress"> = async (
  { params },
  { member, services },
) => ({ data: services.readings.progress(progressKey(member, params.id)) });

/** Nobody can see another member's progress, whatever id they use. */
export function progressKey(member: Member, readingId: string): string {
  return `${member.id} ${readingId}`;
}

async function requireReader(db: Db, catId: number, { id, roleIds }: Member): Promise<void> {
  const [owners] = await catOwners(db, { catId });
  if (!owners) refuse("cat_not_found");
  if (!ownsCat(owners, id) && !roleIds.includes(ROLE_ADMIN)) refuse("not_allowed");
}

const PICTURES = new Set(["image/jpeg", "image/png", "image/apng", "image/gif", "image/webp"]);

/** Determined by content, whatever the name says. */
async function isPdfOrPicture(bytes: Buffer): Promise<boolean> {
  const type = await fileTypeFromBuffer(bytes);
  if (type?.mime === "application/pdf") return true;
  if (!type || !PICTURES.has(type.mime)) refuse("wrong_scan_type");
  if (type.mime === "image/jpeg" && hasTooManyScans(bytes)) refuse("scan_too_heavy");
  return false;
}

export function noticesOf(
  { endpointFailed, pageCount, pages, recogniser }: FinishedReading,
  russian: boolean,
): ScanReading["notices"] {
  return [
    ...(endpointFailed ? (["endpoint_failed"] as const) : []),
    ...(pageCount > pages.length ? (["pages_left_out"] as const) : []),
    ...(recogniser === "embedded" && !russian ? (["no_russian"] as const) : []),
  ];
}

async function matchesOf(
  db: Db,
  locale: string,
  { ancestors }: ReadPedigree,
): Promise<ScanReading["matches"]> {
  const wanted = ancestors.map(({ position, prefix, name, suffix, birthdate }) => ({
    position,
    sex: sexAt(position),
    names: nameVariants(
      displayName({
        cat_name_cattery_prefix: prefix?.value ?? null,
        cat_name: name.value,
        cat_name_suffix: suffix?.value ?? null,
      }),
    ),
    birthdate: birthdate?.value ?? null,
  }));
  return catsOfNames(db, { locale, wanted: JSON.stringify(wanted) });
}
