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

test("litters in a breeder's own book: a day of six figures, parents with their numbers, a cattery's column", async () => {
  const cats = await read(
    lines(
      "S*Björkens - norska skogkattar (NFO);;;;;",
      "Uppfödare: Karin Ek, Ockelbo;;;;;",
      "Stamnamn;Namn;Kön;EMS;Regnr SVERAK;ID-nr",
      "A-kullen  f. 190829   S*Mosse Fenix JW (SVERAK LO 315007) x S*Tall Tindra (SVERAK LO 301245);;;;;",
      "S*Björkens;Alvar;hane;n 09 23;LO 322110;752098190679037",
      "S*Björkens;Agda;honkastrat;f 23;LO 322111;752098174208751",
      "S*Björkens;Doris;hankastrat;f 22;LO 369122;7,52098E+14",
      "B-kullen  f. 2021-03-02   DK*Ravn Tor (FD LO 77120) x S*Björkens Agda (LO 322111);;;;;",
      "S*Björkens;Cajsa;hona;f 22;LO 352011;752098123630074",
    ),
  );
  expect(cats).toHaveLength(4);
  expect(cats[0]).toMatchObject({
    prefix: "S*Björkens",
    name: "Alvar",
    birthdate: "2019-08-29",
    father: "S*Mosse Fenix JW",
    father_number: "SVERAK LO 315007",
    mother: "S*Tall Tindra",
    mother_number: "SVERAK LO 301245",
    chip: "752098190679037",
    number: "LO 322110",
    breeder: "Karin Ek",
    breed: "NFO",
  });
  expect(cats[3]).toMatchObject({ birthdate: "2021-03-02", mother: "S*Björkens Agda" });
});

test("a list of studs says their sex in its title, and its legends are no cats", async () => {
  const cats = await read(
    lines(
      "Birmaringen – Hankattlista 2024;;;;",
      "Katt;Född;EMS;Regnr;Efter – undan",
      "GIC S*Silke Hugo, DVM;2016-05-17;SBI n;LO 288120;GIC FI*Lumi Aatos – S*Silke Vega",
      "S*Silke Ivar;2017-09-01;SBI a;LO 300456;IC NO*Birma Storm – S*Silke Vega",
      "Efter = far, undan = mor;;;;",
      "LO/RX utan förbund = SVERAK;;;;",
    ),
  );
  expect(cats).toHaveLength(2);
  expect(cats[0]).toMatchObject({
    sex: "male",
    father: "GIC FI*Lumi Aatos",
    mother: "S*Silke Vega",
  });
  expect(cats[1]).toMatchObject({ sex: "male", number: "LO 300456" });
});

test("in a register of what came and left the day of birth is the one that is called so", async () => {
  const [iris] = await read(
    lines(
      "N°;Date;Motif;Nom;Race;Sexe;Né(e) le;Identification",
      "1;14/02/2016;achat;Iris des Brumes;Persan;F;20/10/2015;250269655458228",
      "2;08/01/2017;achat;Majestic de Foo;Persan;M;03/09/2016;250269642011950",
    ),
  );
  expect(iris).toMatchObject({ birthdate: "20/10/2015", name: "Iris des Brumes" });
});

test("a day of birth in three columns, its month in Roman figures", async () => {
  const cats = await read(
    lines(
      "Č.;Jméno;Pohl.;Plemeno;Den;Měsíc;Rok;Č. průkazu",
      "1;Alma z Dvora;0,1;MCO;4;V;2019;ČSCH LO 12345",
      "2;Artur z Dvora;1,0;MCO;12;11;2020;ČSCH LO 12346",
    ),
  );
  expect(cats.map(({ birthdate }) => birthdate)).toEqual(["4 V 2019", "12.11.2020"]);
});

test("a line alone beside the names' column is a title, and a dog among the breeds is no cat", async () => {
  const cats = await read(
    lines(
      "No.;Cat;Breed;Sex;Born;Breeder",
      "Category II;;;;;",
      "12;Ada of Foo;MCO;0.1;12.03.2019;A. Smith",
      "Category III;;;;;",
      "40;Bela Star;RUS;0.1;05.06.2021;D. Green",
      "41;Hasso;Hund;1.0;05.06.2015;D. Green",
    ),
  );
  expect(cats.map(({ name }) => name)).toEqual(["Ada of Foo", "Bela Star"]);
});

test("cats side by side keep a day and parents of their own", async () => {
  const cats = await read(
    lines(
      "Name;Anton;Zita;Boris",
      "Sex;m;f;m",
      "Born;12.05.2019;01.01.2015;02.02.2014",
      "Breed;MCO;MCO;MCO",
      "Sire;Boris;;",
      "Dam;Zita;;",
    ),
  );
  expect(cats.map(({ mother }) => mother)).toEqual(["Zita", undefined, undefined]);
});

test("a backup that names a litter within the litter ends, and a keeper's cattery is no cat", async () => {
  const litter = { litter: "lit-001" };
  const cats = await read(
    JSON.stringify({
      litters: [{ id: "lit-001", born: "2019", sire: { name: "X", a: litter, b: litter } }],
      cats: [
        { id: "cat-001", name: "Anton", sex: "m", ...litter },
        { id: "cat-002", name: "Berta", sex: "f", owner: { cattery: "Foo Bar", gender: "f" } },
      ],
    }),
  );
  expect(cats.map(({ name }) => name)).toEqual(["Anton", "Berta"]);
});

test("what stands behind a card's facts makes no table of it, and words in a chip's place are left out", async () => {
  const card = (name: string) => [
    `Name:\t${name}\tCH`,
    "Sex:\tm\tentire",
    "Born:\t12.05.2019\tat home",
    "Dam:\tZita\tour cat",
    "",
  ];
  expect((await read(lines(...card("Anton"), ...card("Berta")))).length).toBe(2);
});
