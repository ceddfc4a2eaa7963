import { useState } from "react";
import { Link, useLoaderData, useRevalidator, type LoaderFunctionArgs } from "react-router";
import { ApiFailure } from "@felistry/contract/client.ts";
import { MOST_CREDENTIALS } from "@felistry/domain/credentials/credential.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import { Head } from "../ui/head.tsx";
import { Empty, Lead, Page, Row } from "../ui/page.tsx";
import { QuestionDialog } from "../ui/question-dialog.tsx";
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
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const remove = async () => {
    try {
      await call("DELETE /credentials/{id}", { params: { id } });
      setAsking(false);
      await revalidate();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setFailure(error.body.message ?? m.error_fault());
    }
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
      <Button
        look="quiet"
        small
        onClick={() => setAsking(true)}
        aria-label={m.credential_remove_one({ name })}
      >
        {m.credential_remove()}
      </Button>
      {asking && (
        <QuestionDialog
          title={m.credential_remove_question({ name })}
          onClose={() => setAsking(false)}
          answers={
            <>
              <Button look="second" onClick={() => setAsking(false)}>
                {m.credential_keep()}
              </Button>
              <Button look="danger" onClick={remove}>
                {m.credential_remove()}
              </Button>
            </>
          }
        >
          <p>{m.credential_remove_hint()}</p>
          <Failure text={failure} />
        </QuestionDialog>
      )}
    </Row>
  );
}
