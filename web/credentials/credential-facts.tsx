import type { Answer } from "@felistry/contract/api.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import { isTest } from "@felistry/domain/credentials/credential.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { knownBirth } from "../cats/birth-words.ts";
import { usePageTools } from "../page-tools.ts";
import { shortDate } from "../ui/dates.ts";
import { CredentialLine } from "./credentials-card.tsx";
import { JudgesWord } from "./judges/judges-word.tsx";
import { awardWord } from "./award-words.ts";
import { classWord } from "./show-words.ts";
import styles from "./credentials.module.css";

/** What a title or test says, fact by fact, as its paper is to say it. */
export function CredentialFacts({
  credential,
  cat,
}: {
  credential: Answer<"GET /cats/{id}/credentials">["data"][number];
  /** Whose it is; null if its page is gone. */
  cat: Answer<"GET /cats/cat-and-color/{id}">["data"] | null;
}) {
  const { locale } = usePageTools();
  const born = cat && knownBirth(cat);
  const { kind, name, result, issued_by, issued_on, show_system, show_class } = credential;
  const facts = [
    [
      isTest(kind) ? m.credential_test_name() : m.credential_name(),
      show_system ? awardWord(name) : name,
    ],
    ...(show_system
      ? ([
          [m.credential_system(), show_system],
          [m.credential_class(), show_class && classWord(show_class)],
          [m.credential_judge(), credential.judge],
          [m.credential_country(), credential.show_country],
          ...(credential.points === null
            ? []
            : [[m.credential_points(), String(credential.points)] as const]),
        ] as const)
      : []),
    [m.credential_result(), result],
    [isTest(kind) ? m.credential_laboratory() : m.desk_issued_by(), issued_by],
    [m.credential_date(), issued_on && shortDate(issued_on, locale)],
    ...(cat
      ? ([
          [m.desk_name(), displayName(cat)],
          [m.desk_sex(), cat.sex === "male" ? m.cat_male() : m.cat_female()],
          [m.desk_birthday(), born && shortDate(born, locale)],
          [m.desk_breed(), [cat.breed, cat.breed_ems, cat.ems].filter(Boolean).join(" · ")],
          [m.desk_chip(), cat.chip],
        ] as const)
      : []),
  ] as const;
  return (
    <>
      <p>
        <CredentialLine credential={credential} />
      </p>
      <JudgesWord answer={credential.judge_answer} />
      <dl className={styles["facts"]}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || m.credential_not_said()}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
