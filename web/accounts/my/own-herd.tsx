import { herd_bred_hint, herd_bred_tab, my_show_cats } from "@felistry/i18n/compiled/messages.js";
import { herdPart } from "./herd-part.ts";
import type { LoadedList } from "./my-lists.ts";
import type { MyView } from "./my-view.ts";
import styles from "./my.module.css";
import { ViewChoice } from "./view-choice.tsx";

/** The member's cats, or those they have bred, as a table. */
export function OwnHerd({
  herd,
  view,
}: {
  herd: Extract<LoadedList, { kind: "herd" }>;
  view: MyView;
}) {
  const { HerdTab } = herdPart.loaded();
  const isBred = view.show === "bred";
  return (
    <section className={styles["list"]} aria-labelledby="my-list">
      <div className={styles["listHead"]}>
        <h2 id="my-list">{isBred ? herd_bred_tab() : my_show_cats()}</h2>
        {!isBred && <ViewChoice current="table" />}
      </div>
      {isBred && <p className={styles["hint"]}>{herd_bred_hint()}</p>}
      <HerdTab key={view.show} herd={herd} />
    </section>
  );
}
