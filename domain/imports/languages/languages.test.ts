/** What breeders of each language write, and not what the lists of words hold: headings, sexes, breeds, colours, months. */
import { expect, test } from "vitest";
import { emsText } from "../../colours/ems/write.ts";
import { monthNamed } from "../../months.ts";
import { guessColumns } from "../headings/guess-columns.ts";
import { readRow } from "../read-row.ts";
import { NO_REPAIRS } from "../repairs.ts";

const FIELDS = "name breed ems sex birthdate number chip father mother breeder eyes deceased".split(
  " ",
);

interface Language {
  readonly headings: string;
  /** Breed, colour, sex, day of birth, and what they are. */
  readonly cats: readonly (readonly [cells: string, meant: string])[];
  readonly months: string;
}

const LANGUAGES: Readonly<Record<string, Language>> = {
  Hungarian: {
    headings:
      "Macska neve;Fajta;Szín;Neme;Született;Törzskönyvi szám;Mikrochip;Apja;Anyja;Tenyésztő;Szem színe;Elhullás dátuma",
    cats: [
      ["Perzsa;vörös cirmos;kandúr;2019. április 17.", "PER d 21 male 2019-04-17"],
      ["Szfinx;kék-krém;nőstény;2020. szept. 3.", "SPH g female 2020-09-03"],
    ],
    months:
      "január február március április május június július augusztus szeptember október november december",
  },
  Slovene: {
    headings:
      "Ime mačke;Pasma;Barva;Spol;Datum rojstva;Št. rodovnika;Mikročip;Oče;Mati;Vzreditelj;Barva oči;Datum smrti",
    cats: [
      ["Norveška gozdna mačka;rdeča tigrasta;samec;17. aprila 2019", "NFO d 23 male 2019-04-17"],
      ["Perzijska;modra z belo;samica;3. avgust 2020", "PER a 09 female 2020-08-03"],
    ],
    months:
      "januarja februarja marca aprila maja junija julija avgusta septembra oktobra novembra decembra",
  },
  Croatian: {
    headings:
      "Ime mačke;Pasmina;Boja;Spol;Datum rođenja;Broj rodovnice;Mikročip;Otac;Majka;Uzgajivač;Boja očiju;Datum uginuća",
    cats: [
      ["Sfinga;crvena;mužjak;17. travnja 2019.", "SPH d male 2019-04-17"],
      [
        "Norveška šumska mačka;plava s bijelim;ženka;3. kolovoza 2020.",
        "NFO a 09 female 2020-08-03",
      ],
    ],
    months:
      "siječnja veljače ožujka travnja svibnja lipnja srpnja kolovoza rujna – studenoga prosinca",
  },
  Serbian: {
    headings:
      "Име мачке;Раса;Боја;Пол;Датум рођења;Број родовника;Микрочип;Отац;Мајка;Одгајивач;Боја очију;Датум смрти",
    cats: [
      ["Мејн кун;црвена;мужјак;17. април 2019.", "MCO d male 2019-04-17"],
      ["Британска краткодлака;плава;женка;3. августа 2020.", "BRI a female 2020-08-03"],
    ],
    months:
      "јануара фебруара марта априла маја јуна јула августа септембра октобра новембра децембра",
  },
  Ukrainian: {
    headings:
      "Ім'я;Порода;Окрас;Стать;Дата народження;Номер родоводу;Мікрочіп;Батько;Мати;Заводчик;Колір очей;Дата смерті",
    cats: [
      ["Мейн-кун;рудий мармуровий;кіт;17 квітня 2019", "MCO d 22 male 2019-04-17"],
      [
        "Британська короткошерста;блакитний з білим;кішка;3 серпня 2020",
        "BRI a 09 female 2020-08-03",
      ],
    ],
    months:
      "січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня",
  },
  Estonian: {
    headings:
      "Kassi nimi;Tõug;Värvus;Sugu;Sünniaeg;Registrinumber;Mikrokiip;Isa;Ema;Kasvataja;Silmade värv;Surma kuupäev",
    cats: [
      ["Norra metskass;punane;isane;17. aprill 2019", "NFO d male 2019-04-17"],
      ["Briti lühikarvaline;sinine valgega;emane;3. oktoober 2020", "BRI a 09 female 2020-10-03"],
    ],
    months:
      "jaanuar veebruar märts aprill mai juuni juuli august september oktoober november detsember",
  },
  Latvian: {
    headings:
      "Kaķa vārds;Šķirne;Krāsa;Dzimums;Dzimšanas datums;Ciltsraksta numurs;Mikročips;Tēvs;Māte;Audzētājs;Acu krāsa;Nāves datums",
    cats: [
      ["Norvēģijas meža kaķis;sarkans;runcis;2019. gada 17. aprīlis", "NFO d male 2019-04-17"],
      ["Persietis;zils ar baltu;kaķene;3. augustā 2020", "PER a 09 female 2020-08-03"],
    ],
    months:
      "janvāris februāris martā aprīlī maijā jūnijs jūlijs augusts septembrī oktobris novembrī decembris",
  },
  Lithuanian: {
    headings:
      "Katės vardas;Veislė;Spalva;Lytis;Gimimo data;Kilmės knygos numeris;Mikroschema;Tėvas;Motina;Veisėjas;Akių spalva;Mirties data",
    cats: [
      ["Norvegų miškinė;raudonas;katinas;2019 m. balandžio 17 d.", "NFO d male 2019-04-17"],
      ["Sfinksas;mėlynas su baltu;katė;2020-08-03", "SPH a 09 female 2020-08-03"],
    ],
    months:
      "sausio vasario kovo balandžio gegužės birželio liepos rugpjūčio rugsėjo spalio lapkričio gruodžio",
  },
  Romanian: {
    headings:
      "Numele pisicii;Rasa;Culoare;Sex;Data nașterii;Număr pedigree;Microcip;Tata;Mama;Crescător;Culoarea ochilor;Data decesului",
    cats: [
      ["Norvegiană de pădure;roșu;mascul;17 aprilie 2019", "NFO d male 2019-04-17"],
      ["Britanică cu păr scurt;albastru cu alb;femelă;3 august 2020", "BRI a 09 female 2020-08-03"],
    ],
    months:
      "ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie",
  },
  Portuguese: {
    headings:
      "Nome do gato;Raça;Cor;Sexo;Data de nascimento;Nº de registro;Microchip;Pai;Mãe;Criador;Cor dos olhos;Data do óbito",
    cats: [
      [
        "Norueguês da Floresta;vermelho tabby;macho;17 de abril de 2019",
        "NFO d 21 male 2019-04-17",
      ],
      ["Persa;azul e branco;fêmea;3 de agosto de 2020", "PER a 09 female 2020-08-03"],
    ],
    months:
      "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
  },
  Turkish: {
    headings:
      "Kedinin adı;Irk;Renk;Cinsiyet;Doğum tarihi;Kayıt numarası;Mikroçip;Babası;Annesi;Yetiştirici;Göz rengi;Ölüm tarihi",
    cats: [
      ["Norveç orman kedisi;kırmızı tekir;erkek;17 Mayıs 2019", "NFO d 21 male 2019-05-17"],
      ["İran kedisi;altın siyah;kısırlaştırılmış dişi;3 Kasım 2020", "PER ny female 2020-11-03"],
    ],
    months: "Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık",
  },
  Greek: {
    headings:
      "Όνομα γάτας;Ράτσα;Χρώμα;Φύλο;Ημερομηνία γέννησης;Αριθμός μητρώου;Μικροτσίπ;Πατέρας;Μητέρα;Εκτροφέας;Χρώμα ματιών;Ημερομηνία θανάτου",
    cats: [
      ["Σφίγγα;κόκκινο;αρσενικό;17 Μαΐου 2019", "SPH d male 2019-05-17"],
      ["Περσική;μαύρο με λευκό;στειρωμένο θηλυκό;3 Δεκεμβρίου 2020", "PER n 09 female 2020-12-03"],
    ],
    months:
      "Ιανουαρίου Φεβρουάριος Μαρτίου Απρίλιος Μαΐου Ιούνιος Ιουλίου Αύγουστος Σεπτεμβρίου Οκτώβριος Νοεμβρίου Δεκέμβριος",
  },
  Japanese: {
    headings:
      "猫の名前;猫種;毛色;性別;生年月日;血統書番号;マイクロチップ番号;父猫;母猫;繁殖者;目の色;死亡日",
    cats: [
      ["ペルシャ;レッドタビー;去勢オス;2019年4月17日", "PER d 21 male 2019-04-17"],
      ["スフィンクス;ブルー&ホワイト;メス;2020年8月3日", "SPH a 09 female 2020-08-03"],
    ],
    months: "",
  },
};

test.each(Object.entries(LANGUAGES))("tables in %s", (_, { headings, cats, months }) => {
  const mapping = guessColumns(headings.split(";"));
  expect(mapping).toEqual(Object.fromEntries(FIELDS.map((field, i) => [field, i])));
  for (const [cells, meant] of cats) {
    const [breed, colour, sex, birth] = cells.split(";");
    const { values } = readRow(2, ["Bodza", breed!, colour!, sex!, birth!], {
      mapping,
      breedOfName: new Map(),
      dates: "day_first",
      today: "2026-11-27",
      registrationPrefix: "FEL",
      repairs: NO_REPAIRS,
    });
    const ems = emsText(null, values.codes!, []);
    expect([values.breed, ems, values.sex, values.birthdate].join(" ")).toBe(meant);
  }
  // Croatian has a tenth month that no word alone tells.
  const named = months.split(" ").map((month, i) => (month === "–" ? i + 1 : monthNamed(month)));
  expect(named).toEqual(months === "" ? [null] : named.map((__, i) => i + 1));
});
