import type { WaitingList } from "@felistry/contract/waiting.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/button.tsx";
import { ListFacts } from "./list-facts.tsx";
import { listName } from "./waiting-words.ts";
import styles from "./waiting.module.css";

/** On a cattery's page: what can be waited for there. */
export function OpenLists({ lists }: { lists: readonly WaitingList[] }) {
  const { viewer } = usePageTools();
  return (
    <section className={styles["part"]} aria-labelledby="waiting-lists">
      <h2 id="waiting-lists">{m.waiting_lists_cattery()}</h2>
      <ul className={styles["list"]}>
        {lists.map((list) => (
          <li key={list.id} className={styles["entry"]}>
            <h3>{list.dam ? `${m.waiting_planned()}: ${listName(list)}` : listName(list)}</h3>
            <ListFacts list={list} />
            <p>
              {viewer?.id === list.breeder_id ? (
                <ButtonLink to={paths.ownWaitingList(list.id)} look="second">
                  {m.waiting_manage()}
                </ButtonLink>
              ) : (
                <ButtonLink to={paths.waitingList(list.id)}>{m.waiting_join()}</ButtonLink>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
