import { Link } from "react-router";
import { saved_link, saved_save, saved_saved } from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../../page-tools.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { useTask } from "../../ui/use-task.ts";
import { marketPath, type MarketQuery, without } from "./market-query.ts";
import styles from "../market.module.css";

/** A member is told by mail of new ads that this search finds. */
export function SaveSearch({ query }: { query: MarketQuery }) {
  const { call } = usePageTools();
  const { running, outcome, start } = useTask(async () => {
    const [, wanted = ""] = marketPath(without(query, "sort")).split("?");
    await call("POST /me/searches", { body: { query: wanted } });
    return saved_saved();
  });
  return (
    <div className={styles["save"]}>
      <Button look="second" small onClick={start} disabled={running}>
        {saved_save()}
      </Button>
      <output>
        {outcome?.text} {outcome && <Link to={paths.savedSearches}>{saved_link()}</Link>}
      </output>
    </div>
  );
}
