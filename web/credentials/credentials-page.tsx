import { Link, useLoaderData, useRevalidator, type LoaderFunctionArgs } from "react-router";
import { MOST_CREDENTIALS } from "@felistry/domain/credentials/credential.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Head } from "../ui/head.tsx";
import { Empty, Lead, Page, Row } from "../ui/page.tsx";
import { TaskButton } from "../ui/task-button.tsx";
import { CredentialLine, type Credential } from "./credentials-card.tsx";
import styles from "./credentials.module.css";
import { AskJudge } from "./judges/ask-judge.tsx";
import judges from "./judges/judges.module.css";
import { loadCredentialsAndTitles } from "./load-credentials.ts";
import { TitlesPart } from "./titles-part.tsx";

/** `/cats/{id}/credentials`: lets owners add, change and remove a cat's titles, results and tests. */
export function loader(args: LoaderFunctionArgs) {
  return loadCredentialsAndTitles(args);
}

export function Component() {
  const { cat, credentials, titles, asks } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  const title = m.credential_page_title({ name: displayName(cat) });
  return (
    <Page width="narrow">
      <Head title={title} description={title} noIndex />
      <p>
        <Link to={paths.cat(cat.id)}>{m.cat_back_to_page()}</Link>
      </p>
      <h1>{title}</h1>
      <Lead>{m.credential_lead()}</Lead>
      {credentials.length === 0 ? (
        <Empty>{m.credential_none()}</Empty>
      ) : (
        <ul className={styles["entries"]}>
          {credentials.map((entry) => (
            <li key={entry.id}>
              <div className={judges["judge"]}>
                <CredentialLine credential={entry} />
                <AskJudge
                  credential={entry}
                  ask={asks.find(({ credential_id }) => credential_id === entry.id)}
                />
              </div>
              <Actions catId={cat.id} credential={entry} />
            </li>
          ))}
        </ul>
      )}
      {credentials.length < MOST_CREDENTIALS ? (
        <ButtonLink to={paths.newCredential(cat.id)}>{m.credential_add()}</ButtonLink>
      ) : (
        <p>{m.error_too_many_credentials()}</p>
      )}
      <TitlesPart catId={cat.id} titles={titles} credentials={credentials} />
    </Page>
  );
}

function Actions({ catId, credential: { id, name } }: { catId: number; credential: Credential }) {
  const { call } = usePageTools();
  const { revalidate } = useRevalidator();
  const remove = async () => {
    await call("DELETE /credentials/{id}", { params: { id } });
    await revalidate();
  };
  return (
    <Row>
      <ButtonLink
        to={paths.credential(catId, id)}
        look="second"
        small
        aria-label={m.credential_change_one({ name })}
      >
        {m.credential_change()}
      </ButtonLink>
      <TaskButton
        look="quiet"
        small
        aria-label={m.credential_remove_one({ name })}
        work={remove}
        busy={m.own_busy()}
        question={{
          title: m.credential_remove_question({ name }),
          text: m.credential_remove_hint(),
          yes: m.credential_remove(),
          no: m.credential_keep(),
          danger: true,
        }}
      >
        {m.credential_remove()}
      </TaskButton>
    </Row>
  );
}
