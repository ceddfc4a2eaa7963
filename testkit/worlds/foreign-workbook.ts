/** A workbook that is read wrongly by itself: a list of buyers with the words of cats, and the cats under Welsh headings below three titles. */
import { madeWorkbook } from "../made-workbook.ts";

const HEADING = ["Cath", "Rhyw", "Ganwyd", "Brid", "Cod lliw", "Cenel mam", "Enw mam"];
const titles = (about: string) => [
  ["Cathod Golau Lleuad"],
  [about, "", "", "Medi 2026"],
  ["Cwestiynau: Siân Prys", "", "+36 1 555 0100"],
];

/** @param mark makes the cats' names this test's own */
export function foreignWorkbook(mark: string): Promise<Buffer> {
  return madeWorkbook([
    {
      name: "Waiting list",
      rows: [
        ["Name", "Sex", "Breed", "Born", "Phone"],
        ["Anna Nagy", "female", "MCO", "", "+36 1 555 0111"],
        ["Bela Kiss", "male", "SIB", "", "+36 1 555 0112"],
      ],
    },
    {
      name: "Merched",
      rows: [
        ...titles("Benywod"),
        HEADING,
        [`Csillag ${mark}`, "f", "2021-03-04", "MCO", "ns 22", "", ""],
        [`Dalia ${mark}`, "f", "2023-05-06", "MCO", "f 22", "", `Csillag ${mark}`],
      ],
    },
    {
      name: "Bechgyn",
      rows: [
        ...titles("Gwrywod"),
        HEADING,
        [`Eros ${mark}`, "m", "2022-07-08", "MCO", "n 22", "Holdfeny", `Hajnal ${mark}`],
      ],
    },
  ]);
}
