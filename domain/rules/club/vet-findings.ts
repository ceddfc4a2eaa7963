/** What the rules ask of a vet, in the entries of health that owners make: by its name, and by what the result says. */
import type { ClubFacts } from "./truth.ts";

export interface HealthEntry {
  readonly kind: string;
  readonly name: string;
  readonly result: string | null;
  readonly issued_on: string | null;
}

const NAMED = {
  testes: /testic|testes|cryptorch|семенник|яичк|крипторх/iu,
  hernia: /hernia|грыж/iu,
  defect: /congenital|birth defect|врожд[её]нн(?!\p{L}* (?:рефлекс|иммунит))/iu,
  toes: /polydactyl|extra toe|полидактил|лишни\p{L} пальц/iu,
  caesarean: /c[ae]*sarean|c-section|кесар/iu,
} as const;

/** What a result says by such words: negations first, since what they deny is taken away with them. */
type Reading = readonly (readonly [said: RegExp, means: boolean])[];

const FINDING: Reading = [
  [/abnormal\p{L}*|\bnot (?:normal|free|healthy)\b|(?<!\p{L})не ?норм\p{L}*/giu, true],
  [/\bno(?:ne)?\b[^.;,]*|(?<!\p{L})(?:нет|без)(?!\p{L})[^.;,]*/giu, false],
  [/\bnot (?:found|detected|present|seen|affected)\b|\bunaffected\b/giu, false],
  [/(?<!\p{L})не (?:выявл|обнаруж|найден|имеет)\p{L}*/giu, false],
  [/\b(?:normal|clear|free|absent|healthy)\b|\bnegativ\p{L}*/giu, false],
  [/(?<!\p{L})(?:норм|здоров|отриц|отсутств)\p{L}*/giu, false],
  [/\b(?:affected|present|found|detected|yes)\b|\bpositiv\p{L}*|cryptorch\p{L}*/giu, true],
  [/крипторх\p{L}*|(?<!\p{L})(?:полож|выявл|обнаруж|найден|имеет|есть)\p{L}*/giu, true],
];
/** Whether both are in their place. What denies, or speaks of one of them, speaks against it. */
const CERTIFYING: Reading = [
  [
    /\b(?:no|not|nothing|without)(?: (?:any|other|obvious|clinical|signs? of))* (?:abnormal|cryptorch|anomal|patholog|defect|finding|monorch)\p{L}*(?: (?:was|were|are|is))?(?: (?:detected|found|seen|noted|observed|present))?/giu,
    true,
  ],
  [
    /(?:крипторх|патолог|отклонени|аномал|нарушени|поро[кч])\p{L}*(?: развития| яич\p{L}*| семенник\p{L}*)? (?:нет|не (?:выявл|обнаруж|найд|отмеч|имеет)\p{L}*|отсутств\p{L}*)/giu,
    true,
  ],
  [
    /(?<!\p{L})(?:без|нет|не (?:выявл|обнаруж|найд|отмеч)\p{L}*)(?: (?:видимых|явных|каких-либо|признаков))* (?:крипторх|патолог|отклонени|аномал|нарушени|поро[кч]|особенност)\p{L}*/giu,
    true,
  ],
  [/\bundescended\b|\bnot (?:\p{L}+ )?descended\b|cryptorch\p{L}*|крипторх\p{L}*/giu, false],
  [
    /(?<!\p{L})не ?(?:\p{L}+ )?опу[щс]\p{L}*|(?<!\p{L})отсутств\p{L}*|abnormal|ненорм\p{L}*/giu,
    false,
  ],
  [/\b(?:absent|missing|retained|un|non|no|none|not|one|only)\b/giu, false],
  [/(?<!\p{L})(?:не|нет|одно|один|только)(?!\p{L})/giu, false],
  [/\b(?:descended|present|palpable|normal|yes|certified)\b/giu, true],
  [/(?<!\p{L})(?:опу[щс]|в мошонк|норм|есть|здоров)\p{L}*/giu, true],
];
const UNSURE =
  /unclear|unsure|\bnot (?:clear|sure|certain|yet|done|examined|checked|tested)\b|\bno (?:data|information)\b|неясн|не ясн|сомнит|нет данных|(?<!\p{L})не (?:обследов|осмотр|провер|осматр|изуч)/iu;

