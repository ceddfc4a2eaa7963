import { useId, useState } from "react";
import { useRevalidator } from "react-router";
import { ApiFailure } from "@felistry/contract/client.ts";
import { RULE_MODES, type RuleMode } from "@felistry/domain/rules/club/club-rule.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { baseLocale } from "@felistry/i18n/locale.ts";
import { usePageTools } from "../../page-tools.ts";
import { Button } from "../../ui/button.tsx";
import { Failure } from "../../ui/failure.tsx";
import field from "../../ui/form/field.module.css";
import { failureText } from "../../ui/fault-report.ts";
import type { ClubRule, ClubRules } from "./club-rules.ts";
import { CONFIDENCE_WORDS, SUBJECT_WORDS } from "./club-rule-words.ts";
import styles from "./club-rules.module.css";
import { useRulesClub } from "./use-rules-club.ts";

export const MODE_WORDS = {
  block: m.club_rules_mode_block,
  ask: m.club_rules_mode_ask,
  warn: m.club_rules_mode_warn,
  off: m.club_rules_mode_off,
} as const satisfies Record<RuleMode, () => string>;

const OWN_WORDS_MAX = 300;

/** One rule: what it says and does, and the club's own text. */
export function RuleRow({ club, rule }: { club: ClubRules["club"]; rule: ClubRule }) {
  const { locale } = usePageTools();
  const { id, subjects, text, own_words, article, source, confidence, verdict } = rule;
  const words = own_words ?? text;
  const [mode, setMode] = useState<RuleMode>(rule.mode);
  const [own, setOwn] = useState<Readonly<Record<string, string>>>(own_words ?? {});
  const change = useChange(club, id);
  const selectId = useId();
  return (
    <div className={styles["rule"]} data-rule={id}>
      <p>
        <strong>{id}</strong>{" "}
        <span lang={locale in words ? locale : baseLocale}>
          {words[locale] ?? words[baseLocale]}
        </span>{" "}
        <span className="soft">
          {subjects.map((subject) => SUBJECT_WORDS[subject]()).join(", ")}.{" "}
          {article !== null && `${article}, `}
          <cite lang="">{source}</cite> ({CONFIDENCE_WORDS[confidence]()})
        </span>
      </p>
      <Records rule={rule} />
      <label htmlFor={selectId} className="visually-hidden">
        {m.club_rules_mode_of({ id })}
      </label>
      <select
        id={selectId}
        className={field["control"]}
        value={mode}
        onChange={({ currentTarget }) => {
          const chosen = currentTarget.value as RuleMode;
          setMode(chosen);
          change.send(chosen, own);
        }}
      >
        {RULE_MODES.map((each) => (
          <option key={each} value={each}>
            {MODE_WORDS[each]()}
            {each === verdict && " *"}
          </option>
        ))}
      </select>
      <OwnWords id={id} own={own} onChange={setOwn} onSave={() => change.send(mode, own)} />
      <output>{change.said}</output>
      <Failure text={change.failed} />
    </div>
  );
}

/** What keeps the registry from judging by the rule alone. */
function Records({ rule: { unrecorded, entered } }: { rule: ClubRule }) {
  return (
    <>
      {unrecorded.length > 0 && (
        <p data-records="never">{m.club_rules_unrecorded({ facts: unrecorded.join(", ") })}</p>
      )}
      {entered.length > 0 && (
        <p className="soft" data-records="entered">
          {m.club_rules_entered({ facts: entered.join(", ") })}
        </p>
      )}
    </>
  );
}

function OwnWords({
  id,
  own,
  onChange,
  onSave,
}: {
  id: string;
  own: Readonly<Record<string, string>>;
  onChange: (own: Readonly<Record<string, string>>) => void;
  onSave: () => void;
}) {
  const { site, locale } = usePageTools();
  const fieldId = useId();
  const languages = [locale, ...site.languages.map((language) => language.locale)];
  return (
    <details className={styles["own"]}>
      <summary aria-label={m.club_rules_own_words_of({ id })}>{m.club_rules_own_words()}</summary>
      {languages.map((language) => (
        <div key={language}>
          <label htmlFor={`${fieldId}${language}`}>
            {m.club_rules_own_words_in({ language: language.toUpperCase() })}
          </label>
          <textarea
            id={`${fieldId}${language}`}
            className={field["control"]}
            lang={language}
            rows={2}
            maxLength={OWN_WORDS_MAX}
            value={own[language] ?? ""}
            onChange={({ currentTarget }) => onChange({ ...own, [language]: currentTarget.value })}
          />
        </div>
      ))}
      <Button look="second" small onClick={onSave}>
        {m.club_rules_own_words_save()}
      </Button>
    </details>
  );
}

/** Sends each change at once, and says so. */
function useChange(club: ClubRules["club"], line: string) {
  const { call } = usePageTools();
  const { revalidate } = useRevalidator();
  const [said, setSaid] = useState("");
  const [failed, setFailed] = useState("");
  const ofClub = useRulesClub();
  const send = async (mode: RuleMode, words: Readonly<Record<string, string>>) => {
    setSaid("");
    setFailed("");
    try {
      const params = { club, line };
      await call("PUT /admin/club-rules/{club}/{line}", {
        params,
        body: { ...ofClub, mode, words },
      });
      setSaid(m.club_rules_saved());
      await revalidate();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setFailed(failureText(error));
    }
  };
  return {
    said,
    failed,
    send: (mode: RuleMode, words: Readonly<Record<string, string>>) => void send(mode, words),
  };
}
