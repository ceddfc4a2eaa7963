import { expect, test } from "vitest";
import { NO_REPAIRS } from "../imports/repairs.ts";
import { readRow } from "../imports/read-row.ts";
import { csvLine } from "./csv-line.ts";
import { gedcomCat, gedcomFamily, gedcomHead } from "./gedcom.ts";

test.each([
  [["a", 1, null], "a,1,\r\n"],
  [['say "miau"', "a,b", "a\nb"], '"say ""miau""","a,b","a\nb"\r\n'],
  [["=1+1", "+7", "-x", "@x", "a=b"], "'=1+1,'+7,'-x,'@x,a=b\r\n"],
  [["=1,2"], '"\'=1,2"\r\n'],
])("%j as CSV", (cells, line) => {
  expect(csvLine(cells)).toBe(line);
});

test("an escaped cell is read back unchanged", () => {
  const [name] = csvLine(["-Boris"]).trim().split(",");
  const rules = {
    mapping: { name: 0, sex: 1, breed: 2 },
    breedOfName: new Map(),
    dates: "day_first" as const,
    today: "2026-11-20",
    registrationPrefix: "FEL",
    repairs: NO_REPAIRS,
  };
  expect(readRow(2, [name!, "m", "SIB"], rules)).toMatchObject({
    faults: [],
    cat: { name: "-Boris" },
  });
});

test("a cat and its family in GEDCOM", () => {
  const cat = {
    id: 7,
    name: "Сказка @ Дом",
    sex: "female",
    events: [
      { tag: "BIRT", date: "2024-05-31" },
      { tag: "DEAT", date: null },
    ],
    ems: "SIB n 22",
    number: null,
    mother_id: 3,
    father_id: null,
    families: [{ mother_id: 7, father_id: 9 }],
  } as const;
  expect(gedcomCat(cat, "5.5.1").split("\r\n")).toEqual([
    "0 @I7@ INDI",
    "1 NAME Сказка @@ Дом",
    "1 SEX F",
    "1 BIRT",
    "2 DATE 31 MAY 2024",
    "1 FACT SIB n 22",
    "2 TYPE EMS",
    "1 FAMC @F3_0@",
    "1 FAMS @F7_9@",
    "",
  ]);
  // 7.0 doubles the @ only at the start of a line.
  const pointers = gedcomCat({ ...cat, name: "@ Сказка @ Дом" }, "7.0");
  expect(pointers).toContain("1 NAME @@ Сказка @ Дом\r\n");
  expect(gedcomFamily({ mother_id: 3, father_id: null }, [7, 8])).toBe(
    "0 @F3_0@ FAM\r\n1 WIFE @I3@\r\n1 CHIL @I7@\r\n1 CHIL @I8@\r\n",
  );
  expect(gedcomHead("5.5.1")).toContain("2 VERS 5.5.1\r\n2 FORM LINEAGE-LINKED");
  expect(gedcomHead("7.0")).toBe("0 HEAD\r\n1 GEDC\r\n2 VERS 7.0\r\n1 SOUR FELISTRY\r\n");
});
