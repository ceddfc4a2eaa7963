import { addMonths } from "../calendar.ts";

/**
 * Months of age before which a queen should not be mated: "Not allow a female to be mated before she is 9 months of age"
 * (Governing Council of the Cat Fancy Australia & Victoria, Code of Conduct, https://www.catsgccfv.org.au/index.php?page=ethics).
 * Federations leave it to their clubs, some of which require a year. No such rule is known for toms; the same age
 * applies to them.
 */
export const MONTHS_BEFORE_MATING = 9;

/** The last `yyyy-mm-dd` on which a cat that is old enough on `today` can have been born. */
export const bornByToMate = (today: string): string => addMonths(today, -MONTHS_BEFORE_MATING);

/** Gestation takes about 65 days: at the birth the parents are two months older than at the mating. */
export const MONTHS_AT_BIRTH = MONTHS_BEFORE_MATING + 2;
