/** Pairs of records made to be hard to tell: twenty of one cat each, twenty of two. */
import { parseEms } from "@felistry/domain/colours/ems/parse.ts";
import type { LikenessCat } from "@felistry/domain/merges/likeness.ts";

type Pair = readonly [title: string, one: string, other: string];

/** `name | sex | birth | EMS | number | dam | sire`, as little as is known. */
export function recordOf(text: string): LikenessCat {
  const [name = "", sex, birth = "", ems = "", number, dam, sire] = text
    .split("|")
    .map((cell) => cell.trim());
  const read = parseEms(ems);
  const [year, month, day] = birth.split("-");
  return {
    name,
    sex: sex === "m" ? "male" : sex === "f" ? "female" : null,
    birthdate: birth ? `${year}-${month ?? "01"}-${day ?? "01"}` : null,
    precision: day ? "day" : month ? "month" : "year",
    breed: read.ok ? read.breed : null,
    codes: read.ok ? read.codes : null,
    numbers: [number ?? null],
    dam: dam ? { name: dam } : null,
    sire: sire ? { name: sire } : null,
  };
}

export const ONE_CAT: readonly Pair[] = [
  [
    "both scripts",
    "Spirit of New Heaven's Iljuschka|f|2002-09-22|SIB n 09 23",
    "Спирит оф Нью Хевенс Ильюшка|f|2002-09-22|SIB n 09 23",
  ],
  [
    "scripts, no date",
    "Sofja Chingi-Tura|f||SIB n 09 22||Renata Bast|Jostas Chingi-Tura",
    "Софья Чинги-Тура|f||SIB n 09 22||Рената Баст|",
  ],
  [
    "prefix as suffix, ’s as of",
    "FR*Silver Forest's Amber Dream|f|2015-04-03|NFO n 09 22",
    "Amber Dream of Silver Forest|f||NFO n 09 22",
  ],
  [
    "titles and a country",
    "GIC EST*Villa Aurelia Barnabas, DSM|m|2018-07-11|MCO ns 22",
    "Barnabas Villa Aurelia|m|2018-07-11|MCO ns 22",
  ],
  [
    "day and month exchanged",
    "Lord Natlend|m|1995-03-08|SIB a 23",
    "Lord Natland|m|1995-08-03|SIB a 23",
  ],
  [
    "only the year",
    "Xerxes vom Schlosspavillon|m|1999|SIB n",
    "Xerxes v. Schloßpavillon|m|1999-05-02|SIB n",
  ],
  [
    "a slip in a long name",
    "Margilan vom Schlosspavillon|m|2001-10-19|SIB ns 09 23",
    "Margillan vom Schlosspavilon|m|2001-10-19|SIB ns 09 23",
  ],
  [
    "number in other writing, another name",
    "Murka|f|2011-05-05|SIB n 22|(FD) LO 130716",
    "DK Meldgaards Angara|f|2011-05-05|SIB n 22|FD LO 0130716",
  ],
  ["Cyrillic number", "Amur|m|1991|SIB n 09 23|KOTOFEJ 51/91", "Амур|m||SIB n 09 23|Котофей 51/91"],
  [
    "a kitten's coat",
    "Snow Star Vasilisa|f|2019-06-01|SIB n 23||Snow Star Luna|",
    "Василиса Snow Star|f|2019-06-01|SIB ns 24||Luna Snow Star|",
  ],
  [
    "amber seen late",
    "S*Tigris Freja|f|2016-02-12|NFO n 22",
    "Freja, S*Tigris|f|2016-02-12|NFO nt 22",
  ],
  ["sister breeds", "Albert Grey House|m|2014-09-14|BRI a", "Альберт Грэй Хаус|m|2014-09-14|BLH a"],
  [
    "German ear",
    "Svetozar Chingi-Tura|m|2002-11-05|SIB n 22",
    "Swetosar Tschingi-Tura|m|2002-11-05|SIB n 22",
  ],
  [
    "one lacks its cattery",
    "Enrico|m|2001-03-03|SIB e 22||Doraschka|",
    "Enrico von den Rheinhauen|m|2001-03-03|SIB e 22||Doraschka vom Schlosspavillon|",
  ],
  [
    "joined words",
    "Jostas Chingitura|m|1995-02-02|SIB ns 09|PK No 91/95/SIB",
    "Jostas Chingi Tura|m||SIB ns 09|PK 91/95 SIB",
  ],
  [
    "a day after",
    "Bella Luce Fiordiligi|f|2020-12-31|RAG n 03||Bella Luce Aria|Otello",
    "Fiordiligi Bella Luce|f|2021-01-01|RAG n 04||Aria Bella Luce|Otello",
  ],
  [
    "French and Russian",
    "Jean-Jacques du Château Noir|m|2017-08-08|PER a",
    "Jean Jacques Chateau Noir|m|2017-08-08|PER a",
  ],
  [
    "a digit exchanged",
    "Ch. Wassili vom Schlosspavillon|m||SIB n 09 22|Felina 09058573 RIEX",
    "Vasily vom Schlosspavillon|m||SIB n 09 22|Felina 09058537 RIEX",
  ],
  [
    "Polish ear",
    "Koszka Malwina|f|2013-01-20|DRX n||Koszka Zofia|",
    "Malvina Koshka|f|2013-01-20|DRX n||Zofia Koshka|",
  ],
  [
    "figure of the year",
    "Kit Kat Orpheus|m|2012-06-17|OSH b||Kit Kat Iris|Zeus Bluebell",
    "Orpheus Kit Kat|m|2013-06-17|OSH b||Iris Kit Kat|Bluebell Zeus",
  ],
];

