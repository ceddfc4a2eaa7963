import type { StudbookFigures } from "@felistry/contract/studbook.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { oneDigit, percent, wholeNumber } from "../ui/shares.ts";
import styles from "./studbook.module.css";

/** What is counted of a year or of a breed in it, each with what it means. */
export function KeyFigures({ figures }: { figures: StudbookFigures }) {
  const { locale } = usePageTools();
  const number = (value: number) => wholeNumber(value, locale);
  const { registered, males, litters, kittens, with_parents } = figures;
  const known = percent(registered === 0 ? 0 : with_parents / registered, locale);
  const aLitter =
    litters === 0
      ? m.studbook_litters_hint_none()
      : m.studbook_litters_hint({ count: oneDigit(kittens / litters, locale) });
  return (
    <dl className={styles["keys"]}>
      <Key
        name={m.studbook_registered()}
        value={number(registered)}
        words={m.studbook_sexes({ females: number(registered - males), males: number(males) })}
      />
      <Key name={m.studbook_litters()} value={number(litters)} words={aLitter} />
      <Key
        name={m.studbook_imports()}
        value={number(figures.imports)}
        words={m.studbook_imports_hint()}
      />
      <Key
        name={m.studbook_inbreeding()}
        value={percent(figures.inbreeding, locale)}
        words={m.studbook_inbreeding_hint({ share: known })}
      />
      <Key
        name={m.studbook_founders()}
        value={number(figures.founders)}
        words={m.studbook_founders_hint()}
      />
      <Key
        name={m.studbook_catteries()}
        value={number(figures.catteries)}
        words={m.studbook_catteries_hint()}
      />
    </dl>
  );
}

function Key({ name, value, words }: { name: string; value: string; words: string }) {
  return (
    <div className={styles["key"]}>
      <dt>{name}</dt>
      <dd className={styles["value"]}>{value}</dd>
      <dd>{words}</dd>
    </div>
  );
}
