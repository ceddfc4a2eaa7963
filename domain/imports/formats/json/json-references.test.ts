import { expect, test } from "vitest";
import { jsonRecordsOf } from "../json-records.ts";
import type { Json } from "../json.ts";

const read = (json: Json) => jsonRecordsOf(json).map(({ values }) => Object.fromEntries(values));
const person = (id: string, fullName: string, city: string) => ({ id, fields: { fullName, city } });

test("a record that others name by its id stands wherever it is named, and parents are called by theirs", () => {
  const cat = (id: string, fields: Record<string, Json>) => ({
    id,
    createdTime: "2023-09-10",
    fields,
  });
  const tables = {
    people: [person("recP000001", "Ann Smith", "Oslo"), person("recP000002", "Bo Berg", "Bergen")],
    cats: [
      cat("recC000001", { name: "Ada", sex: "F", breeder: ["recP000001"], owner: ["recP000002"] }),
      cat("recC000002", { name: "Boris", sex: "M", breeder: ["recP000002"] }),
      cat("recC000003", { name: "Cid", sex: "M", dam: ["recC000001"], sire: ["recC000002"] }),
    ],
  };
  const [ada, boris, cid] = read({ tables });
  expect(ada).toMatchObject({ id: "recC000001", "breeder fullName": "Ann Smith" });
  expect(ada).toMatchObject({ "owner fullName": "Bo Berg", "owner city": "Bergen" });
  expect(boris).toMatchObject({ "breeder fullName": "Bo Berg", "… createdTime": "2023-09-10" });
  expect(cid).toMatchObject({ "Sire number": "recC000002", "Dam number": "recC000001" });
});

test("cats and colours are keyed by what a database has made, and kittens stand in their litters", () => {
  const file = {
    dict: {
      colors: {
        "-Nk1aa": { r: "BRI", n: "lilac", e: "c" },
        "-Nk1ab": { r: "BRI", n: "blue", e: "a" },
      },
      sex: { m: "Male", f: "Female" },
    },
    animals: {
      "-Nc01": { fullName: "Ada Foo", sex: "f", birthTs: 1525824000000, colorRef: "-Nk1aa" },
      "-Nc02": {
        fullName: "Boris Foo",
        sex: "m",
        birthTs: 1514073600000,
        colorRef: "-Nk1ab",
        buyer: { name: "Ann Smith", phone: "+47 1", date: 1606780800000 },
      },
    },
    litters: [1654905600000, 1706313600000].map((bornTs, i) => ({
      bornTs,
      sireRef: "-Nc02",
      damRef: "-Nc01",
      kittens: [{ no: 1, name: `Kit ${i}`, sex: "f", colorRef: "-Nk1ab" }],
    })),
  };
  const cats = read(file);
  expect(cats.map(({ fullName }) => fullName)).toEqual(["Ada Foo", "Boris Foo", "Kit 0", "Kit 1"]);
  expect(cats[0]).toMatchObject({ sex: "Female", colorRef: "BRI c", "… colorRef n": "lilac" });
  expect(cats[1]).toMatchObject({ "buyer name": "Ann Smith" });
  expect(cats[3]).toMatchObject({ birthTs: "1706313600000", colorRef: "BRI a" });
  expect(cats[3]).toMatchObject({ "Sire number": "-Nc02", "Dam number": "-Nc01" });
});

test("a litter names its kittens by their ids, and a database writes its own types", () => {
  const cats: Json[] = [
    { _id: { $oid: "5f00aa01" }, name: "Ada", sex: "F", born: { $date: "2018-05-09T00:00:00Z" } },
    { _id: { $oid: "5f00aa02" }, name: "Kit", sex: "M" },
  ];
  const litters = [
    {
      _id: { $oid: "5f00bb01" },
      birthDate: "2022-06-11",
      dam: { $oid: "5f00aa01" },
      kittens: ["5f00aa02"],
    },
  ];
  const read2 = read({ cats, litters });
  expect(read2).toHaveLength(2);
  expect(read2[0]).toMatchObject({ _id: "5f00aa01", born: "2018-05-09T00:00:00Z" });
  expect(read2[1]).toMatchObject({ name: "Kit", born: "2022-06-11", "Dam number": "5f00aa01" });
});

test("records that refer to each other in a ring, or to none, are read as they stand", () => {
  const ring = [
    { id: "recA00001", word: "one", next: "recB00001" },
    { id: "recB00001", word: "two", next: "recA00001" },
  ];
  const [ada] = read({ ring, cats: [{ name: "Ada", sex: "F", breed: "recZ00001" }] });
  expect(ada).toMatchObject({ name: "Ada", breed: "recZ00001" });
});

