/** Of what the rules say of a cat as it would be, what the change brings about: nobody decides by it what held before. */
import type { CorrectedField } from "@felistry/domain/corrections/correction.ts";
import type { FiredRule, OpenRule } from "@felistry/domain/rules/club/judge.ts";
import type { JudgedPart } from "../verdict-record.ts";

const OF_NAME = ["cyrillic", "name_changed", "name_len", "twin_n"];
const OF_PARENTS = ["colour_possible", "odd_cross", "odd_colour"];

/** Facts that may be as they were, and yet are other facts: two colours are impossible, each for itself. */
const SAID_ANEW: Partial<Readonly<Record<CorrectedField, readonly string[]>>> = {
  cat_name_cattery_prefix: OF_NAME,
  cat_name: OF_NAME,
  cat_name_suffix: OF_NAME,
  ems: ["colour_possible", "ems_change"],
  sex: ["colour_possible", "twin_n"],
  breed_id: ["odd_cross", "twin_n"],
  cat_birthdate: ["twin_n"],
  mother_id: OF_PARENTS,
  father_id: OF_PARENTS,
};

/** @param changed with other parents, its mating and its litter are others too */
export function broughtAbout(
  after: readonly JudgedPart[],
  before: readonly JudgedPart[],
  changed: readonly CorrectedField[],
): JudgedPart[] {
  const hasOtherParents = changed.some((field) => field === "mother_id" || field === "father_id");
  const anew = new Set(changed.flatMap((field) => SAID_ANEW[field] ?? []));
  const asksAnew = (line: FiredRule | OpenRule) =>
    [...line.values.map(({ fact }) => fact), ...missingOf(line)].some((fact) => anew.has(fact));
  return after.map((part) => {
    const isOther = hasOtherParents && part.cat === null;
    return newIn(part, isOther ? undefined : before.find((each) => isSame(each, part)), asksAnew);
  });
}

/** Of the young, part by part; those of which it says nothing are left out. */
export function broughtAboutInYoung(
  after: readonly JudgedPart[],
  before: readonly JudgedPart[],
): JudgedPart[] {
  return after
    .map((part, at) => newIn(part, before[at]))
    .filter(({ judgement: { fired, open } }) => fired.length > 0 || open.some(isLikely));
}

const isLikely = (line: OpenRule) => line.isLikely;

function newIn(
  part: JudgedPart,
  was: JudgedPart | undefined,
  asksAnew: (line: FiredRule | OpenRule) => boolean = () => false,
): JudgedPart {
  const held = new Set([...(was?.judgement.fired ?? []), ...(was?.judgement.open ?? [])].map(key));
  const isNew = (line: FiredRule | OpenRule) => !held.has(key(line)) || asksAnew(line);
  const fired = part.judgement.fired.filter(isNew);
  const open = part.judgement.open.filter(isNew);
  return { ...part, judgement: { verdict: fired[0]?.verdict ?? "ok", fired, open } };
}

const isSame = (one: JudgedPart, other: JudgedPart) =>
  one.subject === other.subject && one.cat?.id === other.cat?.id;

/** The same rule may fire on other facts than before. */
const key = (line: FiredRule | OpenRule) =>
  JSON.stringify([line.rule.id, line.values, missingOf(line)]);

const missingOf = (line: FiredRule | OpenRule) => ("missing" in line ? line.missing : []);
