import * as m from "@felistry/i18n/compiled/messages.js";
import { paths } from "../paths.ts";
import styles from "./studbook.module.css";

/** Files for programs; of a year, its cats too. */
export function OpenData({ year }: { year?: number }) {
  return (
    <section aria-labelledby="studbook-data" className={styles["part"]}>
      <h2 id="studbook-data">{m.studbook_data()}</h2>
      <p className={styles["hint"]}>{m.studbook_data_lead()}</p>
      <ul className={styles["files"]}>
        <li>
          <a href={paths.openData("statistics.csv")} download>
            {m.studbook_data_statistics()}
          </a>
        </li>
        {year !== undefined && (
          <>
            <li>
              <a href={paths.openData(`studbook-${year}.csv`)} download>
                {m.studbook_data_cats_csv({ year })}
              </a>
            </li>
            <li>
              <a href={paths.openData(`studbook-${year}.jsonld`)} download>
                {m.studbook_data_cats_jsonld({ year })}
              </a>
            </li>
          </>
        )}
      </ul>
    </section>
  );
}
