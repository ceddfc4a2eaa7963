import type { Found } from "@felistry/contract/search.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { paths } from "../paths.ts";

/** The page of results. */
export const searchOf = (q: string) => `${paths.search}?q=${encodeURIComponent(q)}`;

export interface Option {
  readonly name: string;
  readonly facts?: string;
  readonly to: string;
}

export interface Group {
  readonly label: string;
  readonly options: readonly Option[];
}

const facts = (...all: readonly (string | null)[]) => all.filter(Boolean).join(" · ");

/** What was found, and the way to all of it. */
export function groupsOf(found: Found | null, text: string): readonly Group[] {
  const groups: readonly Group[] = found
    ? [
        { label: m.search_cats(), options: found.cats.map(catOption) },
        {
          label: m.search_catteries(),
          options: found.catteries.map((cattery) => ({
            name: inTwoScripts(cattery.other_name, cattery.cattery_name),
            facts: facts(cattery.cattery_name_full, cattery.owner),
            to: paths.catteryPage(cattery.id),
          })),
        },
        { label: m.search_members(), options: found.members.flatMap(memberOption) },
      ]
    : [];
  return [
    ...groups.filter(({ options }) => options.length > 0),
    {
      label: m.search_more(),
      options: [{ name: m.search_all({ q: text }), to: searchOf(text) }],
    },
  ];
}

/** @param other in the reader's script */
const inTwoScripts = (other: string | null, name: string) => (other ? `${other} (${name})` : name);

function catOption(cat: Found["cats"][number]): Option {
  const name = displayName(cat);
  return {
    name: inTwoScripts(cat.other_name, name),
    facts: facts(
      cat.breed_ems,
      cat.sex === "male" ? "♂" : "♀",
      cat.cat_birthdate?.slice(0, 4) ?? null,
      cat.number,
    ),
    to: paths.cat(cat.id),
  };
}

/** Members have no page of their own: their cattery's leads to them, or their newest cat's. */
function memberOption(member: Found["members"][number]): Option[] {
  const to = member.cattery_id
    ? paths.catteryPage(member.cattery_id)
    : member.cat_id && paths.cat(member.cat_id);
  const name = `${member.first_name} ${member.last_name}`;
  return to ? [{ name: inTwoScripts(member.other_name, name), to }] : [];
}

const RECENT = "recent-searches";
const RECENT_MOST = 5;

/** Of this tab only: others may use the same browser later. */
export function recentSearches(): readonly string[] {
  try {
    return (JSON.parse(sessionStorage.getItem(RECENT) ?? "[]") as string[]).slice(0, RECENT_MOST);
  } catch {
    return [];
  }
}

export function rememberSearch(text: string): void {
  if (text === "") return;
  const others = recentSearches().filter((recent) => recent !== text);
  try {
    sessionStorage.setItem(RECENT, JSON.stringify([text, ...others].slice(0, RECENT_MOST)));
  } catch {
    // A browser that stores nothing has no recent searches.
  }
}
