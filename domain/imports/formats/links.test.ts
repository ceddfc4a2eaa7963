import { expect, test } from "vitest";
import { tableOfRecords } from "./records.ts";
import { withoutLinksIn } from "./links.ts";
import { shapeOf } from "../table-shape.ts";

test.each([
  ["Sire", "Boris of Foo (https://notes.example/49a4?pvs=21)", "Boris of Foo"],
  ["Titles", "CH (https://a.example/1), GIC (https://a.example/2)", "CH, GIC"],
  ["Dam", "[Zita](https://a.example/z)", "Zita"],
  ["Breeder", "Ann <http://ann.example>", "Ann"],
  ["Sire", "https://a.example/boris", "https://a.example/boris"],
  ["Notes", "Tests (https://lab.example/7)", "Tests (https://lab.example/7)"],
  ["Photo", "Zita (https://a.example/z)", "Zita (https://a.example/z)"],
])("%s: %s", (heading, written, read) => {
  const { text, links } = withoutLinksIn([heading])(written, 0);
  expect(text).toBe(read);
  const all = written.match(/https?:[^\s()<>]+/gu) ?? [];
  expect(links).toEqual(
    all.filter((link) => !read.includes(link)).map((link) => `${heading}: ${link}`),
  );
});

test("of tables and of records alike, and told beside them; an export of ours keeps its texts", () => {
  const link = "Boris (https://a.example/b)";
  const start = ["Name,Sex,Sire", `Zita,f,${link}`].map((row, i) => ({
    line: i + 1,
    cells: row.split(","),
  }));
  expect(shapeOf(start).shape.read(start[1]!)?.cells).toEqual([
    "Zita",
    "f",
    "Boris",
    "Sire: https://a.example/b",
  ]);
  const rowOf = (name: string) =>
    tableOfRecords([
      {
        line: 1,
        values: new Map([
          [name, "Zita"],
          ["father", link],
        ]),
      },
    ])[1]!.cells;
  expect(rowOf("name")).toEqual(["Zita", "Boris", "father: https://a.example/b"]);
  expect(rowOf("printed_name")).toEqual(["Zita", link]);
});
