import type { Readable } from "node:stream";
import type { FastifyRequest } from "fastify";
import { UPLOAD_MAX_BYTES } from "@felistry/contract/documents.ts";
import type { MultipartBody, StreamedFile } from "./handler.ts";
import { refuse } from "./refusal.ts";

/** One file and a few short fields. The file is held in memory: its size is bounded before it is read. */
export async function readMultipart(request: FastifyRequest): Promise<MultipartBody> {
  const fields: Record<string, string> = {};
  let file: MultipartBody["file"] = null;
  try {
    for await (const part of request.parts({
      limits: { fileSize: UPLOAD_MAX_BYTES, files: 1, fields: 12, fieldSize: 1_000 },
    })) {
      if (part.type === "file") {
        const bytes = await part.toBuffer();
        // A browser sends a field in which nothing is chosen as a file without a name.
        if (bytes.length > 0 || part.filename) file = { name: part.filename, bytes };
      } else if (typeof part.value === "string") fields[part.fieldname] = part.value;
    }
  } catch (error) {
    if ((error as { code?: string }).code === "FST_REQ_FILE_TOO_LARGE") refuse("file_too_large");
    refuse("unreadable_body");
  }
  return { fields, file };
}

/** The file of a body without other fields, passed on as it arrives; the reader limits its size. */
export async function openMultipartFile(request: FastifyRequest): Promise<StreamedFile | null> {
  const part = await request
    .file({ limits: { fileSize: Infinity, files: 1, fields: 0 } })
    .catch(() => refuse("unreadable_body"));
  // A few hundred bytes surround the file. A chunked body announces no length.
  const announced = Number(request.headers["content-length"] ?? 0);
  return part ? { name: part.filename, announced, content: contentOf(part.file) } : null;
}

/** A sender reads an early answer only once the rest of its body is received. */
async function* contentOf(file: Readable): AsyncGenerator<Buffer> {
  try {
    yield* file.iterator({ destroyOnReturn: false });
  } catch {
    refuse("unreadable_body");
  } finally {
    file.on("error", () => {}).resume();
  }
}
