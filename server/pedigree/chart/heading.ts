/** Above the tree: the pedigree's cat, and the site. */
import { titlesAround } from "@felistry/domain/credentials/credential.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import type { Shape } from "../../print/drawing.ts";
import { inks } from "../../print/inks.ts";
import { fitted, placed, type Words } from "../../print/running-text.ts";
import type { ChartContent } from "./content.ts";
import { nameWords } from "./name.ts";
import { MARGIN, PAGE, TEXT_WIDTH } from "./sheet.ts";
import { dateWords, unbroken } from "./words.ts";

const SITE_WIDTH = 170;
const GAP = 22;
const CAT_WIDTH = TEXT_WIDTH - SITE_WIDTH - GAP;

/** Also returns where the following content may begin. */
export function layOutHeading(content: ChartContent): { shapes: Shape[]; bottom: number } {
  const shapes: Shape[] = [];
  let y: number = MARGIN - 4;
  const add = (words: readonly Words[], height: number, size: number, least: number) => {
    const set = fitted(words, { width: CAT_WIDTH, height, size, least });
    shapes.push(...placed(set, { x: MARGIN, y }));
    y += set.height;
  };
  const { cat, titles } = content;
  const told = titles.find(({ cat_id }) => cat_id === cat.id);
  add(nameWords(cat, titlesAround(told?.titles ?? [])), 40, 19, 8);
  if (told?.other_name)
    add([{ text: told.other_name, face: "serif", ink: inks.soft }], 14, 11, 6.5);
  add(colourWords(content), 24, 9.5, 6.5);
  add([{ text: facts(content), face: "sans", ink: inks.ink }], 24, 8.5, 6);
  return { shapes: [...shapes, ...siteShapes(content)], bottom: y };
}

/** "MCO ns 22: Maine Coon, black silver blotched tabby" */
function colourWords({ cat }: ChartContent): Words[] {
  const code = [cat.breed_ems, cat.ems].filter(Boolean).join(" ");
  const words = [cat.breed, cat.cat_color].filter(Boolean).join(", ");
  return [
    { text: `${unbroken(code)}:`, face: "sansBold", ink: inks.ink },
    { text: words, face: "sans", ink: inks.ink },
  ];
}

function facts({ cat, locale }: ChartContent): string {
  const language = { locale };
  const labelled = (label: string, value: string | null) =>
    value === null ? null : `${unbroken(label)}:\u00a0${value}`;
  return [
    cat.sex === "female" ? m.cat_female({}, language) : m.cat_male({}, language),
    cat.cat_birthdate &&
      unbroken(m.cat_born({ date: dateWords(cat.cat_birthdate, locale) }, language)),
    labelled(m.cat_fact_registration({}, language), cat.reg_num),
    labelled(m.cat_fact_pedigree({}, language), cat.pedigree_num),
    labelled(m.cat_fact_breeder({}, language), cat.breeder),
    labelled(m.cat_fact_owner({}, language), cat.owner),
  ]
    .filter(Boolean)
    .join(" · ");
}

function siteShapes({ siteName, madeOn, address, locale }: ChartContent): Shape[] {
  const x = PAGE.width - MARGIN;
  const box = { width: SITE_WIDTH, height: 18, least: 6 };
  const site: Words = { text: siteName, face: "serifBold", ink: inks.accent };
  const made = m.pedigree_file_made_on({ date: dateWords(madeOn, locale) }, { locale });
  const small = (text: string): Words => ({ text, face: "sans", ink: inks.soft });
  return [
    ...placed(fitted([site], { ...box, size: 14 }), { x, y: MARGIN - 4, align: "right" }),
    ...placed(fitted([small(made)], { ...box, size: 7.5 }), { x, y: MARGIN + 15, align: "right" }),
    ...placed(fitted([small(address)], { ...box, size: 7.5 }), {
      x,
      y: MARGIN + 25,
      align: "right",
    }),
  ];
}
