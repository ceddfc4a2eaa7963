import { parseArgs } from "node:util";

/** The embedded database has connections for so many. */
const MOST = 12;

/** The command line cannot be understood. */
export class BadStart extends Error {}

/** How many processes `npm start -- --processes 2` asks for; one without it. */
export function processesAsked(args: readonly string[]): number {
  try {
    const { values } = parseArgs({ args: [...args], options: { processes: { type: "string" } } });
    const { processes = "1" } = values;
    const count = /^\d{1,2}$/.test(processes) ? Number(processes) : 0;
    if (count >= 1 && count <= MOST) return count;
  } catch (error) {
    throw new BadStart(`npm start: ${(error as Error).message}`);
  }
  throw new BadStart(`npm start: --processes takes a number from 1 to ${MOST}.`);
}
