/** The desk where a reading is checked: the paper and the pedigree side by side, and one field in hand. */
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef } from "react";
import type { FullProfile } from "@felistry/contract/cats.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import { leftOver, type PaperLine } from "@felistry/domain/readings/paper-lines.ts";
import { placeOf } from "@felistry/domain/readings/place.ts";
import type { ReadPedigree } from "@felistry/domain/readings/recognised.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import type { Systems } from "../../reference/load-systems.ts";
import { Button } from "../../ui/button.tsx";
import { DraftPart } from "../../ui/form/draft/draft-part.tsx";
import { useDraft } from "../../ui/form/use-draft.ts";
import { ScanSaved } from "../scan-saved.tsx";
import type { FoundReading } from "../use-reading.ts";
import { deskKeyOf } from "./desk-keys.ts";
import { DeskActions, DeskState } from "./desk-state.tsx";
import styles from "./desk.module.css";
import { FieldCard } from "./field-card.tsx";
import { labels } from "./field-input.tsx";
import { LeftOver } from "./left-over.tsx";
import type { PaperPage } from "./paper.ts";
import { PaperPane } from "./paper-pane.tsx";
import { CAT, fieldAt, sheetOf, usedRegions } from "./sheet.ts";
import { draftOf, sheetOfDraft } from "./sheet-draft.ts";
import { SheetTree, titleOf } from "./sheet-tree.tsx";
import { type Drag, type Dragged, useDrag } from "./use-drag.ts";
import { usePointed } from "./use-pointed.ts";
import { useSaving } from "./use-saving.ts";
import { type DeskView, type SheetDesk, useSheet } from "./use-sheet.ts";

export interface CheckDeskProps {
  readonly cat: FullProfile;
  readonly systems: Systems;
  readonly read: ReadPedigree;
  readonly found: FoundReading | null;
  readonly pages: readonly PaperPage[];
  /** Tells this paper's draft from another's. */
  readonly paper: string;
  /** The way to another scan. */
  readonly again: ReactNode;
  readonly onSaved: () => void;
}

export function CheckDesk(props: CheckDeskProps) {
  const { cat, systems, read, found, pages, paper, again, onSaved } = props;
  const form = useRef<HTMLFormElement>(null);
  const atFirst = useMemo(
    () => sheetOf(read, cat, found?.data?.matches ?? [], systems),
    [read, cat, found, systems],
  );
  const desk = useSheet(atFirst, form);
  const saving = useSaving(cat.id, desk, pages);
  // A save that finds no network says so; what is on the desk stays, and the draft has it.
  const kept = useDraft(form, `reading ${paper}`, () => {});
  const save = async () => {
    kept.sending(true);
    const isSaved = await saving.save();
    kept.sending(false);
    if (!isSaved) return;
    kept.sent();
    onSaved();
  };
  useKeptDraft(form, desk);
  useDeskKeys(form, desk, () => void save());
  if (saving.saved) return <ScanSaved catId={cat.id} saved={saving.saved} />;
  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      className={styles["desk"]}
      data-view={desk.view}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <DraftPart
        name="sheet"
        value={draftOf(desk.sheet, atFirst)}
        take={(draft) => desk.restore(sheetOfDraft(draft, atFirst))}
      />
      {kept.draft && <kept.draft.Offer {...kept.draft} />}
      <DeskState desk={desk} failure={saving.failure} />
      <Views desk={desk} />
      <Work {...props} desk={desk} form={form} />
      <div className={styles["end"]}>
        <SaveButton isBusy={saving.isBusy} missing={saving.missing} />
        {again}
      </div>
    </form>
  );
}

