/** What search engines should find, and what they should leave alone. */
import { z } from "zod";
import { calls } from "../call.ts";

const xml = { types: ["application/xml; charset=utf-8"] };

export const sitemapCalls = calls({
  "GET /sitemap.xml": {
    summary: "The site's addresses, or where the parts of their list are",
    access: "public",
    atRoot: true,
    bytes: xml,
  },
  "GET /sitemaps/{part}": {
    summary: "One part of the list of addresses",
    access: "public",
    atRoot: true,
    params: z.object({
      part: z.string().regex(/^(?:pages|(?:ads|cats|catteries|litters)-\d{1,6})\.xml$/),
    }),
    bytes: xml,
    errors: ["not_found"],
  },
  "GET /robots.txt": {
    summary: "Which addresses programs should not visit",
    access: "public",
    atRoot: true,
    bytes: { types: ["text/plain; charset=utf-8"] },
  },
  "GET /manifest.webmanifest": {
    summary: "How the site is installed on a phone's screen",
    access: "public",
    atRoot: true,
    bytes: { types: ["application/manifest+json"] },
  },
});
