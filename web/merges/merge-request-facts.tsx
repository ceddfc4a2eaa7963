/** A request to merge as the desk sees it: both records beside what becomes of them. */
import { Link } from "react-router";
import type { MergeRequest } from "@felistry/contract/merges/merge-requests.ts";
import { MERGE_CHOICES } from "@felistry/domain/cats/field-lists.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { shortDate } from "../ui/dates.ts";
import { choiceName, choiceText } from "./choice-words.ts";
import styles from "./merge.module.css";

const lapses = {
  owner: m.merge_lapsed_owner,
  registration: m.merge_lapsed_registration,
  record: m.merge_lapsed_record,
} as const;

export function MergeRequestFacts({ request }: { request: MergeRequest }) {
  const { locale } = usePageTools();
  const { asker, created_at, reason, number, pair, other_id, other_name, lapsed_by } = request;
  return (
    <div className={styles["fields"]}>
      <blockquote lang="zxx">{reason}</blockquote>
      <p className="soft">
        {m.merge_facts_by({ name: asker.name, date: shortDate(created_at, locale) })}
      </p>
      {pair === null ? (
        <p>{m.merge_facts_over({ other: other_name, gone: other_id })}</p>
      ) : (
        <>
          {pair.has_changed === 1 && <p role="alert">{m.merge_facts_changed()}</p>}
          <Compared request={request} pair={pair} />
          {number !== null && pair.kept.registered === 1 && <p>{m.merge_ask_number({ number })}</p>}
          {pair.certificates > 0 && (
            <p>{m.merge_facts_certificates({ count: pair.certificates })}</p>
          )}
          <p>{m.merge_moves(pair.gone.moves)}</p>
        </>
      )}
      {lapsed_by !== null && <p>{lapses[lapsed_by]()}</p>}
    </div>
  );
}

type Pair = NonNullable<MergeRequest["pair"]>;

/** What differs comes first. */
function Compared({ request, pair }: { request: MergeRequest; pair: Pair }) {
  const { locale } = usePageTools();
  const { kept, gone } = pair;
  const known = MERGE_CHOICES.filter((field) => kept.values[field] ?? gone.values[field]);
  const differs = (field: (typeof known)[number]) => kept.values[field] !== gone.values[field];
  const fields = [...known.filter(differs), ...known.filter((field) => !differs(field))];
  return (
    <div className={styles["compared"]}>
      <table>
        <thead>
          <tr>
            <th scope="col">{m.merge_facts_field()}</th>
            <th scope="col">
              <Link to={paths.cat(kept.id)}>{m.merge_facts_kept({ id: kept.id })}</Link>
            </th>
            <th scope="col">
              <Link to={paths.cat(gone.id)}>{m.merge_facts_gone({ id: gone.id })}</Link>
            </th>
            <th scope="col">{m.merge_facts_after()}</th>
          </tr>
        </thead>
        <tbody>
          <tr data-differs={kept.reg_num !== gone.reg_num || undefined}>
            <th scope="row">{m.merge_facts_number()}</th>
            <td>{kept.reg_num ?? m.merge_nothing()}</td>
            <td>{gone.reg_num ?? m.merge_nothing()}</td>
            <td>{kept.reg_num ?? gone.reg_num ?? m.merge_nothing()}</td>
          </tr>
          {fields.map((field) => {
            const stays = request.take.includes(field) ? gone : kept;
            return (
              <tr key={field} data-differs={differs(field) || undefined}>
                <th scope="row">{choiceName(field)}</th>
                {[kept, gone, stays].map((side, place) => (
                  <td key={place}>{choiceText(field, side, locale)}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
