import * as m from "@felistry/i18n/compiled/messages.js";
import { CatName } from "../cats/cat-name.tsx";
import { SexBadge } from "../cats/sex-badge.tsx";
import { usePageTools } from "../page-tools.ts";
import { shortDate } from "../ui/dates.ts";
import { LitterFact } from "./litter-facts.tsx";
import { LitterParents } from "./litter-parents.tsx";
import styles from "./litters.module.css";
import type { Asked } from "./use-mail-answer.ts";

/** Shows members who answer by mail what it is about: who asks, the parents, the number of kittens, and their birthday. */
export function AskedLitter({ litter }: { litter: Asked }) {
  const { locale } = usePageTools();
  const { breeder, dam, sire, born, prefix, kittens } = litter;
  return (
    <>
      <dl className={styles["about"]}>
        <LitterFact name={m.litter_breeder()}>{breeder}</LitterFact>
        <LitterFact name={m.litter_birth()}>{shortDate(born, locale)}</LitterFact>
        <LitterParents dam={dam} sire={sire} />
        <LitterFact name={m.litter_kittens()}>{kittens.length}</LitterFact>
      </dl>
      <ul>
        {kittens.map(({ cat_name, sex }, at) => (
          <li key={at}>
            <SexBadge sex={sex} />{" "}
            <CatName cat={{ cat_name_cattery_prefix: prefix, cat_name, cat_name_suffix: null }} />
          </li>
        ))}
      </ul>
    </>
  );
}
