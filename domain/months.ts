/** The months' names in the languages of the papers and tables that reach us, with the genitives that stand in dates. */
import { plainWord } from "./plain-word.ts";

/**
 * A short form that begins two months' names stands with the one that it abbreviates: "lip", "srp" and "sie" as Poles and
 * Czechs write them. A whole name of two months is in both, and means neither without the language.
 */
const MONTHS: readonly string[] = [
  "january januar janvier janv januari januari tammikuu tammikuuta styczen stycznia leden ledna gennaio gen enero ene январь января januarja sijecanj sijecnja siecien січень січня jaanuar jaanuari janvaris sausis sausio ianuarie janeiro ocak януари јануар јануара ιανουαριος ιανουαριου janner led januara",
  "february februar februari feber fevrier fevr fev helmikuu helmikuuta luty lutego unor unora febbraio febrero февраль февраля februarja veljaca veljace лютий лютого veebruar veebruari februaris vasaris vasario februarie fevereiro subat февруари фебруар фебруара φεβρουαριος φεβρουαριου februara",
  "march marz maerz mrz mars maart mrt maaliskuu maaliskuuta mar marzec marca brezen brezna marzo март марта мар marcius ozujak ozujka березень березня marts kovas kovo martie marco mart μαρτιος μαρτιου bre marta",
  "april avril avr huhtikuu huhtikuuta kwiecien kwietnia duben dubna aprile abril апрель апреля aprilis travanj travnja квітень квітня aprill aprilli balandis balandzio aprilie nisan април априла απριλιος απριλιου dub aprila",
  "may mai mei maj toukokuu toukokuuta maja kveten kvetna maggio mag mayo май мая majus svibanj svibnja травень травня maijs geguze geguzes maio mayis мај маја μαιος μαιου kve maija",
  "june juni juin kesakuu kesakuuta czerwiec czerwca cerven cervna cerv giugno giu junio jun июнь июня junius junija lipanj lipnja червень червня juuni juunis junijs birzelis birzelio iunie junho haziran юни јун јуна ιουνιος ιουνιου cvn cer cze juna",
  "july juli juillet juil heinakuu heinakuuta lipiec lipca cervenec cervence luglio lug julio jul июль июля julius julija srpanj srpnja липень липня juuli julijs liepa liepos iulie julho temmuz юли јул јула ιουλιος ιουλιου lip cvc jula",
  "august aout augusti augustus elokuu elokuuta sierpien sierpnia srpen srpna agosto ago август августа augusztus avgust avgusta kolovoz kolovoza серпень серпня rugpjutis rugpjucio agustos αυγουστος αυγουστου sie srp augusts augusta",
  "september septembre sept syyskuu syyskuuta wrzesien wrzesnia wrz zari settembre set septiembre сентябрь сентября szeptember septembra rujan rujna вересень вересня septembris rugsejis rugsejo septembrie setembro eylul септември септембар септембра σεπτεμβριος σεπτεμβριου szep zar",
  "october oktober octobre lokakuu lokakuuta pazdziernik pazdziernika rijen rijna ottobre ott octubre октябрь октября oktobra жовтень жовтня oktobris spalis spalio octombrie outubro ekim октомври октобар октобра οκτωβριος οκτωβριου listopad listopada paz rij oktoober",
  "november novembre marraskuu marraskuuta listopad listopada listopadu noviembre ноябрь ноября novembra studeni studenoga листопад листопада lapkritis lapkricio noiembrie novembro kasim ноември новембар новембра νοεμβριος νοεμβριου lis studenog novembris novembri",
  "december dezember dez decembre joulukuu joulukuuta grudzien grudnia prosinec prosince dicembre dic diciembre декабрь декабря decembra detsember detsembri prosinca грудень грудня gruodis gruodzio decembrie dezembro aralik декември децембар децембра δεκεμβριος δεκεμβριου desember pro prosinac decembris decembri",
];
interface Named {
  readonly name: string;
  readonly month: number;
}
const NAMES: readonly Named[] = MONTHS.flatMap((names, at) =>
  names.split(" ").map((name) => ({ name, month: at + 1 })),
);
const BY_NAME = Map.groupBy(NAMES, ({ name }) => name);
const SHORTEST = 3;

/** A month, 1 to 12, by its name or the first letters that no other month has; null for other words. */
export function monthNamed(word: string): number | null {
  const plain = plainWord(word);
  if (plain.length < SHORTEST) return null;
  return only(BY_NAME.get(plain) ?? NAMES.filter(({ name }) => name.startsWith(plain)));
}

/** The month whose name fits; null if none does, or those of several. */
export const onlyMonth = (fits: (named: Named) => boolean) => only(NAMES.filter(fits));

function only(named: readonly Named[]): number | null {
  const months = new Set(named.map(({ month }) => month));
  return months.size === 1 ? [...months][0]! : null;
}
