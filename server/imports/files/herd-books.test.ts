/** Herd books, litter sheets and backups as clubs, breeders and their programs keep them. */
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { detectDelimiter } from "@felistry/domain/imports/detect.ts";
import { guessColumns } from "@felistry/domain/imports/headings/guess-columns.ts";
import { columnsOf, type ImportField } from "@felistry/domain/imports/columns.ts";
import { fileRows } from "./file-rows.ts";

/** What the cats' rows say, by the fields that their headings are taken for. */
async function read(text: string) {
  const kind = { encoding: "utf-8", delimiter: detectDelimiter(text) } as const;
  const rows = [];
  for await (const row of fileRows(Readable.from([Buffer.from(text)]), kind)) rows.push(row);
  const [heading, ...cats] = rows;
  const mapping = guessColumns(heading!.cells);
  const fields = Object.keys(mapping) as ImportField[];
  return cats.map(({ cells }) =>
    Object.fromEntries(
      fields.flatMap((field) => {
        const said = columnsOf(mapping, field).map((at) => (cells[at] ?? "").trim());
        return said.some(Boolean) ? [[field, said.join(" ")]] : [];
      }),
    ),
  );
}

const lines = (...all: readonly string[]) => all.join("\n");

test("a table whose first column holds numbers is no file of cards, whatever its last line explains", async () => {
  const cats = await read(
    lines(
      "Rek.nro\tTitt.\tNimi\tTitt. (jälk.)\tEMS\tSp.\tSynt.",
      "FI KL LO 100001\tEC\tFI*Suvisaaren Ada\tJW\tSIB n 22\tN\t4.5.2017",
      "FI KL LO 100002\t\tFI*Suvisaaren Bor\tDVM\tSIB d 22\tU\t5.5.2017",
      "FI KL LO 100003\tCH\tFI*Suvisaaren Cid\t\tSIB n 22\tU\t6.5.2018",
      "Yhteensä 3 kissaa. Sp. = sukupuoli (U uros, N naaras)",
    ),
  );
  expect(cats).toMatchObject([
    { name: "FI*Suvisaaren Ada", sex: "naaras", titles: "EC, JW", number: "FI KL LO 100001" },
    { name: "FI*Suvisaaren Bor", sex: "uros", titles: "DVM", birthdate: "5.5.2017" },
    { name: "FI*Suvisaaren Cid", sex: "uros", titles: "CH" },
  ]);
});

test("a breed above a part of the list does not hold for a cat whose own code has another", async () => {
  const [ada, bor] = await read(
    lines(
      "Name;EMS;Sex;Born",
      "Siberian (SIB);;;",
      "Ada of Foo;n 22;F;04.05.2017",
      "Kurilian bobtails (KBS: short, KBL: long);;;",
      "Bor of Foo;KBL n 24;M;05.05.2017",
    ),
  );
  expect(ada).toMatchObject({ name: "Ada of Foo", breed: "Siberian (SIB)" });
  expect(bor).not.toHaveProperty("breed");
});

test("breeds and sexes in Russian letters, and a sire's number in brackets behind his name", async () => {
  const cats = await read(
    lines(
      "№ в ПК;Кличка;Пол;Пор.;Род.;Отец (№ ПК);Мать (№ ПК)",
      "0412;Тимофей Плёс;к;СИБ;12.03.2019;Орлан;Забава",
      "0413;Невка Плёс;кш;НЕМ;12.03.2019;Орлан;Забава",
      "0452;Ветерок Плёс;кот;СИБ;27.02.2021;Тимофей Плёс (0412);Невка Плёс (0413)",
    ),
  );
  expect(cats.map(({ sex }) => sex)).toEqual(["кот", "кш", "кот"]);
  expect(cats.map(({ breed }) => breed)).toEqual(["СИБ", "НЕМ", "СИБ"]);
  expect(cats[0]).toMatchObject({ number: "0412", father: "Орлан", mother: "Забава" });
  expect(cats[2]).toMatchObject({
    father: "Тимофей Плёс",
    father_number: "0412",
    mother: "Невка Плёс",
    mother_number: "0413",
  });
});

