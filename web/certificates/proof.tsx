/** What a code's page says about its certificate. */
import { wordIn } from "@felistry/domain/reference/word-in.ts";
import { Link } from "react-router";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import { inGroups } from "@felistry/domain/certificates/code.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { shortDate } from "../ui/dates.ts";
import { Icon } from "../ui/icon.tsx";
import { CatName } from "../cats/cat-name.tsx";
import { AncestorBranch, certifiedName } from "./ancestor-branch.tsx";
import { kindWords } from "./certificate-words.ts";
import { LogEntry } from "../proofs/log-entry-card.tsx";
import type { Verification } from "./verification.ts";
import styles from "./verify.module.css";

const SHORT = 16;

export function Proof({ verification }: { verification: Verification }) {
  const { certified, other_names: otherNames, kind, cat_id } = verification;
  const cat = certifiedName(certified.cat, 1, otherNames);
  const name = displayName(cat);
  return (
    <article className={styles["proof"]}>
      <Verdict verification={verification} />
      <header className={styles["cat"]}>
        <img src={`/drawn/${verification.drawing}.svg`} alt="" width={112} height={112} />
        <div>
          <p className={styles["kind"]}>{kindWords(kind)}</p>
          <h2>
            <CatName cat={cat} />
          </h2>
        </div>
      </header>
      <Facts verification={verification} />
      {verification.remarks && (
        <Remarks
          remarks={verification.remarks}
          lifted={verification.lifted_bans}
          sex={certified.cat.sex}
        />
      )}
      {certified.ancestors.length > 0 && (
        <section aria-labelledby="ancestors">
          <h3 id="ancestors">{m.cert_verify_ancestors()}</h3>
          <AncestorBranch of={1} ancestors={certified.ancestors} otherNames={otherNames} />
        </section>
      )}
      <Fingerprint {...verification} />
      <LogEntry entry={verification.entry} />
      <p className={styles["now"]}>
        <Link to={paths.cat(cat_id)}>{m.cert_verify_cat_now({ name })}</Link>
      </p>
    </article>
  );
}

function Verdict({ verification }: { verification: Verification }) {
  const { locale } = usePageTools();
  const { status, issued_at, ended_at, ban, has_died: hasDied } = verification;
  const issued = shortDate(issued_at, locale);
  const ended = ended_at && shortDate(ended_at, locale);
  const until = ban && shortDate(ban.until, locale);
  const words = {
    valid: {
      title: until ? m.cert_verdict_valid_banned({ until }) : m.cert_verdict_valid(),
      text: m.cert_verdict_valid_text({ issued }),
    },
    superseded: {
      title: m.cert_verdict_superseded(),
      text: ended
        ? m.cert_verdict_superseded_text({ issued, ended })
        : m.cert_verdict_superseded_now({ issued }),
    },
    revoked: {
      title: m.cert_verdict_revoked(),
      text: m.cert_verdict_revoked_text({ issued, ended: ended ?? "" }),
    },
  }[status];
  return (
    <div className={styles["verdict"]} data-status={status}>
      <Icon name={status === "valid" ? "check" : "close"} size={36} />
      <div>
        <h1>{words.title}</h1>
        <p>{words.text}</p>
        {hasDied === 1 && <p>{m.cert_verdict_died({ sex: verification.certified.cat.sex })}</p>}
        {ban && until && <p>{m.club_note_banned({ from: shortDate(ban.from, locale), until })}</p>}
        {verification.has_duplicate === 1 && <p>{m.cert_replaced()}</p>}
        {verification.is_duplicate === 1 && <p>{m.cert_duplicate()}</p>}
      </div>
    </div>
  );
}

/** What is certified stands first. */
const withOther = (name: string | null, other: string | null): string | null =>
  name === null || other === null ? name : `${name} (${other})`;

function Facts({ verification }: { verification: Verification }) {
  const { locale } = usePageTools();
  const { certified, code, other_persons: others } = verification;
  const { cat, breeder, owner, transfers = [] } = certified;
  const breed = wordIn(verification, "breed", locale);
  const colour = wordIn(verification, "colour", locale);
  const ems = [cat.breed, cat.ems].filter(Boolean).join(" ");
  const facts: [string, string | null][] = [
    [m.cert_sheet_reg_num(), cat.reg_num],
    [m.cert_sheet_born(), cat.born && shortDate(cat.born, locale)],
    [m.cert_sheet_sex(), cat.sex === "female" ? m.cert_sheet_female() : m.cert_sheet_male()],
    [m.cert_sheet_breed(), breed],
    [m.cert_sheet_colour(), colour ? `${ems}: ${colour}` : ems],
    [m.cert_sheet_breeder(), withOther(breeder, others.breeder)],
    [m.cert_sheet_owner(), withOther(owner, others.owner)],
    ...transfers.map(({ direction, club, number, on }): [string, string] =>
      direction === "in"
        ? [m.cert_sheet_transfer_in(), [number, club].filter(Boolean).join(", ")]
        : [m.cert_sheet_transfer_out(), `${club}, ${shortDate(on, locale)}`],
    ),
    [m.cert_sheet_code(), code],
  ];
  return (
    <dl className={styles["facts"]}>
      {facts
        .filter(([, value]) => value !== null)
        .map(([label, value]) => (
          <div key={`${label} ${value}`}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** What is printed besides, as of the day of issue, and what of it no longer holds. */
function Remarks({
  remarks: { neutered_on: neutered, has_died, died_on: died, bans },
  lifted,
  sex,
}: {
  readonly remarks: NonNullable<Verification["remarks"]>;
  readonly lifted: Verification["lifted_bans"];
  readonly sex: Verification["certified"]["cat"]["sex"];
}) {
  const { locale } = usePageTools();
  const day = (date: string) => shortDate(date, locale);
  const lines: [string, string][] = [
    ...(neutered === null ? [] : [[m.cert_sheet_neutered(), day(neutered)] as [string, string]]),
    ...(has_died === 0
      ? []
      : [[m.cert_sheet_died({ sex }), died ? day(died) : ""] as [string, string]]),
    ...bans.map(({ from, until }): [string, string] => {
      const since = lifted.find((ban) => ban.from === from && ban.until === until);
      const days = `${day(from)} – ${day(until)}`;
      const ended = since && m.cert_verify_ban_lifted({ date: day(since.at) });
      return [m.cert_sheet_banned(), ended ? `${days}. ${ended}` : days];
    }),
  ];
  return (
    <section aria-labelledby="remarks">
      <h3 id="remarks">{m.cert_sheet_remarks()}</h3>
      <dl className={styles["facts"]}>
        {lines.map(([label, value]) => (
          <div key={`${label} ${value}`}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Fingerprint({ fingerprint, former }: Pick<Verification, "fingerprint" | "former">) {
  return (
    <section className={styles["fingerprint"]} aria-labelledby="fingerprint">
      <h3 id="fingerprint">{m.cert_sheet_fingerprint()}</h3>
      <p>
        <b>{inGroups(fingerprint.slice(0, SHORT))}…</b>
      </p>
      <details>
        <summary>{m.cert_verify_whole()}</summary>
        <p className={styles["whole"]}>{fingerprint}</p>
        <p className={styles["hint"]}>{m.cert_verify_how()}</p>
        {former.length > 0 && <p className={styles["hint"]}>{m.cert_verify_former()}</p>}
      </details>
    </section>
  );
}