/** Null where the words say neither, or both. */
function read(result: string | null, words: Reading): boolean | null {
  if (result === null || UNSURE.test(result)) return null;
  let rest = result;
  const said = new Set<boolean>();
  for (const [sign, means] of words) {
    const without = rest.replaceAll(sign, " ");
    if (without !== rest) said.add(means);
    rest = without;
  }
  return said.size === 1 ? said.has(true) : null;
}

/** @param entries the newest first; what nobody has entered stays unknown */
export function vetFindings(entries: readonly HealthEntry[]): ClubFacts {
  const named = (sought: keyof typeof NAMED) =>
    entries.filter(({ kind, name }) => kind === "health" && NAMED[sought].test(name));
  const newest = (sought: keyof typeof NAMED) => read(named(sought)[0]?.result ?? null, FINDING);
  const [hernia] = named("hernia").filter(isUmbilical);
  const [testes] = named("testes");
  const said = {
    umbilical_hernia: hernia ? hasUmbilical(hernia) : null,
    congenital_defect: hasDefect(named("defect")),
    polydactyl: newest("toes"),
    testes_cert: testes ? areCertified(testes) : null,
  };
  return {
    ...Object.fromEntries(Object.entries(said).filter(([, found]) => found !== null)),
    ...(countMade(named("caesarean")) > 1 && { repeat_caesarean: true }),
  };
}

const ANY_DEFECT =
  /(?:congenital|birth) (?:defect|anomal|abnormal|malformation)|врожд[её]нн\p{L}* (?:порок|дефект|аномал|патолог)/iu;

/** One defect that was not found says nothing of the others. */
function hasDefect([newest]: readonly HealthEntry[]): boolean | null {
  if (newest === undefined) return null;
  const found = read(newest.result, FINDING);
  return found === false && !ANY_DEFECT.test(newest.name) ? null : found;
}

const UMBILICAL = /umbilic|пупоч/iu;
const OTHER_HERNIA = /inguinal|diaphragm|perine|hiatal|пахов|диафрагм|промежн/iu;

/** Of a hernia of another place nothing is asked. */
function isUmbilical({ name, result }: HealthEntry): boolean {
  return UMBILICAL.test(name) || !OTHER_HERNIA.test(`${name} ${result ?? ""}`);
}

/** No hernia is no umbilical one; of one found without its place nobody knows. */
function hasUmbilical({ name, result }: HealthEntry): boolean | null {
  const found = read(result, FINDING);
  return found && !UMBILICAL.test(`${name} ${result ?? ""}`) ? null : found;
}

const FAULT = /cryptorch|крипторх/iu;
const CERTIFICATE = /certif|справк|сертиф|заключен/iu;

/** A certificate without a result certifies; an entry that is named for the fault certifies only by a result that denies it. */
function areCertified({ name, result }: HealthEntry): boolean | null {
  if (FAULT.test(name)) {
    const isFaulty = read(result, FINDING);
    return isFaulty === null ? read(result, CERTIFYING) : !isFaulty;
  }
  if (result === null || result.trim() === "") return CERTIFICATE.test(name) ? true : null;
  return read(result, CERTIFYING);
}

const NOT_MADE =
  /^\s*(?:no(?:ne)?|never|0|нет)\s*[.;,!]?\s*$|^\s*not? (?:made|done|needed|necessary|performed|c[ae]*sarean|c-section)|^\s*(?:не (?:было|дела|проводи|потребова|нужн|понадоби)|без кесар)/iu;

/** Of two entries without a day, or of one day, nobody knows whether they are of two operations, unless they read differently. */
function countMade(entries: readonly HealthEntry[]): number {
  const made = entries.filter(({ result }) => !NOT_MADE.test(result ?? ""));
  const days = new Set(made.map(({ issued_on }) => issued_on).filter((day) => day !== null));
  if (days.size > 0) return days.size;
  return new Set(made.map(({ name, result }) => `${name}: ${result ?? ""}`)).size;
}
