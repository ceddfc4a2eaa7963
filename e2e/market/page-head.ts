/** What search engines and social networks read of a page: its head, as the server sends it, without a script. */
import sharp from "sharp";
import { requesterTo } from "@felistry/testkit/http-request.ts";
import { type Language, origins, PORT } from "../address.ts";

type Thing = Readonly<Record<string, unknown>> & { readonly "@type": string };

export interface PageHead {
  readonly status: number;
  /** By `name` or `property`. */
  readonly meta: ReadonlyMap<string, string>;
  readonly canonical: string | undefined;
  /** Addresses by language. */
  readonly alternates: Readonly<Record<string, string>>;
  /** JSON-LD. */
  readonly things: readonly Thing[];
  /** All of it as text. */
  readonly text: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&quot;": '"',
  "&#x27;": "'",
  "&lt;": "<",
  "&gt;": ">",
};

function attributesOf(tag: string): Record<string, string> {
  const found = tag.matchAll(/([\w:-]+)="([^"]*)"/g);
  return Object.fromEntries(
    [...found].map(([, name, value]) => [
      name!.toLowerCase(),
      value!.replaceAll(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => ENTITIES[entity]!),
    ]),
  );
}

const tagsOf = (head: string, name: string) =>
  [...head.matchAll(new RegExp(`<${name}\\s[^>]*>`, "g"))].map(([tag]) => attributesOf(tag));

const ask = requesterTo(PORT).send;

/** @param cookie of a session; without one as a guest */
export async function headOf(language: Language, path: string, cookie = ""): Promise<PageHead> {
  const { host } = new URL(origins[language]);
  const answer = await ask(path, { headers: { host, accept: "text/html", cookie } });
  const html = await answer.text();
  const text = /<head>.*<\/head>/s.exec(html)?.[0] ?? "";
  const links = tagsOf(text, "link");
  const things = text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return {
    status: answer.status,
    meta: new Map(
      tagsOf(text, "meta").map(({ name, property, content }) => [name ?? property!, content!]),
    ),
    canonical: links.find(({ rel }) => rel === "canonical")?.["href"],
    alternates: Object.fromEntries(
      links
        .filter(({ rel }) => rel === "alternate")
        .map((link) => [link["hreflang"]!, link["href"]!]),
    ),
    things: [...things].map(([, json]) => JSON.parse(json!) as Thing),
    text,
  };
}

/** Status, type and size of what stands at one of the site's addresses. */
export async function pictureAt(address: string) {
  const { host, pathname, search } = new URL(address);
  const answer = await ask(pathname + search, { headers: { host } });
  if (answer.status !== 200) return { status: answer.status };
  const { format, width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  return { status: 200, format, width, height };
}

export async function statusAt(address: string): Promise<number> {
  const { host, pathname, search } = new URL(address);
  return (await ask(pathname + search, { headers: { host, accept: "text/html" } })).status;
}
