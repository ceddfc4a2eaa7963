/** A result of a show by its parts, so that the rules can count it. */
import { awardsOf, hasPoints, type ShowClass, type ShowSystem } from "./awards.ts";

/** As its form gives it: an entry without a system is a text, as are all titles and tests. */
export interface WrittenShow {
  readonly kind: string;
  readonly name: string;
  readonly issued_by: string | null;
  readonly issued_on: string | null;
  readonly show_system: ShowSystem | null;
  readonly show_country: string | null;
  readonly show_class: ShowClass | null;
  readonly judge: string | null;
  readonly points: number | null;
}

type ShowField = keyof WrittenShow;
export interface ShowFault {
  readonly field: ShowField;
  readonly code: "required" | "invalid";
}

const ALWAYS = ["issued_by", "issued_on", "show_country", "show_class", "judge"] as const;
const PARTS = ["show_country", "show_class", "judge", "points"] as const;

/** What is missing in it, or says something that this show cannot give. */
export function faultsOfShow(written: WrittenShow): ShowFault[] {
  const { show_system: system, show_class: showClass } = written;
  if (system === null)
    return PARTS.filter((field) => written[field] !== null).map((field) => fault(field, "invalid"));
  if (written.kind !== "result") return [fault("show_system", "invalid")];
  const faults = ALWAYS.filter((field) => written[field] === null).map((field) =>
    fault(field, "required"),
  );
  if (showClass !== null && awardsOf(system, showClass).length === 0)
    faults.push(fault("show_class", "invalid"));
  else if (showClass !== null && !awardsOf(system, showClass).includes(written.name))
    faults.push(fault("name", "invalid"));
  if (hasPoints(system) && written.points === null) faults.push(fault("points", "required"));
  if (!hasPoints(system) && written.points !== null) faults.push(fault("points", "invalid"));
  return faults;
}

function fault(field: ShowField, code: ShowFault["code"]): ShowFault {
  return { field, code };
}

/** Of a whole entry. */
export interface ShowResult {
  readonly id: number;
  readonly award: string;
  readonly day: string;
  readonly system: ShowSystem;
  readonly country: string;
  readonly showClass: ShowClass;
  readonly judge: string;
  readonly points: number | null;
  readonly isConfirmed: boolean;
}

/** One judge, however the name is spaced, accented or put in capitals. */
export function judgeKey(judge: string): string {
  return judge
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[\s.]+/gu, " ")
    .trim()
    .toLowerCase();
}
