/** A litter as it is decided: both parents with what is entered of them, and each kitten. */
import type { ReactNode } from "react";
import { Link } from "react-router";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { SexBadge } from "../cats/sex-badge.tsx";
import { CredentialLine } from "../credentials/credentials-card.tsx";
import { kittenStateWords } from "../litters/kitten-state-words.ts";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { shortDate } from "../ui/dates.ts";
import styles from "./litter-paper.module.css";
import type { CasePaperData } from "./load-case-paper.ts";

type CaseLitter = NonNullable<CasePaperData["litter"]>;
type Merits = CaseLitter["merits"]["dam"];

export function LitterPaper({ litter }: { litter: CaseLitter }) {
  const { locale } = usePageTools();
  const { dam, sire, merits, kittens, born, breeder, breed } = litter;
  return (
    <section className={styles["litter"]} aria-labelledby="paper">
      <h2 id="paper">{m.case_litter()}</h2>
      <p>{m.case_litter_born({ date: shortDate(born, locale), breeder, count: kittens.length })}</p>
      <div className={styles["parents"]}>
        <Parent heading={m.litter_dam()} parent={dam} merits={merits.dam} />
        <Parent heading={m.litter_sire()} parent={sire} merits={merits.sire} />
      </div>
      <h3>{m.litter_kittens()}</h3>
      <ol className={styles["kittens"]}>
        {kittens.map((kitten) => (
          <li key={kitten.place}>
            <Kitten kitten={kitten} breed={breed} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Parent({
  heading,
  parent,
  merits,
}: {
  heading: string;
  parent: CaseLitter["dam"];
  merits: Merits;
}) {
  const { reg_num, number_elsewhere, breed, ems } = parent;
  const titles = merits.filter(({ kind }) => kind === "title");
  const tests = merits.filter(({ kind }) => kind !== "title");
  return (
    <section className={styles["cat"]}>
      <h3>
        {heading}: <Link to={paths.cat(parent.id)}>{displayName(parent)}</Link>
      </h3>
      <dl>
        <Fact name={m.case_litter_number()}>{reg_num ?? m.case_litter_not_registered()}</Fact>
        {number_elsewhere !== null && (
          <Fact name={m.case_litter_number_elsewhere()}>{number_elsewhere}</Fact>
        )}
        <Fact name={m.case_litter_colour()}>{colourOf(breed, ems)}</Fact>
        <Fact name={m.case_litter_titles()}>
          <Entries entries={titles} />
        </Fact>
        <Fact name={m.case_litter_tests()}>
          <Entries entries={tests} />
        </Fact>
      </dl>
    </section>
  );
}

function Kitten({ kitten, breed }: { kitten: CaseLitter["kittens"][number]; breed: string }) {
  const { cat_id, sex, ems, chip, reg_num, state } = kitten;
  const name = displayName(kitten);
  return (
    <article className={styles["cat"]}>
      <h4>
        <SexBadge sex={sex} /> {cat_id === null ? name : <Link to={paths.cat(cat_id)}>{name}</Link>}
      </h4>
      <dl>
        <Fact name={m.case_litter_colour()}>{colourOf(breed, ems)}</Fact>
        <Fact name={m.desk_chip()}>{chip ?? m.case_litter_none()}</Fact>
        {reg_num !== null && <Fact name={m.case_litter_number()}>{reg_num}</Fact>}
        {state !== "alive" && <Fact name={m.case_litter_state()}>{kittenStateWords[state]()}</Fact>}
      </dl>
    </article>
  );
}

const colourOf = (breed: string, ems: string | null): string =>
  ems === null ? `${breed}, ${m.case_litter_no_colour()}` : `${breed} ${ems}`;

function Entries({ entries }: { entries: Merits }) {
  if (entries.length === 0) return m.case_litter_none();
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.id}>
          <CredentialLine credential={entry} />
        </li>
      ))}
    </ul>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