test("a name with a call name behind it, and kittens below in a table of its own words", async () => {
  const cats = await read(
    lines(
      "Nimi (kutsumanimi)\tSukupuoli\tRotu ja väri\tSyntynyt\tRekisterinro\tSirunumero\tIsä – emä\tKasvattaja",
      "GIC FI*Louhen Ada, DSM (Rora)\tnaaras, ster.\tNFO f 09 24\t18.3.2014\tFI KL LO 95510\t246098041094668\tBoris – Zita\tR. Aho",
      "FI*Louhen Eemeli\turos\tNFO n 09 23\t2.6.2018\tFI KL LO 121980\t246098052347039\tBalder – GIC FI*Louhen Ada, DSM\tR. Aho",
      "",
      "PENTUEET",
      "",
      "Nimi\tSp.\tVäri\tSynt.\tRek.nro\tSiru\tVanhemmat\tKoti",
      "FI*Louhen Gabriel\tu\tn 23\t30.8.2021\tFI KL LO 139610\t246098091727972\tEemeli – Rora\tKouvola",
      "FI*Louhen Gerbera\tn\tf 09 23\t30.8.2021\tFI KL LO 139611\t246098022858391\tEemeli – Rora\tKotka",
    ),
  );
  expect(cats).toMatchObject([
    { name: "GIC FI*Louhen Ada, DSM", call_name: "Rora", father: "Boris", mother: "Zita" },
    { name: "FI*Louhen Eemeli", mother: "GIC FI*Louhen Ada, DSM" },
    { name: "FI*Louhen Gabriel", sex: "uros", father: "Eemeli", mother: "Rora" },
    { name: "FI*Louhen Gerbera", sex: "naaras", number: "FI KL LO 139611" },
  ]);
  expect(cats[2]).not.toHaveProperty("breeder");
});

test("kittens side by side below what is said once of their litter", async () => {
  const cats = await read(
    lines(
      "Cattery NL*Hoeve;;P-nest",
      "Geboren;14-01-2022;",
      "Vader;CH NL*Veen Kasper;",
      "Moeder;NL*Hoeve Lavendel;",
      "Naam;NL*Hoeve Pastis;NL*Hoeve Pernod",
      "Geslacht;kater;poes",
      "Ras/kleur;DRX c;DRX a",
      "Chip;528099086454284;",
      "dag 0;89;93",
    ),
  );
  expect(cats).toMatchObject([
    {
      name: "NL*Hoeve Pastis",
      sex: "kater",
      birthdate: "14-01-2022",
      father: "CH NL*Veen Kasper",
      chip: "528099086454284",
    },
    { name: "NL*Hoeve Pernod", sex: "poes", birthdate: "14-01-2022", mother: "NL*Hoeve Lavendel" },
  ]);
  expect(cats[1]).not.toHaveProperty("chip");
});

test("the breeder and the breed that a title above all litters names", async () => {
  const cats = await read(
    lines(
      "Hodowla „Polana*PL” – koty syberyjskie, hodowca: Anna Kłos;;;",
      "MIOT A ur. 08.05.2019 r.;;;",
      "ojciec: IC Borys Trop*PL;;;",
      "matka: Nadieżda z Baśni*PL;;;",
      "Imię;płeć;EMS;nr rod.",
      "Amur Polana*PL;kocur;n 22;FPL LO 125810",
      "Angara Polana*PL;kotka;n 09 22;FPL LO 125811",
      "MIOT B ur. 21.10.2020 r.;;;",
      "ojciec: Kazbek Ogród*PL;;;",
      "matka: Nadieżda z Baśni*PL;;;",
      "Imię;płeć;EMS;nr rod.",
      "Buran Polana*PL;kocur;d 23;FPL LO 136202",
    ),
  );
  expect(cats).toHaveLength(3);
  for (const cat of cats) expect(cat).toMatchObject({ breeder: "Anna Kłos", breed: "SIB" });
  expect(cats[2]).toMatchObject({ father: "Kazbek Ogród*PL", birthdate: "21.10.2020" });
});

test("a backup whose kittens name their litter by its key, and whose names have a word for a cattery", async () => {
  const cat = (id: string, stamnaam: string, more: object) => ({
    id,
    stamnaam,
    roepnaam: null,
    chip: null,
    ...more,
  });
  const cats = await read(
    JSON.stringify({
      app: "NestBoek",
      contacten: [{ id: "c0-person-1", naam: "Fleur Bakker", rol: "fokker", telefoon: null }],
      nesten: [
        {
          id: "n0-litter-1",
          letter: "Q",
          vaderId: "k0-cat-2",
          moederId: "k0-cat-1",
          geboren: "2020-02-02",
        },
      ],
      katten: [
        cat("k0-cat-1", "NL*Storm Ophelia", {
          geslacht: "V",
          fokkerId: "c0-person-1",
          nestId: null,
        }),
        cat("k0-cat-2", "NL*Storm Percival", {
          geslacht: "M",
          fokkerId: "c0-person-1",
          nestId: null,
        }),
        cat("k0-cat-3", "NL*Storm Quinty", { geslacht: "V", geboren: null, nestId: "n0-litter-1" }),
      ],
    }),
  );
  expect(cats).toMatchObject([
    { name: "NL*Storm Ophelia", sex: "V", breeder: "Fleur Bakker" },
    { name: "NL*Storm Percival", sex: "M" },
    { name: "NL*Storm Quinty", father_number: "k0-cat-2", mother_number: "k0-cat-1" },
  ]);
});