export const TWO_CATS: readonly Pair[] = [
  [
    "litter mates",
    "Sofja Chingi-Tura|f|1998-04-04|SIB n 22||Renata|Jostas",
    "Sonja Chingi-Tura|f|1998-04-04|SIB n 09 22||Renata|Jostas",
  ],
  [
    "litter mates, one coat",
    "Silver Forest Alisa|f|2020-05-05|MCO n 22||Silver Forest Ida|Otto",
    "Silver Forest Alina|f|2020-05-05|MCO n 22||Silver Forest Ida|Otto",
  ],
  [
    "litter mates, numbers in turn",
    "Alfa Star Bruno|m|2021-01-09|BRI a|FIFe LO 224511",
    "Alfa Star Bruna|m|2021-01-09|BRI a|FIFe LO 224512",
  ],
  [
    "brother and sister",
    "Grey House Leo|m|2019-09-09|BRI a||Mia|Rex",
    "Grey House Lea|f|2019-09-09|BRI a||Mia|Rex",
  ],
  [
    "namesakes of two catteries",
    "Villa Aurelia Bella|f|2018-03-03|MCO n 22",
    "Bella Snow Star|f|2018-03-03|MCO n 22",
  ],
  [
    "the name given again",
    "Barsik Chingi-Tura|m|1999-02-02|SIB n 22",
    "Barsik Chingi-Tura|m|2012-07-15|SIB n 22",
  ],
  ["red is not black", "Ryzhik|m|2020-03-01|SIB d 22", "Ryzhik|m|2020-03-01|SIB n 22"],
  [
    "two registrations in one book",
    "Luna|f|2022-02-02|MCO n 22|FIFe LO 300101",
    "Luna|f|2022-02-02|MCO n 22|FIFe LO 412777",
  ],
  [
    "father and son",
    "Amur Chingi-Tura|m||SIB n 22||Dama|Georg",
    "Amur Chingi-Tura|m||SIB n 22||Luscha|Amur Chingi-Tura",
  ],
  [
    "the second of the name",
    "Otto of Silver Forest|m||NFO n 22",
    "Otto II of Silver Forest|m||NFO n 22",
  ],
  [
    "other parents",
    "Mars|m|2017-05-05|MCO n 22||Ida|Bruno",
    "Mars|m|2017-05-05|MCO n 22||Freja|Sigurd",
  ],
  ["other breed", "Simba|m|2016-04-04|ABY n", "Simba|m|2016-04-04|MCO n"],
  ["a name alone", "Barsik|m||SIB n 22", "Барсик|m||SIB n 22"],
  ["white is born white", "Snezhok|m|2018-08-18|TUA w", "Snezhok|m|2018-08-18|TUA n"],
  [
    "colours of a litter",
    "Marusya Snow Star|f|2019-06-01|SIB n 23||Luna|Otto",
    "Markusha Snow Star|f|2019-06-01|SIB a 23||Luna|Otto",
  ],
  [
    "a litter's number",
    "Kotofej Alfa|f|1996-01-01|SIB n 22|KOTOFEJ 96/89|Motja|",
    "Kotofej Beta|f|1996-01-01|SIB a 23|KOTOFEJ 96/89|Motja|",
  ],
  [
    "sisters of two years",
    "Dream Anna|f|2018-05-05|RAG n||Dream Ida|Otto",
    "Dream Anne|f|2020-05-19|RAG n||Dream Ida|Otto",
  ],
  [
    "two words shared",
    "Spirit of New Heaven's Iljuschka|f|2002-09-22|SIB n 23",
    "Spirit of New Heaven's Ivanka|f|2002-09-22|SIB n 23",
  ],
  [
    "full sisters, alike to the ear",
    "Mila Sun|f|2015-05-05|BEN n 24||Kira Sun|Leo",
    "Mela Moon|f|2015-05-05|BEN n 24||Kora Moon|Leon",
  ],
  ["dilute is not dense", "Murzik|m|2014-03-03|BRI a", "Мурзик|m|2014-03-03|BRI n"],
];
