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

const BOX = { width: 208, height: 46 };
const STEP = { x: BOX.width + 44, y: BOX.height + 10 };
const MARGIN = 2;
const ZOOMS = [0.35, 0.5, 0.7, 1, 1.4, 2];
const NATURAL = ZOOMS.indexOf(1);
/** The number of letters that fit in a box. */
const NAME_LETTERS = 27;

const xOf = (generation: number) => MARGIN + generation * STEP.x;
const yOf = (row: number) => MARGIN + row * STEP.y;

interface DescendantsChartProps {
  readonly root: CatNameParts & { readonly id: number };
  readonly descendants: readonly Descendant[];
}

/** Scrolls in its frame by touch, wheel and keys; buttons change the scale. */
export function DescendantsChart({ root, descendants }: DescendantsChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(NATURAL);
  const tree = descendantTree(root.id, descendants);
  const width = xOf(tree.generations) + BOX.width + MARGIN;
  const height = yOf(tree.rows - 1) + BOX.height + MARGIN;
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
              <Branch key={`${place.cat.id}/${place.row}`} place={place} />
            ))}
          </g>
          <Box x={xOf(0)} y={yOf(tree.rootRow)} name={displayName(root)} kind="root" facts="" />
          {tree.placed.map((place) => (
            <DescendantBox key={`${place.cat.id}/${place.row}`} place={place} />
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

function Branch({ place: { generation, row, parentRow } }: { place: PlacedCat<Descendant> }) {
  const fromX = xOf(generation - 1) + BOX.width;
  const toX = xOf(generation);
  const middle = (fromX + toX) / 2;
  const [fromY, toY] = [yOf(parentRow), yOf(row)].map((y) => y + BOX.height / 2);
  return <path d={`M${fromX} ${fromY}H${middle}V${toY}H${toX}`} className={styles["branch"]} />;
}

function DescendantBox({
  place: { cat, generation, row, isAgain },
}: {
  place: PlacedCat<Descendant>;
}) {
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
        y={yOf(row)}
        name={isAgain ? `↑ ${name}` : name}
        kind={isAgain ? "again" : cat.sex}
        facts={facts.filter(Boolean).join(" · ")}
      />
    </Link>
  );
}

interface BoxProps {
  readonly x: number;
  readonly y: number;
  readonly name: string;
  readonly kind: "root" | "again" | "male" | "female";
  readonly facts: string;
}

function Box({ x, y, name, kind, facts }: BoxProps) {
  const shown = name.length > NAME_LETTERS ? `${name.slice(0, NAME_LETTERS - 1)}…` : name;
  return (
    <g transform={`translate(${x} ${y})`} className={styles[kind]}>
      <rect width={BOX.width} height={BOX.height} rx={8} className={styles["box"]} />
      <text x={10} y={facts ? 19 : 28} className={styles["name"]}>
        {shown}
      </text>
      <text x={10} y={36} className={styles["facts"]}>
        {facts}
      </text>
    </g>
  );
}
