/** `npm run clubs`: several clubs in one installation. */
import { parseArgs } from "node:util";
import { CLUB_PREFIX_RULE } from "@felistry/domain/accounts/club.ts";
import {
  CLUB_ROLE_NAMES,
  CLUB_ROLES,
  type ClubRole,
} from "@felistry/domain/accounts/club-rights.ts";
import { locales } from "@felistry/i18n/locale.ts";
import type { Config } from "../../config.ts";
import { withDatabase, withMailQueue } from "../../operator-database.ts";
import { addClub, dismissOfficer, listClubs, makeOfficer, NOT_APART } from "./clubs.ts";

export const CLUBS_USAGE = `  clubs list              show the clubs of this installation
  clubs add <slug>        add a club, whose desk and numbers are its own (--prefix NORD, --name-en "Nordic Cat Club", …)
  clubs give <slug> <email> <role>   make a member ${CLUB_ROLE_NAMES.join(", ")} of a club
  clubs take <slug> <email> <role>   take that role away`;

export class BadClubsUsage extends Error {}

interface Output {
  say(line: string): void;
  complain(line: string): void;
}

/** @returns the exit code */
export async function clubsCommand(
  [verb, ...rest]: readonly string[],
  config: Config,
  output: Output,
): Promise<number> {
  if (verb === "list" && rest.length === 0) return list(config, output);
  if (verb === "add") return add(rest, config, output);
  if (verb === "give" || verb === "take") return officer(rest, verb === "give", config, output);
  throw new BadClubsUsage("clubs takes: list, add, give or take.");
}

function list(config: Config, { say }: Output): Promise<number> {
  return withDatabase(config, { migrate: true }, async (pool) => {
    for (const { id, slug, names, number_prefix } of await listClubs(pool)) {
      const isFirst = id === 1;
      const shown = isFirst ? config.siteName : names;
      say(`${slug}  ${number_prefix ?? config.registrationPrefix}  ${namesOf(shown)}`);
    }
    return 0;
  });
}

const namesOf = (names: Readonly<Record<string, string>>) =>
  [...new Set(locales.map((locale) => names[locale]).filter(Boolean))].join(" · ");

async function add(args: readonly string[], config: Config, output: Output): Promise<number> {
  const club = newClub(args);
  const outcome = await withDatabase(config, { migrate: true }, (pool) =>
    addClub(pool, club, config.registrationPrefix),
  );
  if (outcome === "added") {
    output.say(`The club ${club.slug} is added. Give somebody a role of it: clubs give.`);
    return 0;
  }
  output.complain(outcome === "taken" ? "Another club has this name or prefix." : NOT_APART);
  return 1;
}

const SLUG = /^[a-z][a-z0-9-]{1,30}$/;

function newClub(args: readonly string[]) {
  const nameOptions = Object.fromEntries(
    locales.map((locale) => [`name-${locale}`, { type: "string" as const }]),
  );
  const { positionals, values } = parsed(args, { ...nameOptions, prefix: { type: "string" } });
  const [slug = "", ...more] = positionals;
  const { prefix = "" } = values;
  if (!SLUG.test(slug) || more.length > 0)
    throw new BadClubsUsage("A club has a short name of small letters, figures and hyphens.");
  if (!CLUB_PREFIX_RULE.test(prefix))
    throw new BadClubsUsage("--prefix takes 2 to 8 capital letters: NORD for NORD-2026-000001.");
  const names = Object.fromEntries(
    locales.flatMap((locale) => {
      const name = values[`name-${locale}`]?.trim();
      return name ? [[locale, name]] : [];
    }),
  );
  if (Object.keys(names).length < locales.length)
    throw new BadClubsUsage(`A club has a name in each language: ${locales.join(", ")}.`);
  return { slug, prefix, names };
}

function parsed(args: readonly string[], options: Record<string, { type: "string" }>) {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      options,
      allowPositionals: true,
    });
    return { positionals, values: values as Record<string, string | undefined> };
  } catch (error) {
    throw new BadClubsUsage((error as Error).message);
  }
}

async function officer(
  [slug, email, role, ...more]: readonly string[],
  given: boolean,
  config: Config,
  output: Output,
): Promise<number> {
  if (slug === undefined || email === undefined || more.length > 0)
    throw new BadClubsUsage("Which club, whom, and which role?");
  if (role === undefined || !(role in CLUB_ROLES))
    throw new BadClubsUsage(`The roles are ${CLUB_ROLE_NAMES.join(", ")}.`);
  const named = { slug, email, role: role as ClubRole };
  const outcome = await withDatabase(config, { migrate: true }, (pool, url) =>
    given
      ? makeOfficer(pool, named)
      : withMailQueue(url, output.complain, (jobs) =>
          dismissOfficer(pool, named, { jobs, config }),
        ),
  );
  if (outcome === "done") output.say(`${email}: ${given ? "" : "no longer "}${role} of ${slug}.`);
  else output.complain(REFUSALS[outcome]);
  return outcome === "done" ? 0 : 1;
}

const REFUSALS = {
  "no-such-club": "There is no such club: clubs list.",
  "no-such-member": "No member has this e-mail. They join on the site first.",
  "of-another-club": "This member has a role at another club, and nobody is of two.",
} as const;