/** What is in hand, the paper, and the tree, with whatever is dragged between them. */
function Work({
  cat,
  systems,
  read,
  found,
  pages,
  desk,
  form,
}: CheckDeskProps & { desk: SheetDesk; form: React.RefObject<HTMLFormElement | null> }) {
  const { sheet, hand } = desk;
  const field = fieldAt(sheet, hand);
  const lines = useMemo(
    () => leftOver(found?.data?.lines ?? [], usedRegions(sheet, read)),
    [found, sheet, read],
  );
  const pointed = usePointed(form, hand);
  const label = field ? `${titleOf(hand.at)}: ${labels[field.name]()}` : titleOf(hand.at);
  const marked = pointed ?? (field?.region ? { place: placeOf(field.region), label } : null);
  const choose = (line: PaperLine) => {
    if (hand.at > CAT && (hand.name === "name" || hand.name === "who")) desk.putOnto(hand.at, line);
    else desk.putInto(hand, line);
  };
  const { drag, start } = useDrag((what: Dragged, onto) => {
    if (what.kind === "line") {
      if (onto === "field") choose(what.line);
      else desk.putOnto(Number(onto), what.line);
    } else if (onto !== "field") desk.move(what.at, Number(onto));
  });
  return (
    <div className={styles["work"]} data-dragging={drag !== null || undefined}>
      <div className={styles["paper"]}>
        <PaperPane
          pages={pages}
          marked={marked}
          lines={lines}
          startDrag={start}
          onChoose={choose}
        />
        {lines.length > 0 && <LeftOver lines={lines} onChoose={choose} startDrag={start} />}
      </div>
      <div className={styles["sheet"]}>
        <FieldCard
          desk={desk}
          cat={cat}
          read={read}
          pages={pages}
          systems={systems}
          drag={drag}
          actions={<DeskActions desk={desk} />}
        />
        <SheetTree desk={desk} name={displayName(cat)} drag={drag} startDrag={start} />
      </div>
      <Ghost drag={drag} />
    </div>
  );
}

/** What is dragged, beside the pointer. */
function Ghost({ drag }: { drag: Drag | null }) {
  if (!drag) return null;
  return (
    <svg className={styles["ghost"]} aria-hidden="true">
      <text x={drag.x + 12} y={drag.y + 4}>
        {drag.what.kind === "line" ? drag.what.line.text : drag.what.text}
      </text>
    </svg>
  );
}

function SaveButton({ isBusy, missing }: { isBusy: boolean; missing: boolean }) {
  return (
    <Button
      type="submit"
      data-save=""
      disabled={missing || isBusy}
      disabledReason={isBusy ? m.reading_saving() : m.reading_save_needs()}
    >
      {isBusy ? m.reading_saving() : m.reading_save()}
    </Button>
  );
}

/** On a narrow screen one of the three is shown. */
function Views({ desk }: { desk: SheetDesk }) {
  const views: [DeskView, string][] = [
    ["field", m.reading_view_field()],
    ["paper", m.reading_view_paper()],
    ["tree", m.reading_view_tree()],
  ];
  return (
    <div className={styles["views"]}>
      {views.map(([view, text]) => (
        <Button
          key={view}
          small
          look={desk.view === view ? "primary" : "second"}
          aria-pressed={desk.view === view}
          onClick={() => desk.setView(view)}
        >
          {text}
        </Button>
      ))}
    </div>
  );
}

/** The draft is written after events of the form; most changes here are presses of a button. */
function useKeptDraft(
  form: React.RefObject<HTMLFormElement | null>,
  { sheet, atFirst }: SheetDesk,
) {
  const written = useRef(atFirst);
  useEffect(() => {
    if (sheet === written.current) return;
    written.current = sheet;
    form.current?.dispatchEvent(new Event("change"));
  }, [sheet, form]);
}

function useDeskKeys(
  form: React.RefObject<HTMLFormElement | null>,
  desk: SheetDesk,
  save: () => void,
) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    const key = deskKeyOf(event, target.closest("[data-field]") !== null);
    if (!key) return;
    if (key === "onwards" || key === "backwards") {
      // In a date it goes from the day to the month.
      const isInDate = target.matches("input[type=date]");
      if (!isInDate && desk.tab(key === "onwards" ? 1 : -1)) event.preventDefault();
      return;
    }
    event.preventDefault();
    if (key === "accept") desk.accept();
    else if (key === "fieldAfter") desk.step(1);
    else if (key === "fieldBefore") desk.step(-1);
    else if (key === "next") desk.nextDoubt();
    else if (key === "previous") desk.previousDoubt();
    else if (key === "undo") desk.undo();
    else if (key === "save") save();
    else {
      desk.setView("paper");
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>("[data-lines] button[tabindex='0']")?.focus(),
      );
    }
  });
  useEffect(() => {
    const element = form.current;
    element?.addEventListener("keydown", onKey);
    return () => element?.removeEventListener("keydown", onKey);
  }, [form]);
}