test("a litter and its cats name each other, and no cat becomes its own parent", () => {
  const cats = [
    { id: "recC00001", name: "Ada", sex: "F", Litters: ["recL00001"] },
    { id: "recC00002", name: "Boris", sex: "M", Litters: ["recL00001", "recL00002"] },
  ];
  const litter = (id: string, label: string) => ({
    id,
    label,
    Dam: ["recC00001"],
    Sire: ["recC00002"],
    born: "2022-05-01",
    kittens: [{ name: `${label} Kit`, sex: "F" }],
  });
  const found = read({ cats, litters: [litter("recL00001", "A"), litter("recL00002", "B")] });
  expect(found.map(({ name }) => name)).toEqual(["Ada", "Boris", "A Kit", "B Kit"]);
  for (const parent of found.slice(0, 2)) {
    expect(Object.keys(parent)).not.toContain("Dam number");
    expect(JSON.stringify(parent)).not.toContain("2022");
  }
  expect(found[2]).toMatchObject({ "Dam number": "recC00001", "Sire number": "recC00002" });
});

test("a breeder of many cats who names them all is theirs, to the last", () => {
  const ids = Array.from({ length: 1_000 }, (_, i) => `recC${10_000 + i}`);
  const cats = ids.map((id, i) => ({ id, name: `Cat ${i}`, sex: "F", breeder: ["recP00001"] }));
  const people = [{ id: "recP00001", fullName: "Ann Smith", Cats: ids }];
  const found = read({ cats, people });
  expect(found).toHaveLength(1_000);
  expect(found.filter((cat) => cat["breeder fullName"] === "Ann Smith")).toHaveLength(1_000);
});

test("a day or a number of a cat that has no other is none of the cats' own columns", () => {
  const [, kit] = read([
    { name: "Ada", sex: "F", birthDate: "2020-01-02", regNo: "LO 12345" },
    { name: "Kit", sex: "M", date: "2024-05-01", certificate: "yes" },
  ]);
  expect(kit).toEqual({ name: "Kit", sex: "M", date: "2024-05-01", certificate: "yes" });
});

test("a kitten that stands among the cats by its id too is one", () => {
  const found = read({
    cats: [{ id: 5, name: "Kit", birthDate: "2023-01-02" }],
    litters: [{ sire: "Max", dam: "Mia", kittens: [{ id: 5, name: "Kit", sex: "M" }] }],
  });
  expect(found).toMatchObject([{ name: "Kit", birthDate: "2023-01-02", sire: "Max", dam: "Mia" }]);
});

test.each([
  [
    "named again and again",
    (): Json => {
      const record = Object.fromEntries(Array.from({ length: 2_100 }, (_, i) => [`k${i}`, "x"]));
      const named = Array.from({ length: 2_100 }, () => "rec00001a");
      return {
        cats: [{ name: "Ada", sex: "F", notes: named }],
        records: [{ id: "rec00001a", ...record }],
      };
    },
  ],
  [
    "with thousands of names",
    (): Json => [
      {
        sex: "F",
        ...Object.fromEntries(Array.from({ length: 4_000 }, (_, i) => [`name ${i}`, "Ada"])),
      },
    ],
  ],
  [
    "with thousands of litters in one cat",
    (): Json => {
      const litters = Array.from({ length: 4_000 }, (_, i) => [`litter ${i}`, { sire: "Boris" }]);
      return [{ name: "Ada", sex: "F", ...Object.fromEntries(litters) }];
    },
  ],
  [
    "deep",
    (): Json => {
      let deep: Json = "x";
      for (let i = 0; i < 3_000; i++) deep = [deep];
      return {
        cats: [{ name: "Ada", sex: "F", note: "rec00001a" }],
        records: [{ id: "rec00001a", deep }],
      };
    },
  ],
  [
    "each of which names the next one twice",
    (): Json => ({
      cats: [{ name: "Ada", sex: "F", note: "rec0a" }],
      records: Array.from({ length: 50 }, (_, i) => ({
        id: `rec${i}a`,
        title: `x${i}`,
        one: `rec${i + 1}a`,
        two: `rec${i + 1}a`,
      })),
    }),
  ],
])(
  "records %s are read at once",
  (_, file) => {
    expect(read(file())).toHaveLength(1);
  },
  30_000,
);

test("a breeder who can be reached is called by the name, and the rest is told", () => {
  const breeder = { id: "usr1", email: "ann@foo.example", name: "Ann Smith" };
  expect(read([{ name: "Ada", sex: "F", ems: "n", breeder }])).toEqual([
    {
      name: "Ada",
      sex: "F",
      ems: "n",
      breeder: "Ann Smith",
      "… breeder id": "usr1",
      "… breeder email": "ann@foo.example",
    },
  ]);
});

test("a whole name under a cattery's key stands twice where the cat does, and a house's name is none", () => {
  const cat = (stamnaam: string, roepnaam: string) => ({ stamnaam, roepnaam, geslacht: "V" });
  const found = read({
    katten: [cat("NL*Foo Ada", "Addie")],
    nesten: [{ kittens: [cat("NL*Foo Ada", "Addie")] }],
  });
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ "stamnaam → Name": "NL*Foo Ada" });
  expect(read([cat("NL*Foo Bar", "Ada"), cat("NL*Foo Bar", "Bea")])).toEqual([]);
});
