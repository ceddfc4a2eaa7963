/** What a show gives a cat, as the clubs' title rules name it. The table `credentials` knows the same awards. */
export const SHOW_SYSTEMS = ["FIFe", "TICA", "WCF"] as const;
export type ShowSystem = (typeof SHOW_SYSTEMS)[number];

/** `adult` and `neuter` are TICA's championship and alter classes, `household` its household pets. */
export const SHOW_CLASSES = ["adult", "neuter", "junior", "kitten", "household"] as const;
export type ShowClass = (typeof SHOW_CLASSES)[number];

/** TICA counts points, and for some titles finals: in the top five or ten, or as the best cat. */
const BY_POINTS = ["Points", "Final", "Top final", "Best Cat"] as const;

const AWARDS = {
  FIFe: {
    adult: ["CAC", "CACIB", "CAGCIB", "CACS"],
    neuter: ["CAP", "CAPIB", "CAGPIB", "CAPS"],
    junior: ["CACJ"],
    kitten: ["CACC"],
  },
  TICA: { adult: BY_POINTS, neuter: BY_POINTS, household: BY_POINTS },
  WCF: { adult: ["CAC", "CACIB", "CAGCIB", "CACE", "CAGCE", "CACM"] },
} as const satisfies Record<ShowSystem, Partial<Record<ShowClass, readonly string[]>>>;

export function awardsOf(system: ShowSystem, showClass: ShowClass): readonly string[] {
  const byClass: Partial<Record<ShowClass, readonly string[]>> = AWARDS[system];
  return byClass[showClass] ?? [];
}

export function classesOf(system: ShowSystem): ShowClass[] {
  return SHOW_CLASSES.filter((each) => awardsOf(system, each).length > 0);
}

export const POINTS_MAX = 1000;

export function hasPoints(system: ShowSystem): boolean {
  return system === "TICA";
}

/** A final counts among those of every weaker kind. */
export const isFinal = (award: string): boolean => award !== "Points";
export const isTopFinal = (award: string): boolean => award === "Top final" || award === "Best Cat";
export const isBest = (award: string): boolean => award === "Best Cat";

/** What the registry has of what a rule asks of a claimed title: its results, all of them confirmed or not, or its young. */
export const FOUND = ["nothing", "some", "enough", "confirmed", "young"] as const;
export type Found = (typeof FOUND)[number];
