import { useRef, useState } from "react";
import { Link } from "react-router";
import type { Answer } from "@felistry/contract/api.ts";
import { displayName, type CatNameParts } from "@felistry/domain/cats/display-name.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { Button } from "../ui/button.tsx";
import { shortDate } from "../ui/dates.ts";
import { descendantTree, type PlacedCat } from "./descendant-tree.ts";
import styles from "./descendants-chart.module.css";

type Descendant = Answer<"GET /pedigree/{catId}/descendants">["data"]["descendants"][number];

const WIDTH = 208;
const STEP = WIDTH + 44;
const HEIGHT = 46;
/** Of a line for names in the reader's script. */
const OTHER_NAME = 16;
const GAP = 10;
const MARGIN = 2;
const ZOOMS = [0.35, 0.5, 0.7, 1, 1.4, 2];
const NATURAL = ZOOMS.indexOf(1);
/** The number of letters that fit in a box. */
const NAME_LETTERS = 27;
const OTHER_LETTERS = 31;

const xOf = (generation: number) => MARGIN + generation * STEP;
const yOf = (row: number, height: number) => MARGIN + row * (height + GAP);

interface DescendantsChartProps {
  readonly root: CatNameParts & { readonly id: number; readonly other_name: string | null };
  readonly descendants: readonly Descendant[];
}

/** Scrolls in its frame by touch, wheel and keys; buttons change the scale. */
export function DescendantsChart({ root, descendants }: DescendantsChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(NATURAL);
  const tree = descendantTree(root.id, descendants);
  const hasOthers = [root, ...descendants].some((cat) => cat.other_name !== null);
  const boxHeight = HEIGHT + (hasOthers ? OTHER_NAME : 0);
  const width = xOf(tree.generations) + WIDTH + MARGIN;
  const height = yOf(tree.rows - 1, boxHeight) + boxHeight + MARGIN;
  const fit = () => {
    const room = frame.current!.clientWidth;
    const fitting = ZOOMS.findLastIndex((scale) => width * scale <= room);
    setZoom(Math.max(0, fitting));
  };
  return (
    <figure className={styles["figure"]}>
      <ZoomTools zoom={zoom} setZoom={setZoom} fit={fit} />
      <section
        ref={frame}
        className={styles["frame"]}
        aria-label={m.kin_chart({ name: displayName(root) })}
      >
        <svg
          width={width * ZOOMS[zoom]!}
          height={height * ZOOMS[zoom]!}
          viewBox={`0 0 ${width} ${height}`}
          className={styles["chart"]}
        >
          <g>
            {tree.placed.map((place) => (
              <Branch key={`${place.cat.id}/${place.row}`} place={place} boxHeight={boxHeight} />
            ))}
          </g>
          <Box
            x={xOf(0)}
            y={yOf(tree.rootRow, boxHeight)}
            height={boxHeight}
            name={displayName(root)}
            other={root.other_name}
            kind="root"
            facts=""
          />
          {tree.placed.map((place) => (
            <DescendantBox
              key={`${place.cat.id}/${place.row}`}
              place={place}
              boxHeight={boxHeight}
            />
          ))}
        </svg>
      </section>
    </figure>
  );
}

interface ZoomToolsProps {
  readonly zoom: number;
  readonly setZoom: (zoom: number) => void;
  readonly fit: () => void;
}

function ZoomTools({ zoom, setZoom, fit }: ZoomToolsProps) {
  return (
    <div className={styles["tools"]}>
      <Button
        look="second"
        small
        onClick={() => setZoom(zoom - 1)}
        disabled={zoom === 0}
        disabledReason={m.kin_zoom_end()}
        aria-label={m.kin_zoom_out()}
      >
        −
      </Button>
      <output className={styles["scale"]}>{m.kin_zoom({ percent: ZOOMS[zoom]! * 100 })}</output>
      <Button
        look="second"
        small
        onClick={() => setZoom(zoom + 1)}
        disabled={zoom === ZOOMS.length - 1}
        disabledReason={m.kin_zoom_end()}
        aria-label={m.kin_zoom_in()}
      >
        +
      </Button>
      <Button look="second" small onClick={fit}>
        {m.kin_zoom_fit()}
      </Button>
    </div>
  );
}

interface PlacedProps {
  readonly place: PlacedCat<Descendant>;
  readonly boxHeight: number;
}

function Branch({ place: { generation, row, parentRow }, boxHeight }: PlacedProps) {
  const fromX = xOf(generation - 1) + WIDTH;
  const toX = xOf(generation);
  const middle = (fromX + toX) / 2;
  const [fromY, toY] = [parentRow, row].map((at) => yOf(at, boxHeight) + boxHeight / 2);
  return <path d={`M${fromX} ${fromY}H${middle}V${toY}H${toX}`} className={styles["branch"]} />;
}

function DescendantBox({ place: { cat, generation, row, isAgain }, boxHeight }: PlacedProps) {
  const { locale } = usePageTools();
  const facts = [
    [cat.sex === "female" ? "♀" : "♂", cat.breed_ems, cat.ems].filter(Boolean).join(" "),
    cat.cat_birthdate && shortDate(cat.cat_birthdate, locale),
  ];
  const name = displayName(cat);
  return (
    <Link to={paths.cat(cat.id)} className={styles["link"]}>
      <title>{isAgain ? `${name}: ${m.kin_again()}` : name}</title>
      <Box
        x={xOf(generation)}
        y={yOf(row, boxHeight)}
        height={boxHeight}
        name={isAgain ? `↑ ${name}` : name}
        other={cat.other_name}
        kind={isAgain ? "again" : cat.sex}
        facts={facts.filter(Boolean).join(" · ")}
      />
    </Link>
  );
}

interface BoxProps {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly name: string;
  /** In the reader's script, if it is written in another. */
  readonly other: string | null;
  readonly kind: "root" | "again" | "male" | "female";
  readonly facts: string;
}

const LEADING = 17;
/** From a line's middle to its base. */
const TO_BASE = 5;

/** Its lines stand in the middle of the box. */
function Box({ x, y, height, name, other, kind, facts }: BoxProps) {
  const lines = [
    { text: name, look: "name", letters: NAME_LETTERS },
    { text: other ?? "", look: "facts", letters: OTHER_LETTERS },
    { text: facts, look: "facts", letters: Infinity },
  ].filter(({ text }) => text !== "");
  const first = (height - (lines.length - 1) * LEADING) / 2 + TO_BASE;
  return (
    <g transform={`translate(${x} ${y})`} className={styles[kind]}>
      <rect width={WIDTH} height={height} rx={8} className={styles["box"]} />
      {lines.map(({ text, look, letters }, i) => (
        <text key={text} x={10} y={first + i * LEADING} className={styles[look]}>
          {text.length > letters ? `${text.slice(0, letters - 1)}…` : text}
        </text>
      ))}
    </g>
  );
}
