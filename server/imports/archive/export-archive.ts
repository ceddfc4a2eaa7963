/** A member's cats with their photos, tests and papers as one ZIP, sent while it is made. */
import type { Db } from "../../db/transaction.ts";
import type { FileStore } from "../../storage/file-store.ts";
import type { ExportedCat } from "../export-statements.ts";
import { type Attached, attachedTo } from "./attachment-statements.ts";
import { type ArchiveEntry, zipOf } from "./zip-writer.ts";

interface Archive {
  readonly db: Db;
  readonly files: FileStore;
  readonly memberId: number;
  /** The cats, some hundred at a time. */
  readonly cats: AsyncIterable<readonly ExportedCat[]>;
  readonly csv: AsyncIterable<string>;
}

/** The picture's place in the archive, and where it is kept. */
type Pictures = Map<string, string>;

export function archiveOf(archive: Archive): AsyncGenerator<Buffer> {
  return zipOf(entriesOf(archive));
}

async function* entriesOf(archive: Archive): AsyncGenerator<ArchiveEntry> {
  const pictures: Pictures = new Map();
  yield { name: "cats.json", content: catsWithAll(archive, pictures) };
  yield { name: "cats.csv", content: archive.csv };
  for (const [name, key] of pictures)
    // It may have been deleted since.
    if (await archive.files.exists(key)) yield { name, content: await archive.files.get(key) };
}

async function* catsWithAll(
  { db, memberId, cats }: Archive,
  pictures: Pictures,
): AsyncGenerator<string> {
  let before = "[\n";
  for await (const page of cats) {
    const found = await attachedTo(db, { memberId, ids: page.map(({ id }) => id) });
    const attached = new Map(found.map((one) => [one.id, one]));
    for (const cat of page) {
      yield before + JSON.stringify({ ...cat, ...named(attached.get(cat.id), pictures) });
      before = ",\n";
    }
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}

/** Pictures by their names in the archive. */
function named(attached: Attached | undefined, pictures: Pictures) {
  if (!attached) return {};
  let count = 0;
  const fileOf = (key: string | null) => {
    if (key === null) return null;
    const name = `pictures/${attached.id}-${++count}${key.slice(key.lastIndexOf("."))}`;
    pictures.set(name, key);
    return name;
  };
  const withFile = <One extends { readonly key: string | null }>({ key, ...one }: One) => ({
    ...one,
    file: fileOf(key),
  });
  return {
    photos: attached.photos.map(withFile),
    credentials: attached.credentials.map(withFile),
    documents: attached.documents.map(withFile),
  };
}
