/** The pedigree in the shape of the paper: the cat, then a column a generation. Arrows lead through it. */
import { type KeyboardEvent, useEffect, useRef } from "react";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import {
  damOf,
  generationOf,
  PEDIGREE_GENERATIONS,
  sexAt,
  sireOf,
} from "@felistry/domain/pedigree/positions.ts";
import { placeOf, regionAround } from "@felistry/domain/readings/place.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { kinshipWords } from "../../pedigree/kinship-line.ts";
import { markOf } from "../../ui/scan/scan-mark.ts";
import { CAT, DOCUMENT, isTaken, type Sheet, valueAt } from "./sheet.ts";
import { isOpen } from "./sheet-changes.ts";
import styles from "./tree.module.css";
import { stepsOf } from "./tree-steps.ts";
import type { Drag, StartDrag } from "./use-drag.ts";
import type { SheetDesk } from "./use-sheet.ts";

interface SheetTreeProps {
  readonly desk: SheetDesk;
  /** The cat's name, as its page says it. */
  readonly name: string;
  readonly drag: Drag | null;
  readonly startDrag: StartDrag;
}

export function SheetTree(props: SheetTreeProps) {
  const tree = useRef<HTMLElement>(null);
  const { at } = props.desk.hand;
  useEffect(() => bringIntoView(tree.current, at), [at]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = Number((event.target as HTMLElement).dataset["position"] ?? Number.NaN);
    if (Number.isNaN(at) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    for (const position of stepsOf(event.key, at)) {
      const cell = event.currentTarget.querySelector<HTMLElement>(
        `button[data-position="${position}"]`,
      );
      if (!cell) continue;
      event.preventDefault();
      return cell.focus();
    }
  };
  return (
    // The keys are those of the buttons within.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={tree}
      className={styles["tree"]}
      data-part="tree"
      aria-label={m.reading_tree()}
      onKeyDown={onKeyDown}
    >
      <ul className={styles["heads"]}>
        {[DOCUMENT, CAT].map((at) => (
          <li key={at}>
            <Cell at={at} {...props} />
          </li>
        ))}
      </ul>
      <Generation child={CAT} {...props} />
    </section>
  );
}

/** Scrolls the tree only: the field in hand stays where it is. */
function bringIntoView(tree: HTMLElement | null, at: number): void {
  const cell = tree?.querySelector(`[data-position="${at}"]`);
  if (!tree || !cell) return;
  const [inner, outer] = [cell.getBoundingClientRect(), tree.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom)
    tree.scrollBy({ top: (inner.top + inner.bottom - outer.top - outer.bottom) / 2 });
}

function Generation({ child, ...props }: SheetTreeProps & { child: number }) {
  return (
    <ul className={styles["parents"]}>
      {[sireOf(child), damOf(child)].map((at) => (
        <li key={at} className={styles["branch"]}>
          <Cell at={at} {...props} />
          {generationOf(at) < PEDIGREE_GENERATIONS && <Generation {...props} child={at} />}
        </li>
      ))}
    </ul>
  );
}

function Cell({ at, desk, name, drag, startDrag }: SheetTreeProps & { at: number }) {
  const { sheet, doubts, hand } = desk;
  const kind = at <= CAT ? styles["head"] : styles[sexAt(at)];
  const title = titleOf(at);
  const isFilled = at <= CAT || isTaken(sheet, at) || sheet.has(at);
  // The shape of the tree stays, also where nobody is known.
  if (!isFilled && !isOpen(sheet, at))
    return <span className={styles["nobody"]} aria-hidden="true" />;
  const left = doubts.left.filter((ref) => ref.at === at).length;
  const text = textOf(sheet, at, name);
  const region = regionAround((sheet.get(at)?.fields ?? []).map((field) => field.region));
  return (
    <button
      type="button"
      className={[styles["cell"], kind].join(" ")}
      data-position={at}
      data-drop={at > CAT ? at : undefined}
      data-over={(at > CAT && drag?.over === String(at)) || undefined}
      data-state={!isFilled ? "open" : left > 0 ? "doubtful" : "settled"}
      aria-current={hand.at === at ? "true" : undefined}
      tabIndex={at === (sheet.has(hand.at) ? hand.at : CAT) ? 0 : -1}
      onClick={() => desk.open(at)}
      onPointerDown={(event) => {
        if (at > CAT && isFilled && event.pointerType === "mouse")
          startDrag(event, { kind: "place", at, text });
      }}
      {...markOf(region && placeOf(region), title)}
    >
      <span className={styles["kin"]}>{isFilled ? title : m.reading_add({ kin: title })}</span>
      {isFilled && (
        <>
          <span className={styles["name"]}>{text || m.reading_nameless()}</span>
          <span className={styles["facts"]}>{factsOf(sheet, at)}</span>
          {left > 0 && (
            <span className={styles["left"]}>{m.reading_cell_left({ count: left })}</span>
          )}
        </>
      )}
    </button>
  );
}

export function titleOf(at: number): string {
  if (at === DOCUMENT) return m.reading_document();
  if (at === CAT) return m.reading_the_cat();
  const kin = kinshipWords(at);
  return kin.charAt(0).toLocaleUpperCase() + kin.slice(1);
}

function textOf(sheet: Sheet, at: number, name: string): string {
  if (at === DOCUMENT) return valueAt(sheet, at, "number");
  if (at === CAT) return name;
  const { cat = null, told = false } = sheet.get(at) ?? {};
  if (cat && told) return displayName(cat);
  return [valueAt(sheet, at, "prefix"), valueAt(sheet, at, "name"), valueAt(sheet, at, "suffix")]
    .filter(Boolean)
    .join(" ");
}

function factsOf(sheet: Sheet, at: number): string {
  if (at === DOCUMENT) return valueAt(sheet, at, "issuer");
  const { cat = null, told = false } = sheet.get(at) ?? {};
  if (cat && told) return m.cat_number({ id: cat.id });
  return [valueAt(sheet, at, "ems"), valueAt(sheet, at, "birthdate").slice(0, 4)]
    .filter(Boolean)
    .join(" · ");
}
