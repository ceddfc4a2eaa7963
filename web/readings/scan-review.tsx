/** The picture and what was read from it, side by side. */
import { useState, type ReactNode } from "react";
import type { FullProfile } from "@felistry/contract/cats.ts";
import { ApiFailure } from "@felistry/contract/client.ts";
import { type ReadPedigree, SURE_FROM } from "@felistry/domain/readings/recognised.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { Button } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import { uploadedPath } from "../ui/form/save-with-picture.ts";
import { useMarked } from "../ui/scan-mark.ts";
import { kinshipWords } from "../pedigree/kinship-line.ts";
import type { Systems } from "../reference/load-systems.ts";
import styles from "./scan-desk.module.css";
import { ScanItemFields } from "./scan-item-fields.tsx";
import {
  confirmedReading,
  confirmSure,
  isConfirmable,
  type ScanItem,
  scanItems,
} from "./scan-items.ts";
import { ScanPaperFacts } from "./scan-paper-facts.tsx";
import { ScanPicture } from "./scan-picture.tsx";
import { type SavedReading, ScanSaved } from "./scan-saved.tsx";
import type { FoundReading } from "./use-reading.ts";

interface ScanReviewProps {
  readonly cat: FullProfile;
  readonly systems: Systems;
  readonly answer: FoundReading;
  readonly read: ReadPedigree;
  /** The link to another scan. */
  readonly again: ReactNode;
  readonly onSaved: () => void;
}

export function ScanReview({ cat, systems, answer, read, again, onSaved }: ScanReviewProps) {
  const { data } = answer;
  const [items, setItems] = useState(() => scanItems(read, cat, data?.matches ?? [], systems));
  const { marked, container } = useMarked<HTMLFormElement>();
  const { saving, failure, saved, save } = useSaving(cat.id, items, data?.pages ?? [], onSaved);
  if (saved) return <ScanSaved catId={cat.id} saved={saved} />;
  const change = (changed: ScanItem) =>
    setItems((all) => all.map((one) => (one.id === changed.id ? changed : one)));
  const isReady = items
    .filter(({ group }) => group === "document")
    .every(({ confirmed }) => confirmed);
  const confirmable = items.filter(isConfirmable);
  const group = (name: ScanItem["group"]) =>
    items
      .filter((one) => one.group === name)
      .map((one) => (
        <ScanItemFields key={one.id} item={one} items={items} systems={systems} onChange={change} />
      ));
  return (
    <div className={styles["review"]}>
      <ScanPicture pages={data?.pages ?? []} marked={marked} />
      <form
        ref={container}
        className={styles["fields"]}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
        noValidate
      >
        <h2>{m.reading_check()}</h2>
        <p className={styles["hint"]}>{m.reading_check_lead()}</p>
        <div className={styles["actions"]}>
          <Button look="second" onClick={() => setItems((all) => confirmSure(all, SURE_FROM))}>
            {m.reading_confirm_sure()}
          </Button>
          <output className={styles["hint"]}>
            {m.reading_confirmed_count({
              count: items.filter(({ confirmed }) => confirmed).length,
              total: confirmable.length,
            })}
          </output>
        </div>
        <h3>{m.reading_document()}</h3>
        {group("document")}
        <h3>{m.reading_the_cat()}</h3>
        <p className={styles["hint"]}>{m.reading_empty_only()}</p>
        <ScanPaperFacts cat={cat} read={read} />
        {group("cat")}
        <h3>{m.reading_ancestors()}</h3>
        {read.ancestors.length === 0 && <p>{m.reading_no_ancestors()}</p>}
        {group("ancestor")}
        <Failure text={failure} />
        <div className={styles["actions"]}>
          <Button
            type="submit"
            disabled={!isReady || saving}
            disabledReason={m.reading_save_needs()}
          >
            {saving ? m.reading_saving() : m.reading_save()}
          </Button>
          {again}
        </div>
        {!isReady && <p className={styles["hint"]}>{m.reading_save_needs()}</p>}
      </form>
    </div>
  );
}

function useSaving(
  catId: number,
  items: readonly ScanItem[],
  pages: readonly { readonly jpeg: string }[],
  onSaved: () => void,
) {
  const { call, site } = usePageTools();
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [saved, setSaved] = useState<SavedReading | null>(null);
  const save = async () => {
    setSaving(true);
    setFailure(null);
    try {
      const file = pageFile(pages[pageOfNumber(items)] ?? pages[0]!);
      const request = { file, prefix: "pedigree", catId } as const;
      const scan = await uploadedPath(site.uploadOrigin, request, "pedigree_img_url", () => {});
      const body = confirmedReading(items, scan);
      const { data } = await call("POST /cats/{id}/pedigree/reading", {
        params: { id: catId },
        body,
      });
      setSaved(data);
      onSaved();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setFailure(failureText(error, items));
    } finally {
      setSaving(false);
    }
  };
  return { saving, failure, saved, save };
}

/** The page with the number on it is the document's scan. */
function pageOfNumber(items: readonly ScanItem[]): number {
  return items.find(({ id }) => id === "document-number")?.fields[0]?.region?.page ?? 0;
}

function pageFile({ jpeg }: { readonly jpeg: string }): File {
  const bytes = Uint8Array.from(atob(jpeg), (letter) => letter.charCodeAt(0));
  return new File([bytes], "pedigree.jpg", { type: "image/jpeg" });
}

/** The server's message, with the ancestor it concerns. */
function failureText({ body, fieldErrors }: ApiFailure, items: readonly ScanItem[]): string {
  const sent = items.filter(({ confirmed, position }) => confirmed && position !== null);
  const ofFields = fieldErrors.map(({ field, message }) => {
    const index = /^ancestors\.(\d+)/.exec(field)?.[1];
    const position = index === undefined ? null : sent[Number(index)]?.position;
    return position ? `${kinshipWords(position)}: ${message}` : message;
  });
  if (ofFields.length > 0) return ofFields.join(" · ");
  const { position } = ((body as { data?: unknown }).data ?? {}) as { position?: number };
  return position ? `${kinshipWords(position)}: ${body.message}` : body.message;
}
