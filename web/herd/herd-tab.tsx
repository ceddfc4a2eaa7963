import { useState } from "react";
import { Link } from "react-router";
import { HERD_SORTS } from "@felistry/domain/herd/herd-view.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { Button, ButtonLink } from "../ui/button.tsx";
import { PageLinks } from "../ui/page-links.tsx";
import { EmptyPage } from "../ui/lists/empty-page.tsx";
import { choose, type Chosen, NONE, withAll } from "./choose-cats.ts";
import { HerdActions } from "./herd-actions.tsx";
import { HerdFilters } from "./herd-filters.tsx";
import { HerdOutcomeBox } from "./herd-outcome.tsx";
import { filterOf, herdPath, type HerdQuery } from "./herd-query.ts";
import { HerdRow } from "./herd-row.tsx";
import { COLUMN_WORDS } from "./herd-words.ts";
import styles from "./herd-table.module.css";
import type { LoadedHerd } from "./loaded-herd.ts";
import { OwnTagsDialog } from "./own-tags-dialog.tsx";
import { PageBox } from "./page-box.tsx";
import { useHerdWork } from "./use-herd-work.ts";

/** A member's cats as a table: filtered, sorted, chosen on all its pages, and acted on together. */
export function HerdTab({ herd }: { herd: LoadedHerd }) {
  const { query, cats, next, total, tags } = herd;
  const [chosen, setChosen] = useState(NONE);
  const [last, setLast] = useState<number | null>(null);
  const [isTagging, setTagging] = useState(false);
  const work = useHerdWork();
  const page = cats.map(({ id }) => id);
  const onChoose = (id: number, on: boolean, isRange: boolean) => {
    setChosen(choose(chosen, page, { id, from: isRange ? last : null, on }));
    setLast(id);
  };
  return (
    <>
      <HerdFilters herd={herd} />
      <div className={styles["counts"]}>
        <output>{m.herd_found({ count: total })}</output>
        <Button look="quiet" small onClick={() => setTagging(true)}>
          {m.herd_tags_manage()}
        </Button>
      </div>
      {isTagging && <OwnTagsDialog tags={tags} onClose={() => setTagging(false)} />}
      <HerdOutcomeBox work={work} />
      {cats.length === 0 ? (
        <NoCats query={query} />
      ) : (
        <>
          <PageBox
            herd={herd}
            chosen={chosen}
            onPage={(on) => setChosen(withAll(chosen, page, on))}
            onAll={(ids) => setChosen(withAll(chosen, ids, true))}
          />
          <Rows herd={herd} chosen={chosen} onChoose={onChoose} />
        </>
      )}
      <PageLinks next={next} />
      <HerdActions herd={herd} chosen={[...chosen]} work={work} onClear={() => setChosen(NONE)} />
    </>
  );
}

function Rows({
  herd: { query, cats },
  chosen,
  onChoose,
}: {
  herd: LoadedHerd;
  chosen: Chosen;
  onChoose: (id: number, on: boolean, isRange: boolean) => void;
}) {
  const isBred = query.scope === "bred";
  return (
    <div className={styles["scroll"]}>
      <table className={styles["table"]}>
        <caption className="visually-hidden">{isBred ? m.herd_bred_tab() : m.herd_table()}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{m.herd_column_choice()}</span>
            </th>
            {HERD_SORTS.slice(1).map((sort) => (
              <SortHeading key={sort} sort={sort} query={query} />
            ))}
            {isBred && <th scope="col">{m.herd_column_keeper()}</th>}
          </tr>
        </thead>
        <tbody>
          {cats.map((cat) => (
            <HerdRow
              key={cat.id}
              cat={cat}
              query={query}
              isChosen={chosen.has(cat.id)}
              onChoose={onChoose}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A link, so that the order is in the address; a second press turns it round. */
function SortHeading({ sort, query }: { sort: (typeof HERD_SORTS)[number]; query: HerdQuery }) {
  const isSorted = query.sort === sort;
  const isDown = query.order === "down";
  const { order: _, ...rest } = query;
  const to = herdPath({ ...rest, sort, ...(isSorted && !isDown && { order: "down" as const }) });
  return (
    <th
      scope="col"
      {...(isSorted && { "aria-sort": isDown ? ("descending" as const) : ("ascending" as const) })}
    >
      <Link to={to} preventScrollReset>
        {COLUMN_WORDS[sort]()}
        {isSorted && <span aria-hidden="true">{isDown ? " ↓" : " ↑"}</span>}
      </Link>
    </th>
  );
}

function NoCats({ query }: { query: HerdQuery }) {
  const { scope } = query;
  if (Object.keys(filterOf(query)).length === 1)
    return (
      <EmptyPage>
        <p>{scope === "bred" ? m.herd_bred_none() : m.my_no_cats()}</p>
      </EmptyPage>
    );
  return (
    <EmptyPage>
      <p>{m.herd_none()}</p>
      <ButtonLink to={herdPath({ scope })} look="second">
        {m.herd_reset()}
      </ButtonLink>
    </EmptyPage>
  );
}
