/** The first pages of a printed studbook: its title and the figures by breed. */
import type { StudbookBreed, StudbookFigures } from "@felistry/contract/studbook.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import { languageTag, type Locale } from "@felistry/i18n/locale.ts";
import type { Shape } from "../../print/drawing.ts";
import type { Face } from "../../print/fonts.ts";
import { inks } from "../../print/inks.ts";
import { fitted, placed } from "../../print/running-text.ts";
import { BOTTOM, MARGIN, PAGE, TEXT_WIDTH } from "./page.ts";

export interface BookFigures {
  /** Null in the book of one breed. */
  readonly all: StudbookFigures | null;
  /** Those that the book has. */
  readonly breeds: readonly StudbookBreed[];
}

interface Head extends BookFigures {
  readonly locale: Locale;
  readonly siteName: string;
  readonly madeOn: Date;
}

const ROW = 14;
/** The right edges of the columns of figures. */
const EDGES = [250, 305, 365, 420, TEXT_WIDTH] as const;
const NAME_WIDTH = 195;

type Cells = readonly string[];

export function figuresPages(head: Head, title: string): Shape[][] {
  const { locale, all, breeds } = head;
  const speak = { locale };
  const pages: Shape[][] = [titleShapes(head, title)];
  let y = 250;
  const put = (cells: Cells, face: Face) => {
    if (y + ROW > BOTTOM) {
      pages.push([]);
      y = MARGIN;
    }
    pages.at(-1)!.push(...rowShapes(cells, face, y));
    y += ROW;
  };
  put(
    [
      m.studbook_breed({}, speak),
      m.studbook_registered({}, speak),
      m.studbook_litters({}, speak),
      m.studbook_imports({}, speak),
      m.studbook_founders({}, speak),
      m.studbook_inbreeding({}, speak),
    ],
    "sansBold",
  );
  for (const breed of breeds) put(cellsOf(`${breed.name} (${breed.ems})`, breed, locale), "sans");
  if (all) put(cellsOf(m.studbook_all({}, speak), all, locale), "sansBold");
  return pages;
}

function cellsOf(name: string, figures: StudbookFigures, locale: Locale): Cells {
  const { registered, litters, imports, founders, inbreeding } = figures;
  const number = new Intl.NumberFormat(languageTag(locale));
  const percent = new Intl.NumberFormat(languageTag(locale), {
    style: "percent",
    maximumFractionDigits: 2,
  });
  return [
    name,
    ...[registered, litters, imports, founders].map((one) => number.format(one)),
    percent.format(inbreeding),
  ];
}

function rowShapes([name = "", ...figures]: Cells, face: Face, y: number): Shape[] {
  const set = (text: string, width: number) =>
    fitted([{ text, face, ink: inks.ink }], { width, height: ROW, size: 8, least: 5 });
  return [
    ...placed(set(name, NAME_WIDTH), { x: MARGIN, y }),
    ...figures.flatMap((text, at) =>
      placed(set(text, EDGES[at]! - (EDGES[at - 1] ?? NAME_WIDTH) - 4), {
        x: MARGIN + EDGES[at]!,
        y,
        align: "right",
      }),
    ),
  ];
}

function titleShapes({ locale, siteName, madeOn }: Head, title: string): Shape[] {
  const line = (text: string, y: number, face: Face, size: number, ink: string) =>
    placed(
      fitted([{ text, face, ink }], { width: TEXT_WIDTH, height: 60, size, least: size / 2 }),
      {
        x: MARGIN,
        y,
      },
    );
  const day = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: "long", timeZone: "UTC" });
  return [
    ...line(siteName, 90, "sans", 12, inks.soft),
    ...line(title, 112, "serifBold", 34, inks.ink),
    ...line(
      m.studbook_book_made({ day: day.format(madeOn) }, { locale }),
      168,
      "sans",
      9,
      inks.soft,
    ),
    {
      kind: "polyline",
      points: [
        [MARGIN, 236],
        [PAGE.width - MARGIN, 236],
      ],
      stroke: inks.line,
    },
  ];
}
