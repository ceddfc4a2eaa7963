import { useState } from "react";
import { ApiFailure } from "@felistry/contract/client.ts";
import { CHOSEN_MAX } from "@felistry/domain/herd/limits.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { Button } from "../ui/button.tsx";
import type { Chosen } from "./choose-cats.ts";
import styles from "./herd-table.module.css";
import type { LoadedHerd } from "./loaded-herd.ts";
import { loadMatchingIds } from "./load-matching-ids.ts";

/** Chooses all rows of the page, then all that match on all pages. */
export function PageBox({
  herd,
  chosen,
  onPage,
  onAll,
}: {
  herd: LoadedHerd;
  chosen: Chosen;
  onPage: (on: boolean) => void;
  onAll: (ids: readonly number[]) => void;
}) {
  const { call } = usePageTools();
  const [loading, setLoading] = useState(false);
  const { cats, total, query } = herd;
  const count = cats.filter(({ id }) => chosen.has(id)).length;
  const isWhole = count === cats.length;
  const loadAll = async () => {
    setLoading(true);
    try {
      onAll((await loadMatchingIds(call, query)).ids);
    } catch (error) {
      // The layout says that the server gave no answer.
      if (!(error instanceof ApiFailure)) throw error;
    } finally {
      setLoading(false);
    }
  };
  const most = Math.min(total, CHOSEN_MAX);
  return (
    <div className={styles["pageBox"]}>
      <label>
        <input
          type="checkbox"
          checked={isWhole}
          ref={(box) => void (box && (box.indeterminate = count > 0 && !isWhole))}
          onChange={(event) => onPage(event.target.checked)}
        />
        {m.herd_choose_page()}
      </label>
      {isWhole && total > cats.length && chosen.size < most && (
        <Button
          look="second"
          small
          disabled={loading}
          disabledReason={m.herd_choosing()}
          onClick={() => void loadAll()}
        >
          {total > CHOSEN_MAX
            ? m.herd_choose_first({ most: CHOSEN_MAX, total })
            : m.herd_choose_all({ total })}
        </Button>
      )}
    </div>
  );
}
