import sharp from "sharp";
import type { UploadPrefix } from "@felistry/contract/documents.ts";
import type { TestServer } from "./start-test-server.ts";
import type { Built } from "./world.ts";

export interface UploadTraits {
  owner: Built<{ id: number }>;
  prefix?: UploadPrefix;
  catId?: number;
  file?: Buffer;
  name?: string;
}

/** Uploads a picture like a browser; returns the path for photo and document calls. */
export async function buildUpload(
  server: TestServer,
  { owner, prefix = "cat-photo", catId, file, name = "cat.png" }: UploadTraits,
): Promise<string> {
  const form = new FormData();
  form.set("prefix", prefix);
  if (catId !== undefined) form.set("catId", String(catId));
  form.set("file", new Blob([new Uint8Array(file ?? (await smallPicture()))]), name);
  const cookie = await server.sessionCookie(await owner);
  const response = await server.raw("/api/upload", {
    method: "POST",
    headers: { cookie },
    body: form,
  });
  const body = (await response.json()) as { filePath?: string };
  if (body.filePath === undefined)
    throw new Error(`the upload answered ${response.status}: ${JSON.stringify(body)}`);
  return body.filePath;
}

export function smallPicture(): Promise<Buffer> {
  return sharp({
    create: { width: 64, height: 48, channels: 3, background: { r: 120, g: 90, b: 60 } },
  })
    .png()
    .toBuffer();
}
