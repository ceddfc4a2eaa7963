import { expect, test } from "vitest";
import { readPedigree } from "./read-pedigree.ts";
import type { Vocabulary } from "./recognised.ts";
import type { PageWords, Word } from "./words.ts";

const vocabulary: Vocabulary = {
  breeds: [{ ems: "SIB", names: ["Siberian", "Сибирская"] }],
  names: ["Elodie"],
  systems: [{ abb: "WCF", name: "World Cat Federation" }],
};

const EM = 20;

/** The words of a line from a left edge, as wide as their letters. */
function line(x: number, y: number, text: string, confidence = 0.95): Word[] {
  let left = x;
  return text.split(" ").map((word) => {
    const w = word.length * 10;
    const box = { text: word, confidence, x: left, y, w, h: EM };
    left += w + 8;
    return box;
  });
}

const page = (...lines: Word[][]): PageWords => ({
  width: 2000,
  height: 1400,
  words: lines.flat(),
});

const head = [
  line(40, 20, "Name:"),
  line(200, 20, "Mira of Northern Light"),
  line(40, 50, "Sex:"),
  line(200, 50, "female"),
  line(900, 20, "Registration No.:"),
  line(1200, 20, "RX 2022-41054"),
  line(900, 50, "Date of birth:"),
  line(1200, 50, "13 June 2022"),
];

/** A tree in columns for the given generations, 800 high, from 200 down. */
function tree(generations: number, skip: readonly number[] = []): Word[][] {
  const lines: Word[][] = [];
  for (let generation = 1; generation <= generations; generation++) {
    const slots = 2 ** generation;
    for (let slot = 0; slot < slots; slot++) {
      const position = slots + slot;
      if (skip.includes(position)) continue;
      const middle = 200 + ((slot + 0.5) * 1000) / slots;
      const x = 40 + (generation - 1) * 480;
      lines.push(
        line(
          x,
          middle - 22,
          `Cat${"abcdefgh"[position % 8]} Number${position}x`.replace(/\d+/u, (digits) =>
            "z".repeat(Number(digits)),
          ),
        ),
      );
      lines.push(line(x, middle + 2, `SIB n 22 LO 2010-${10_000 + position}`));
    }
  }
  return lines;
}

test("labels with a colon, dates in words, and each field's place on the page", () => {
  const read = readPedigree([page(...head, ...tree(3))], vocabulary);
  expect(read.number).toMatchObject({ value: "RX 2022-41054", confidence: 0.95 });
  expect(read.number!.region).toEqual({ page: 0, x: 0.6, y: 0.0143, w: 0.064, h: 0.0143 });
  expect(read.cat).toMatchObject({
    name: { value: "Mira" },
    prefix: null,
    suffix: { value: "of Northern Light" },
    sex: { value: "female" },
    birthdate: { value: "2022-06-13" },
  });
});

test.each([2, 3, 4])("columns are generations: a full tree of %i", (generations) => {
  const read = readPedigree([page(...head, ...tree(generations))], vocabulary);
  expect(read.ancestors.map(({ position, number }) => [position, number?.value])).toEqual(
    Array.from({ length: 2 ** (generations + 1) - 2 }, (_, i) => [i + 2, `LO 2010-${10_002 + i}`]),
  );
  expect(read.ancestors[0]!.ems).toMatchObject({ value: "SIB n 22" });
});

test("blank cells stay blank and the others keep their places", () => {
  const read = readPedigree([page(...head, ...tree(3, [5, 8, 10, 11, 15]))], vocabulary);
  expect(read.ancestors.map(({ position }) => position)).toEqual([2, 3, 4, 6, 7, 9, 12, 13, 14]);
});

test("labels above their values, as in a form's boxes", () => {
  const boxes = ["Name", "Breed", "EMS code", "Owner"].flatMap((label, i) => [
    line(40 + i * 300, 20, label).map((word) => ({ ...word, h: 14 })),
    line(40 + i * 300, 42, ["Mira", "Siberian", "SIB n 22", "Jana Novotna"][i]!),
  ]);
  const read = readPedigree([page(...boxes, ...tree(2))], vocabulary);
  expect(read.cat).toMatchObject({
    name: { value: "Mira" },
    breed: { value: "SIB" },
    ems: { value: "SIB n 22" },
  });
  expect(read.owner).toMatchObject({ value: "Jana Novotna" });
});

test("a list of labelled ancestors, in Russian, with the club's name above it", () => {
  const rows = ["Отец", "Мать", "Отец отца", "Мать отца", "Мать матери отца"];
  const read = readPedigree(
    [
      page(
        line(40, 20, "Клуб любителей кошек Фауна WCF"),
        line(40, 60, "Кличка"),
        line(400, 60, "Алиса из Северного Сияния"),
        line(40, 90, "Пол"),
        line(400, 90, "кошка"),
        ...rows.flatMap((label, i) => [
          line(40, 200 + i * 40, label),
          line(400, 200 + i * 40, `GIC Богдан${"абвгд"[i]} из Невских Берегов`),
          line(1100, 200 + i * 40, `SIB n ${22 + (i % 2)} RX 2019-1000${i}`),
        ]),
      ),
    ],
    vocabulary,
  );
  expect(read.issuer?.value).toBe("Клуб любителей кошек Фауна WCF");
  expect(read.system?.value).toBe("WCF");
  expect(read.cat).toMatchObject({
    name: { value: "Алиса" },
    suffix: { value: "из Северного Сияния" },
    sex: { value: "female" },
  });
  expect(
    read.ancestors.map(({ position, name, suffix, number }) => [
      position,
      name.value,
      suffix?.value,
      number?.value,
    ]),
  ).toEqual([
    [2, "Богдана", "из Невских Берегов", "RX 2019-10000"],
    [3, "Богданб", "из Невских Берегов", "RX 2019-10001"],
    [4, "Богданв", "из Невских Берегов", "RX 2019-10002"],
    [5, "Богданг", "из Невских Берегов", "RX 2019-10003"],
    [11, "Богданд", "из Невских Берегов", "RX 2019-10004"],
  ]);
});

test("one doubtful word makes the field doubtful: it stays empty, with its place; earlier pages take precedence", () => {
  const first = page(line(40, 20, "Breeder:"), [
    ...line(200, 20, "Jana"),
    ...line(260, 20, "Novotna", 0.2),
  ]);
  const second = page(
    line(40, 20, "Breeder:"),
    line(200, 20, "Somebody Else"),
    line(40, 60, "Owner:"),
    line(200, 60, "Peter Grant"),
  );
  const read = readPedigree([first, second], vocabulary);
  expect(read.breeder).toMatchObject({ value: "", region: { page: 0 } });
  expect(read.breeder!.confidence).toBeLessThan(0.5);
  expect(read.owner).toMatchObject({ value: "Peter Grant", region: { page: 1 } });
});

test("where and when a paper was issued is not who issued it", () => {
  const { issuer } = readPedigree(
    [
      page(
        line(40, 20, "Fédération Féline Helvétique"),
        line(40, 60, "Breeder: Jana Novotna"),
        line(40, 900, "Établi à Sion, le 11 août 2020"),
      ),
    ],
    vocabulary,
  );
  expect(issuer?.value).toBe("Fédération Féline Helvétique");
});

test("an empty page gives nothing", () => {
  expect(readPedigree([page()], vocabulary)).toMatchObject({
    number: null,
    cat: { name: null },
    ancestors: [],
  });
});
