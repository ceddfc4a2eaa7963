/** The desk for a paper that was read, or for one of which nothing could be. */
import { type ReactNode, useMemo } from "react";
import type { FullProfile } from "@felistry/contract/cats.ts";
import { parseWrappedJson, unwrapJson } from "@felistry/domain/readings/json-text.ts";
import { NOTHING_READ, type ReadPedigree } from "@felistry/domain/readings/recognised.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import type { Systems } from "../reference/load-systems.ts";
import { Button } from "../ui/button.tsx";
import { CheckDesk } from "./desk/check-desk.tsx";
import { type PaperPage, pagesOf } from "./desk/paper.ts";
import styles from "./scan-desk.module.css";
import { forgetReading, type FoundReading } from "./use-reading.ts";

export interface Shared {
  readonly cat: FullProfile;
  readonly systems: Systems;
  /** The way to another scan. */
  readonly again: ReactNode;
}

export const pagesFor = (
  found: FoundReading | null,
  picture: PaperPage | null,
): readonly PaperPage[] => {
  const pages = found ? pagesOf(found) : [];
  return pages.length > 0 || !picture ? pages : [picture];
};

/** Nothing was read: all of it is typed beside the paper. */
export function ByHand({ cat, systems, pages, again }: Shared & { pages: readonly PaperPage[] }) {
  return (
    <CheckDesk
      cat={cat}
      systems={systems}
      read={NOTHING_READ}
      found={null}
      pages={pages}
      paper="by hand"
      again={again}
      onSaved={() => {}}
    />
  );
}

export function OfferByHand({ onByHand }: { onByHand: () => void }) {
  return (
    <div className={styles["actions"]}>
      <Button look="second" onClick={onByHand}>
        {m.reading_by_hand()}
      </Button>
    </div>
  );
}

export function WhatWasRead({
  cat,
  systems,
  found,
  picture,
  id,
  again,
  onByHand,
}: Shared & {
  found: FoundReading;
  picture: PaperPage | null;
  id: string | null;
  onByHand: () => void;
}) {
  const { call } = usePageTools();
  const read = useMemo(() => parseWrappedJson(found.recognizedText), [found]);
  const pages = useMemo(() => pagesFor(found, picture), [found, picture]);
  return (
    <>
      <Notices answer={found} />
      {isPedigree(read) ? (
        <>
          {isEmpty(read) && (
            <output className={styles["notices"]}>{m.reading_nothing_read()}</output>
          )}
          <CheckDesk
            cat={cat}
            systems={systems}
            found={found}
            read={read}
            pages={pages}
            paper={id ?? "answered"}
            again={again}
            onSaved={() => void (id !== null && forgetReading(call, id))}
          />
        </>
      ) : (
        <section className={styles["plain"]}>
          <p>{m.reading_nothing_found()}</p>
          <pre>{unwrapJson(found.recognizedText)}</pre>
          {pages.length > 0 && <OfferByHand onByHand={onByHand} />}
          {again}
        </section>
      )}
    </>
  );
}

const isEmpty = ({ number, cat, ancestors }: ReadPedigree): boolean =>
  number === null && cat.name === null && ancestors.length === 0;

function isPedigree(read: unknown): read is ReadPedigree {
  const pedigree = read as Partial<ReadPedigree> | null | undefined;
  return (
    typeof pedigree === "object" &&
    pedigree !== null &&
    Array.isArray(pedigree.ancestors) &&
    typeof pedigree.cat === "object"
  );
}

function Notices({ answer: { message, data } }: { answer: FoundReading }) {
  const texts = [
    message,
    data?.notices.includes("pages_left_out")
      ? m.reading_pages_left_out({ count: data.page_count })
      : "",
  ].filter(Boolean);
  if (texts.length === 0) return null;
  return (
    <output className={styles["notices"]}>
      {texts.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </output>
  );
}
