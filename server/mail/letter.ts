/** A mail as plain text and as simple HTML with the same words. */
import type { NoticeKind } from "@felistry/domain/notices/kinds.ts";
import type { MailJob, MailNotice } from "../jobs/jobs.ts";

export interface LetterLink {
  readonly label: string;
  readonly url: string;
}

export interface Letter {
  readonly to: string;
  readonly subject: string;
  /** Paragraphs as plain text; they may contain members' words. */
  readonly paragraphs: readonly string[];
  readonly link?: LetterLink;
  /** A second page that the letter is about. */
  readonly also?: LetterLink | undefined;
  /** Of this kind the member is told on the site too. It leads where the link leads, unless it has another path. */
  readonly notice?: { readonly kind: NoticeKind; readonly path?: string; readonly event?: string };
}

// oxlint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u001f\u007f\u2028\u2029]+/g;
const SUBJECT_MAX = 200;

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign]!);
}

/** A subject is one line: a line break in it would let a member inject a header. */
function oneLine(text: string): string {
  return text.replace(CONTROLS, " ").trim().slice(0, SUBJECT_MAX);
}

export function writeLetter({ to, subject, paragraphs, link, also, notice }: Letter): MailJob {
  const links = [link, also].filter((each) => each !== undefined);
  const text = [...paragraphs, ...links.map(({ label, url }) => `${label}: ${url}`)].join("\n\n");
  const blocks = paragraphs.map(
    (paragraph) => `<p>${escaped(paragraph).replaceAll("\n", "<br>")}</p>`,
  );
  for (const { label, url } of links)
    blocks.push(`<p><a href="${escaped(url)}">${escaped(label)}</a></p>`);
  return {
    to,
    subject: oneLine(subject),
    text: `${text}\n`,
    html: blocks.join("\n"),
    ...(notice && { notice: { ...notice, path: notice.path ?? pathOf(link) } }),
  };
}

/** Without what is behind `#`: secrets of mailed links are there. */
function pathOf(link: Letter["link"]): MailNotice["path"] {
  if (!link) return "/notices";
  const { pathname, search } = new URL(link.url);
  return pathname + search;
}
