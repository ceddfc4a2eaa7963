import { useId } from "react";
import { Form } from "react-router";
import type { CatCard } from "@felistry/contract/cats.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import { MONTHS_BEFORE_MATING } from "@felistry/domain/matings/breeding-age.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { paths } from "../paths.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import field from "../ui/form/field.module.css";
import { MiniCatCard } from "../cats/mini-cat-card.tsx";
import styles from "./mating.module.css";

/** The rest of the address, besides the cat being chosen. */
export type MatingAddress = Readonly<Record<string, string | number | undefined>>;

export interface Choice {
  readonly role: "dam" | "sire";
  readonly chosen: CatCard | null;
  /** The search text. */
  readonly q: string;
  readonly own: readonly CatCard[];
  readonly others: readonly CatCard[];
  /** There are more choices than shown. */
  readonly areMore: boolean;
}

/** The queen or stud of a trial mating: the chosen cat, or the candidates. */
export function MatingChoice({ choice, address }: { choice: Choice; address: MatingAddress }) {
  const { role, chosen } = choice;
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles["choice"]}>
      <h2 id={id}>{title(choice)}</h2>
      {chosen ? (
        <MiniCatCard cat={chosen}>
          <ButtonLink
            to={paths.mating({ ...address, [role]: undefined })}
            look="quiet"
            small
            preventScrollReset
          >
            {role === "dam" ? m.mating_change_dam() : m.mating_change_sire()}
          </ButtonLink>
        </MiniCatCard>
      ) : (
        <Candidates choice={choice} address={address} />
      )}
    </section>
  );
}

function title({ role, chosen }: Choice): string {
  if (role === "dam") return chosen ? m.mating_dam() : m.mating_choose_dam();
  return chosen ? m.mating_sire() : m.mating_choose_sire();
}

function Candidates({
  choice: { role, q, own, others, areMore },
  address,
}: {
  choice: Choice;
  address: MatingAddress;
}) {
  const id = useId();
  const choose = (cat: CatCard) => (
    <ButtonLink
      to={paths.mating({ ...address, [role]: cat.id })}
      small
      preventScrollReset
      aria-label={m.mating_choose_cat({ name: displayName(cat) })}
    >
      {m.mating_choose()}
    </ButtonLink>
  );
  return (
    <>
      <search>
        <Form className={styles["search"]} preventScrollReset>
          {Object.entries(address).map(
            ([name, value]) =>
              value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
          )}
          <label htmlFor={id}>{m.mating_search()}</label>
          <input
            id={id}
            className={field["control"]}
            type="search"
            name={`q-${role}`}
            defaultValue={q}
            maxLength={100}
          />
          <Button type="submit" look="second" small>
            {m.mating_search_button()}
          </Button>
        </Form>
      </search>
      {own.length + others.length === 0 && <p>{m.mating_none_found()}</p>}
      <p className={field["hint"]}>{m.mating_left_out({ months: MONTHS_BEFORE_MATING })}</p>
      {areMore && <p className={field["hint"]}>{m.mating_more_by_name()}</p>}
      <Cats title={m.mating_own()} cats={own}>
        {choose}
      </Cats>
      <Cats title={m.mating_others()} cats={others}>
        {choose}
      </Cats>
    </>
  );
}

function Cats({
  title: heading,
  cats,
  children,
}: {
  title: string;
  cats: readonly CatCard[];
  children: (cat: CatCard) => React.ReactNode;
}) {
  if (cats.length === 0) return null;
  return (
    <div>
      <h3>{heading}</h3>
      <ul className={styles["cats"]}>
        {cats.map((cat) => (
          <li key={cat.id}>
            <MiniCatCard cat={cat}>{children(cat)}</MiniCatCard>
          </li>
        ))}
      </ul>
    </div>
  );
}
