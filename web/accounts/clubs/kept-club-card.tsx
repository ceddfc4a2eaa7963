import type { KeptClub } from "@felistry/contract/accounts/clubs.ts";
import { FIRST_CLUB } from "@felistry/domain/accounts/club.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../../page-tools.ts";
import { paths } from "../../paths.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Form } from "../../ui/form/form.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { Row } from "../../ui/page.tsx";
import { roleWords } from "../role-words.ts";
import { clubInput, LanguageFields, NameFields, PrefixField, RegionField } from "./club-fields.tsx";
import styles from "./clubs.module.css";
import { languageName } from "../../layout/language-name.ts";
import { useLanguages } from "./use-languages.ts";

interface Props {
  readonly club: KeptClub;
  readonly onDone: (said: string) => Promise<void>;
}

/** One club as its administrators keep it. */
export function KeptClubCard({ club, onDone }: Props) {
  const titleId = `club-${club.id}`;
  return (
    <article className={styles["club"]} aria-labelledby={titleId}>
      <h2 id={titleId} lang="">
        {club.name}
      </h2>
      <Facts club={club} />
      <Officers club={club} />
      <Row>
        <ButtonLink to={paths.clubLook(club.id)} look="second" small>
          {m.look_link()}
        </ButtonLink>
      </Row>
      <ChangeClub key={JSON.stringify([club.names, club.region])} club={club} onDone={onDone} />
    </article>
  );
}

function Facts({ club: { number_prefix, region, languages, waiting } }: { club: KeptClub }) {
  const { locale, today } = usePageTools();
  const all = useLanguages();
  const spoken = languages.length > 0 ? languages : all;
  return (
    <dl>
      <dt>{m.clubs_numbers()}</dt>
      <dd>{m.clubs_numbers_like({ prefix: number_prefix, year: today.slice(0, 4) })}</dd>
      {region !== null && (
        <>
          <dt>{m.clubs_region()}</dt>
          <dd lang="">{region}</dd>
        </>
      )}
      <dt>{m.clubs_languages()}</dt>
      <dd>{spoken.map((language) => languageName(language, locale)).join(", ")}</dd>
      <dt>{m.clubs_waiting()}</dt>
      <dd>{m.clubs_waiting_cases({ count: waiting })}</dd>
    </dl>
  );
}

function Officers({ club: { officers } }: { club: KeptClub }) {
  const wordsOf = (role: KeptClub["officers"][number]["roles"][number]) =>
    role === "administrator" ? m.members_is_admin() : roleWords[role]();
  return (
    <>
      <h3>{m.clubs_officers()}</h3>
      {officers.length === 0 ? (
        <p className="soft">{m.clubs_officers_none()}</p>
      ) : (
        <ul>
          {officers.map(({ id, name, roles }) => (
            <li key={id}>
              <span lang="zxx">{name}</span>: {roles.map(wordsOf).join(", ")}
            </li>
          ))}
        </ul>
      )}
      <Row>
        <ButtonLink to={paths.adminMembers} look="second" small>
          {m.clubs_give_roles()}
        </ButtonLink>
      </Row>
    </>
  );
}

function ChangeClub({ club, onDone }: Props) {
  const { call } = usePageTools();
  const { id, name } = club;
  const state = useForm({
    draftOf: `club ${id}`,
    version: club.version,
    schema: () => import("@felistry/contract/accounts/clubs.ts").then((c) => c.clubBody),
    toInput: clubInput,
    async send(body) {
      const { data } = await call("PUT /admin/clubs/{id}", { params: { id }, body });
      await onDone(m.clubs_saved_said({ name: data.name }));
      return data.version;
    },
  });
  const fields = { club, errors: state.errors };
  return (
    <details className={styles["change"]}>
      <summary aria-label={m.clubs_change_of({ name })}>{m.clubs_change()}</summary>
      <Form
        state={state}
        actions={
          <Button type="submit" disabled={state.sending} disabledReason={m.clubs_saving()}>
            {state.sending ? m.clubs_saving() : m.clubs_save()}
          </Button>
        }
      >
        {id === FIRST_CLUB ? (
          <p className="soft">{m.clubs_first_settings()}</p>
        ) : (
          <>
            <NameFields {...fields} />
            <PrefixField {...fields} />
          </>
        )}
        <RegionField {...fields} />
        <LanguageFields {...fields} />
      </Form>
    </details>
  );
}
