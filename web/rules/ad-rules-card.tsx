import * as m from "@felistry/i18n/compiled/messages.js";
import { regionName } from "@felistry/i18n/region-names.ts";
import { ruleValuesWords, unknownWords } from "@felistry/i18n/rule-values.ts";
import { usePageTools } from "../page-tools.ts";
import { shortDate } from "../ui/dates.ts";
import type { AdRules } from "./load-ad-rules.ts";
import styles from "./ad-rules-card.module.css";

const VERDICTS = {
  refuse: m.rules_refuse,
  evidence: m.rules_evidence,
  warn: m.rules_warn,
  fine: m.rules_fine,
} as const;

/** What the rules of the seller's country say of the ad; nothing where the site knows of none. */
export function AdRulesCard({ rules }: { rules: AdRules }) {
  const { packs, fired, verdict, language, regions, region } = rules;
  // A release that does not say it may serve beside this one.
  const unjudged = rules.unjudged ?? [];
  const { locale } = usePageTools();
  if (packs.length === 0) return null;
  return (
    <aside className={styles["card"]} aria-labelledby="rules">
      <h3 id="rules">{m.rules_title({ places: packs.map(({ name }) => name).join(", ") })}</h3>
      <p className="soft">{m.rules_no_advice({ date: shortDate(packs[0]!.read_on, locale) })}</p>
      {regions.length > 0 && region === null && <p>{m.rules_region_open()}</p>}
      {verdict === "fine" && <p>{m.rules_fine()}</p>}
      {fired.length + unjudged.length > 0 && (
        <ul>
          {fired.map((rule) => (
            <RuleLine
              key={rule.id + rule.verdict}
              rule={rule}
              language={language}
              said={VERDICTS[rule.verdict]()}
              why={ruleValuesWords(rule.values, locale)}
            />
          ))}
          {unjudged.map((rule) => (
            <RuleLine
              key={rule.id}
              rule={rule}
              language={language}
              said={m.rules_unjudged()}
              why={[unknownWords(rule.unknown, locale)]}
            />
          ))}
        </ul>
      )}
      {!packs.some(({ enforced }) => enforced) && <p className="soft">{m.rules_not_enforced()}</p>}
    </aside>
  );
}

function RuleLine({
  rule,
  language,
  said,
  why,
}: {
  rule: Pick<AdRules["fired"][number], "region" | "text" | "source" | "language">;
  /** For a line of a release that names none. */
  language: string;
  said: string;
  why: readonly string[];
}) {
  const { locale } = usePageTools();
  return (
    <li>
      <strong>{said}</strong> {rule.region !== null && `${regionName(rule.region, locale)}: `}
      <span lang={(rule.language as string | undefined) ?? language}>{rule.text}</span>{" "}
      <span className="soft">
        {/* A source's name is in its own language, whichever that is. */}
        <cite lang="">{rule.source}</cite>
        {why.length > 0 && `; ${why.join("; ")}`}
      </span>
    </li>
  );
}
