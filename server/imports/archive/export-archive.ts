/** A member's cats and their ancestors with photos, and the member's own cats' tests and papers, as one ZIP, sent while it is made. */
import sharp from "sharp";
import type { Attached } from "@felistry/domain/imports/attached.ts";
import type { Db } from "../../db/transaction.ts";
import type { FileStore } from "../../storage/file-store.ts";
import type { ExportedCat } from "../exports/statements.ts";
import { attachedTo, type KeptAttachments } from "./attachment-statements.ts";
import { type ArchiveEntry, zipOf } from "../../storage/zip-writer.ts";

/** What an upload's name never ends in. */
const SHOWN = ".jpeg";
const SHOWN_QUALITY = 85;
const SHOWN_WIDTH = 960;

type Pages = AsyncIterable<readonly ExportedCat[]>;

interface Archive {
  readonly db: Db;
  readonly files: FileStore;
  readonly memberId: number;
  /** The cats, some hundred at a time. */
  readonly cats: () => Pages;
  readonly json: (cats: Pages) => AsyncIterable<string>;
  readonly csv: (cats: Pages) => AsyncIterable<string>;
}

/** The picture's place in the archive, and where it is kept. */
type Pictures = Map<string, string>;

export function archiveOf(archive: Archive): AsyncGenerator<Buffer> {
  return zipOf(entriesOf(archive));
}

/** The tables say the same: one for programs and people each. */
async function* entriesOf(archive: Archive): AsyncGenerator<ArchiveEntry> {
  const pictures: Pictures = new Map();
  const cats = () => catsWithAll(archive, pictures);
  yield { name: "cats.json", content: archive.json(cats()) };
  yield { name: "cats.csv", content: archive.csv(cats()) };
  for (const [name, key] of pictures)
    // It may have been deleted since.
    if (await archive.files.exists(key)) {
      const content = await pictureFor(name, await archive.files.get(key));
      if (content) yield { name, content };
    }
}

/**
 * A picture of our own making, which programs that read archives may not know, becomes one that all know, of a size of which
 * the thousand ancestors of a herd fill no file. One that is damaged is left out: it shall not cost all others.
 */
async function pictureFor(name: string, bytes: Buffer): Promise<Buffer | null> {
  if (!name.endsWith(SHOWN)) return bytes;
  const picture = sharp(bytes).flatten({ background: "#fff" });
  const small = picture.resize({ width: SHOWN_WIDTH, withoutEnlargement: true });
  return small
    .jpeg({ quality: SHOWN_QUALITY })
    .toBuffer()
    .catch(() => null);
}

async function* catsWithAll(
  { db, memberId, cats }: Archive,
  pictures: Pictures,
): AsyncGenerator<readonly ExportedCat[]> {
  for await (const page of cats()) {
    const found = await attachedTo(db, { memberId, ids: page.map(({ id }) => id) });
    const kept = new Map(found.map((one) => [one.id, one]));
    yield page.map((cat) => {
      const own = kept.get(cat.id);
      return own ? { ...cat, attached: withPictures(cat.attached, own, pictures) } : cat;
    });
  }
}

/** With pictures by their names in the archive. */
function withPictures(
  said: Attached | null,
  { id, own, photos, credentials, documents }: KeptAttachments,
  pictures: Pictures,
): Attached | null {
  let count = 0;
  const fileOf = (key: string) => {
    const ending = key.endsWith(".webp") ? SHOWN : key.slice(key.lastIndexOf("."));
    const name = `pictures/${id}-${++count}${ending}`;
    pictures.set(name, key);
    return name;
  };
  const known = <Item extends object>(item: Item) =>
    Object.fromEntries(Object.entries(item).filter(([, value]) => value !== null)) as Item;
  const withFile = <Item extends { readonly key: string | null }>({ key, ...item }: Item) => ({
    ...known(item),
    ...(key !== null && { file: fileOf(key) }),
  });
  const isScanned = credentials.some(({ key }) => key !== null);
  const all = {
    ...said,
    ...(photos.length > 0 && { photos: photos.map(withFile) }),
    ...(own && (said?.credentials || isScanned) && { credentials: credentials.map(withFile) }),
    ...(documents.length > 0 && { documents: documents.map(withFile) }),
  };
  return Object.keys(all).length === 0 ? null : (all as Attached);
}
