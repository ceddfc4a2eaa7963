/** Links from the club's list: to a cat's history, and to everything that a member has changed. */
import { Link } from "react-router";
import type { HistoryEntry } from "@felistry/contract/history.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { paths } from "../paths.ts";
import { searchOf, type HistoryFilter } from "./history-query.ts";

/** A change concerns a cat or a member. */
export function About({ cat, about }: Pick<HistoryEntry, "cat" | "about">) {
  return cat ? <AboutCat {...cat} /> : about?.name;
}

function AboutCat({ id, name, exists }: NonNullable<HistoryEntry["cat"]>) {
  const words = name ?? m.history_cat_number({ id });
  if (exists === 1) return <Link to={paths.catHistory(id)}>{words}</Link>;
  return (
    <>
      {words} ({m.history_deleted_cat()})
    </>
  );
}

interface WhoProps {
  readonly member: NonNullable<HistoryEntry["member"]>;
  readonly filter: HistoryFilter;
}

export function Who({ member: { id, name }, filter }: WhoProps) {
  return (
    <Link
      to={`${paths.adminHistory}${searchOf({ ...filter, member: id })}`}
      aria-label={m.history_filter_member({ name })}
    >
      {name}
    </Link>
  );
}
