/** Signs by their names in HTML. The names come from foreign files: a Map has no others than its own. */
import { signNumbered, XML_SIGNS } from "./xml-signs.ts";

/** Letters with a mark are said by letter and mark. */
const MARKS = new Map(
  Object.entries({
    acute: "\u0301",
    grave: "\u0300",
    circ: "\u0302",
    uml: "\u0308",
    tilde: "\u0303",
    cedil: "\u0327",
    ring: "\u030A",
    caron: "\u030C",
    ogon: "\u0328",
    dot: "\u0307",
    dblac: "\u030B",
    macr: "\u0304",
    breve: "\u0306",
  }),
);
const SIGNS = new Map([
  ...XML_SIGNS,
  ...Object.entries({
    nbsp: " ",
    szlig: "ß",
    oslash: "ø",
    Oslash: "Ø",
    aelig: "æ",
    AElig: "Æ",
    oelig: "œ",
    lstrok: "ł",
    Lstrok: "Ł",
    eth: "ð",
    thorn: "þ",
    ndash: "–",
    mdash: "—",
    lsquo: "‘",
    rsquo: "’",
    ldquo: "“",
    rdquo: "”",
    laquo: "«",
    raquo: "»",
    times: "×",
    male: "♂",
    female: "♀",
    deg: "°",
    hellip: "…",
    middot: "·",
    bull: "•",
    copy: "©",
    dagger: "†",
  }),
]);

/** The text of HTML with its named and numbered signs written out; unknown names stay. */
export function decoded(text: string): string {
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));?/giu,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name === undefined)
        return signNumbered(decimal ?? hex ?? "", decimal === undefined ? 16 : 10);
      const mark = MARKS.get(name.slice(1));
      return SIGNS.get(name) ?? (mark === undefined ? whole : `${name[0]}${mark}`.normalize("NFC"));
    },
  );
}
