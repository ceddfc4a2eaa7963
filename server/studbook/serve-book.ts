import { Readable } from "node:stream";
import { clubOfStudbook } from "@felistry/domain/accounts/club-rights.ts";
import type { Handler } from "../http/handler.ts";
import { PRIVATE } from "../http/private-file.ts";
import { refuse } from "../http/refusal.ts";
import type { FileStore } from "../storage/file-store.ts";
import { partKey } from "./book-parts.ts";
import { selectPrinted } from "./book-statements.ts";

export const serveBook: Handler<"GET /admin/studbook/{id}/studbook.pdf"> = async (
  { params: { id } },
  { db, member, services: { files } },
) => {
  const [book] = await selectPrinted(db, { id, clubId: clubOfStudbook(member) });
  if (!book) refuse("not_found");
  return {
    type: "application/pdf",
    content: Readable.from(partsOf(files, book)),
    headers: {
      ...PRIVATE,
      "content-length": String(book.bytes),
      "content-disposition": `attachment; filename="studbook-${book.year}.pdf"`,
    },
  };
};

type Printed = Awaited<ReturnType<typeof selectPrinted>>[number];

/** One part after the other, so that a large book takes no more memory than a small one. */
async function* partsOf(files: FileStore, { id, attempt, parts }: Printed): AsyncGenerator<Buffer> {
  for (let part = 1; part <= parts; part++) yield files.get(partKey(id, attempt, part));
}
