/** Pictures of paper, as a member sends them. */
import type { BrowserContext, Page } from "@playwright/test";
import sharp from "sharp";
import type { UploadPrefix } from "@felistry/contract/documents.ts";
import { requesterTo } from "@felistry/testkit/http-request.ts";
import { type Language, origins, PORT } from "./address.ts";

export interface PictureFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** An upright sheet with a few lines on it. */
export async function scannedSheet(name = "scan.png"): Promise<PictureFile> {
  const lines = Array.from(
    { length: 12 },
    (_, i) =>
      `<rect x="40" y="${60 + i * 36}" width="${260 - (i % 4) * 40}" height="10" fill="#554"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="360" height="520"><path fill="#f4eedd" d="M0 0h360v520H0z"/>${lines.join("")}</svg>`;
  return { name, mimeType: "image/png", buffer: await sharp(Buffer.from(svg)).png().toBuffer() };
}

/** Sends a sheet, a made one where none is given, through the API in the browser's session, and answers its path. */
export async function sendPicture(
  context: BrowserContext,
  language: Language,
  prefix: UploadPrefix,
  sheet?: PictureFile,
): Promise<string> {
  const origin = origins[language];
  const [session] = await context.cookies(origin);
  const { buffer, name } = sheet ?? (await scannedSheet());
  const body = new FormData();
  body.set("prefix", prefix);
  body.set("file", new Blob([new Uint8Array(buffer)]), name);
  // By address and Host header: not every machine resolves names below localhost outside of a browser.
  const response = await requesterTo(PORT).send("/api/upload", {
    method: "POST",
    headers: { host: new URL(origin).host, cookie: `${session!.name}=${session!.value}` },
    body,
  });
  return ((await response.json()) as { filePath: string }).filePath;
}

/** What a page sends to the API, `POST /metrics` and the like, from now on. */
export function sentCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== "GET" && pathname.startsWith("/api/"))
      calls.push(`${request.method()} ${pathname.slice("/api".length)}`);
  });
  return calls;
}
