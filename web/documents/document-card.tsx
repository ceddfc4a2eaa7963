import { useRef, type ReactNode } from "react";
import type { Answer } from "@felistry/contract/api.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { Button } from "../ui/button.tsx";
import styles from "./document-card.module.css";
import { scanSize } from "./scan-size.ts";

type Metric = Answer<"GET /metrics/{id}">["data"];
type Pedigree = Answer<"GET /pedigrees/{id}">["data"];

type DocumentCardProps = {
  readonly catName: string;
  /** Actions on it. */
  readonly children?: ReactNode;
} & ({ readonly metric: Metric } | { readonly pedigree: Pedigree });

/** One of a cat's documents with its scan, which can be enlarged. */
export function DocumentCard({ catName, children, ...which }: DocumentCardProps) {
  const { title, number, scan, alt, openLabel, document } = wordsOf(which, catName);
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <article className={styles["document"]}>
      <button
        type="button"
        className={styles["thumbnail"]}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        <img src={scan} alt={openLabel} {...scanSize(scan)} loading="lazy" decoding="async" />
      </button>
      <div className={styles["facts"]}>
        <h3>{title}</h3>
        <dl>
          <div>
            <dt>{m.doc_number()}</dt>
            <dd>{number}</dd>
          </div>
          <div>
            <dt>{m.doc_issued_by()}</dt>
            <dd>{document.issued_by}</dd>
          </div>
          <div>
            <dt>{m.doc_system()}</dt>
            <dd>{document.abb}</dd>
          </div>
        </dl>
        {children}
      </div>
      <dialog ref={dialog} className={styles["scan"]} aria-label={alt}>
        <Button look="second" small onClick={() => dialog.current?.close()}>
          {m.doc_close()}
        </Button>
        <img src={scan} alt={alt} {...scanSize(scan)} loading="lazy" />
      </dialog>
    </article>
  );
}

function wordsOf(which: { metric: Metric } | { pedigree: Pedigree }, name: string) {
  if ("metric" in which) {
    const { metric } = which;
    return {
      document: metric,
      title: m.doc_metric(),
      number: metric.metric_num,
      scan: metric.metric_img_url,
      alt: m.doc_scan_of_metric({ name }),
      openLabel: m.doc_open_metric(),
    };
  }
  const { pedigree } = which;
  return {
    document: pedigree,
    title: m.doc_pedigree(),
    number: pedigree.pedigree_num,
    scan: pedigree.pedigree_img_url,
    alt: m.doc_scan_of_pedigree({ name }),
    openLabel: m.doc_open_pedigree(),
  };
}
