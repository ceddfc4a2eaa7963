/** The place in hand: the print of its current field enlarged, and its fields below. */
import type { ReactNode } from "react";
import type { FullProfile } from "@felistry/contract/cats.ts";
import type { ReadPedigree } from "@felistry/domain/readings/recognised.ts";
import { regionAround } from "@felistry/domain/readings/place.ts";
import type { Systems } from "../../reference/load-systems.ts";
import { ScanPaperFacts } from "../scan-paper-facts.tsx";
import styles from "./card.module.css";
import { Crop } from "./crop.tsx";
import { FieldInput, labels } from "./field-input.tsx";
import { Matches } from "./matches.tsx";
import type { PaperPage } from "./paper.ts";
import { PlaceTools } from "./place-tools.tsx";
import { CAT, fieldAt, isSame } from "./sheet.ts";
import { titleOf } from "./sheet-tree.tsx";
import { useMatches } from "./use-matches.ts";
import type { Drag } from "./use-drag.ts";
import type { SheetDesk } from "./use-sheet.ts";

interface FieldCardProps {
  readonly desk: SheetDesk;
  readonly cat: FullProfile;
  readonly read: ReadPedigree;
  readonly pages: readonly PaperPage[];
  readonly systems: Systems;
  readonly drag: Drag | null;
  /** What goes on from here. */
  readonly actions: ReactNode;
}

export function FieldCard({ desk, cat, read, pages, systems, drag, actions }: FieldCardProps) {
  const { sheet, hand } = desk;
  const { at } = hand;
  const place = sheet.get(at);
  const title = titleOf(at);
  const cats = useMatches(sheet, at);
  const field = fieldAt(sheet, hand);
  const label = field ? `${title}: ${labels[field.name]()}` : title;
  const isLinked = Boolean(place?.cat && place.told);
  const region = field?.region ?? regionAround((place?.fields ?? []).map((one) => one.region));
  return (
    <fieldset
      className={styles["card"]}
      data-part="card"
      data-drop="field"
      data-over={drag?.over === "field" || undefined}
    >
      <legend>{title}</legend>
      <Crop pages={pages} region={region} label={label} />
      {!isLinked && (
        <div className={styles["inputs"]}>
          {place?.fields.map((one) => (
            <FieldInput
              key={`${at} ${one.name}`}
              at={at}
              field={one}
              isInHand={isSame(hand, { at, name: one.name })}
              systems={systems}
              onHold={() => desk.hold({ at, name: one.name })}
              onType={(value) => desk.type({ at, name: one.name }, value)}
            />
          ))}
        </div>
      )}
      {at > CAT && <Matches desk={desk} cats={cats} title={title} />}
      {at === CAT && <ScanPaperFacts cat={cat} read={read} />}
      {actions}
      {at >= CAT && <PlaceTools desk={desk} at={at} />}
    </fieldset>
  );
}
