import { Link } from "react-router";
import type { Inbreeding } from "@felistry/contract/inbreeding.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { CatName } from "../cats/cat-name.tsx";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { oneDigit, percent, wholeNumber } from "../ui/shares.ts";
import { closenessWords } from "../pedigree/closeness-words.ts";
import styles from "./inbreeding-figure.module.css";

/** A cat's or a kitten's inbreeding: each figure with its meaning and how much of the pedigree it is based on. */
export function InbreedingFigure({ figures }: { figures: Inbreeding }) {
  return (
    <div className={styles["figures"]}>
      <KeyFigures figures={figures} />
      {figures.possible > 0 && <CommonAncestors figures={figures} />}
      <Completeness figures={figures} />
    </div>
  );
}

function KeyFigures({ figures }: { figures: Inbreeding }) {
  const { locale } = usePageTools();
  const { coefficient, ancestorLoss, unique, possible, knownGenerations } = figures;
  const { countedGenerations, ancestorsBeyond } = figures;
  // Nothing can be said about a cat without known ancestors: 0 % would read as proof.
  const isUnknown = possible === 0;
  const known = m.inbreeding_known_words({ count: oneDigit(knownGenerations, locale) });
  return (
    <>
      <dl className={styles["keys"]}>
        <div className={styles["key"]}>
          <dt>{m.inbreeding_coefficient()}</dt>
          <dd className={styles["value"]}>{isUnknown ? "—" : percent(coefficient, locale)}</dd>
          <dd>{isUnknown ? m.inbreeding_unknown() : closenessWords(coefficient)}</dd>
        </div>
        <div className={styles["key"]}>
          <dt>{m.inbreeding_loss()}</dt>
          <dd className={styles["value"]}>
            {ancestorLoss === null ? "—" : percent(ancestorLoss, locale)}
          </dd>
          <dd>
            {ancestorLoss === null
              ? m.inbreeding_loss_none()
              : m.inbreeding_loss_words({
                  unique: wholeNumber(unique, locale),
                  possible: wholeNumber(possible, locale),
                })}
          </dd>
        </div>
        <div className={styles["key"]}>
          <dt>{m.inbreeding_known()}</dt>
          <dd className={styles["value"]}>{oneDigit(knownGenerations, locale)}</dd>
          <dd>{known}</dd>
        </div>
      </dl>
      <p className={styles["hint"]}>{m.inbreeding_known_hint()}</p>
      {countedGenerations !== null && (
        <p className={styles["hint"]}>
          {m.inbreeding_counted({
            generations: countedGenerations,
            beyond: wholeNumber(ancestorsBeyond, locale),
          })}
        </p>
      )}
    </>
  );
}

/** F alone, and how much of the pedigree it is based on. */
export function CoefficientFigure({ figures }: { figures: Inbreeding }) {
  const { locale } = usePageTools();
  const { coefficient, possible, knownGenerations } = figures;
  return (
    <dl className={styles["keys"]}>
      <div className={styles["key"]}>
        <dt>{m.inbreeding_coefficient()}</dt>
        <dd className={styles["value"]}>{possible === 0 ? "—" : percent(coefficient, locale)}</dd>
        <dd>{possible === 0 ? m.inbreeding_unknown() : closenessWords(coefficient)}</dd>
        <dd className={styles["hint"]}>
          {m.inbreeding_known()}:{" "}
          {m.inbreeding_known_words({ count: oneDigit(knownGenerations, locale) })}
        </dd>
      </div>
    </dl>
  );
}

function CommonAncestors({ figures }: { figures: Inbreeding }) {
  const { locale } = usePageTools();
  const { commonAncestors, commonAncestorCount, fromOlder } = figures;
  return (
    <section>
      <h3>{m.inbreeding_common()}</h3>
      {commonAncestors.length === 0 ? (
        <p>{m.inbreeding_common_none()}</p>
      ) : (
        <ol className={styles["ancestors"]}>
          {commonAncestors.map((ancestor) => (
            <li key={ancestor.id}>
              <Link to={paths.cat(ancestor.id)} className={styles["ancestor"]}>
                <CatName cat={ancestor} />
              </Link>
              <span className={styles["shares"]}>
                <span>
                  {m.inbreeding_share()}: <b>{percent(ancestor.share, locale)}</b>
                </span>
                <span>
                  {m.inbreeding_adds()}: {percent(ancestor.contribution, locale)}
                </span>
              </span>
              <Bar share={ancestor.share} />
              <Chains ancestor={ancestor} figures={figures} />
            </li>
          ))}
        </ol>
      )}
      {commonAncestorCount > commonAncestors.length && (
        <p>
          {m.inbreeding_common_more({ shown: commonAncestors.length, count: commonAncestorCount })}
        </p>
      )}
      {fromOlder > 0 && <p>{m.inbreeding_older({ share: percent(fromOlder, locale) })}</p>}
    </section>
  );
}

function Chains({
  ancestor: { id, paths: count, chains },
  figures: { names },
}: {
  ancestor: Inbreeding["commonAncestors"][number];
  figures: Inbreeding;
}) {
  if (chains.length === 0) return <p>{m.inbreeding_paths({ count })}</p>;
  const nameOf = (catId: number) => {
    const cat = names.find((one) => one.id === catId);
    return cat ? displayName(cat) : m.cat_number({ id: catId });
  };
  return (
    <details className={styles["chains"]}>
      <summary>{m.inbreeding_paths({ count })}</summary>
      <p className={styles["hint"]}>{m.inbreeding_chain()}:</p>
      <ul>
        {chains.map((chain) => (
          <li key={chain.join("-")}>
            {chain.map((catId, at) => (
              <span key={catId}>
                {at > 0 && " → "}
                {catId === id ? <b>{nameOf(catId)}</b> : nameOf(catId)}
              </span>
            ))}
          </li>
        ))}
      </ul>
      {count > chains.length && <p>{m.inbreeding_chains_more({ count: count - chains.length })}</p>}
    </details>
  );
}

function Completeness({ figures: { completeness } }: { figures: Inbreeding }) {
  const { locale } = usePageTools();
  if (completeness.length === 0) return null;
  return (
    <section>
      <h3>{m.inbreeding_completeness()}</h3>
      <table className={styles["table"]}>
        <thead>
          <tr>
            <th scope="col">{m.inbreeding_generation()}</th>
            <th scope="col">{m.inbreeding_places()}</th>
            <th scope="col">{m.inbreeding_share_known()}</th>
          </tr>
        </thead>
        <tbody>
          {completeness.map(({ generation, known, possible, share }) => (
            <tr key={generation}>
              <th scope="row">{generation}</th>
              <td>
                {m.inbreeding_of({
                  known: wholeNumber(known, locale),
                  possible: wholeNumber(possible, locale),
                })}
              </td>
              <td>
                {percent(share, locale)} <Bar share={share} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A share as a bar; the figure next to it says the same. */
function Bar({ share }: { share: number }) {
  return (
    <svg
      className={styles["bar"]}
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width="100" height="4" className={styles["barGround"]} />
      <rect width={Math.min(share, 1) * 100} height="4" className={styles["barFill"]} />
    </svg>
  );
}
