import type { WaitingEntry } from "@felistry/contract/waiting.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { shortDate } from "../ui/dates.ts";
import { price } from "../ui/prices.ts";
import { Fact } from "./list-facts.tsx";
import { purposeText, sexText } from "./waiting-words.ts";
import styles from "./waiting.module.css";

/** What an applicant would like. */
export function WishFacts({ entry }: { entry: WaitingEntry }) {
  const { locale } = usePageTools();
  const { sex, colour, purpose, budget, currency_abb, from_day, home, reason } = entry;
  return (
    <dl className={styles["facts"]}>
      <Fact name={m.waiting_sex()}>{sexText(sex)}</Fact>
      <Fact name={m.waiting_colour()}>{colour ?? m.waiting_any()}</Fact>
      <Fact name={m.waiting_purpose()}>{purposeText[purpose]()}</Fact>
      {budget !== null && currency_abb !== null && (
        <Fact name={m.waiting_budget()}>{price(budget, currency_abb, locale)}</Fact>
      )}
      {from_day && <Fact name={m.waiting_from()}>{shortDate(from_day, locale)}</Fact>}
      {home && <Fact name={m.waiting_home_of()}>{home}</Fact>}
      {reason && <Fact name={m.waiting_reason()}>{reason}</Fact>}
    </dl>
  );
}
