/** Examinations by grade: hearts, hips, kneecaps. */

export const EXAMINATIONS = ["heart", "hips", "knees", "hearing"] as const;
export type Examination = (typeof EXAMINATIONS)[number];

const NAMED: Readonly<Record<Examination, RegExp>> = {
  heart: /\bhcm\b|heart|cardi|echo|сердц|эхо|гкмп/iu,
  hips: /\bhd\b|hip|dysplas|диспла|бедр|тбс/iu,
  knees: /\bpl\b|patell|knee|пател|колен/iu,
  hearing: /baer|\baep\b|hearing|слух/iu,
};

/** What an entry of the kind `health` examines. */
export function examinationNamed(name: string): Examination | null {
  return EXAMINATIONS.find((examination) => NAMED[examination].test(name)) ?? null;
}

/**
 * Whether the grade speaks against breeding: hips from moderate (PawPeds and OFA: 2, C or worse; PawPeds Health Programme, HD), kneecaps
 * from grade 1 (PawPeds Health Programme, PL), a heart or an ear found ill. Null where the grade cannot be told.
 */
export function isGrave(examination: Examination, result: string | null): boolean | null {
  const text = result?.toLowerCase().trim() ?? "";
  if (text === "") return null;
  if (/normal|clear|negativ|free|excellent|good|норм|здоров|отриц|свобод|без изменен/u.test(text))
    return /abnormal|not normal|не норм/u.test(text);
  if (
    /moderate|severe|affect|positiv|\bhcm\b|deaf|abnormal|ill|умерен|тяж|выраж|положит|глух|болен|больн/u.test(
      text,
    )
  )
    return true;
  if (examination === "heart" || examination === "hearing") return null;
  const grades = [...text.matchAll(/(?<![\p{L}\d])([0-4a-e])(?![\p{L}\d])/gu)].map(
    ([, grade]) => grade!,
  );
  if (grades.length === 0) return null;
  const worst = Math.max(
    ...grades.map((grade) => ("abcde".includes(grade) ? "abcde".indexOf(grade) : Number(grade))),
  );
  return worst >= (examination === "hips" ? 2 : 1);
}

/** A heart is looked at anew every year or so: PawPeds asks for 1, 2, 3, 5 and 8 years of age. */
export const HEART_LASTS_MONTHS = 18;
