import { Link, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { isAmendable, type CaseKind } from "@felistry/domain/cases/kinds.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { WordsForm } from "../ui/form/words-form.tsx";
import { orErrorScreen, requireViewer, usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { Head } from "../ui/head.tsx";
import { Lead, Page } from "../ui/page.tsx";
import { useOutcome } from "../ui/use-outcome.ts";
import { Messages } from "./case-thread.tsx";
import { formOfRequest, kindWords } from "./case-words.ts";
import styles from "./cases.module.css";

/** `/cases/{id}`: what the club asks, for whoever has asked the club. */
export async function loader(args: LoaderFunctionArgs) {
  const { call } = requireViewer(args);
  const params = { id: args.params["id"]! };
  return (await orErrorScreen(call("GET /cases/{id}/thread", { params }))).data;
}

const leadWords = (kind: CaseKind) =>
  isAmendable(kind) ? m.case_asked_lead() : m.case_asked_lead_only();

export function Component() {
  const { id, kind, state, subject_id, cat_id, cat_name, thread } = useLoaderData() as Awaited<
    ReturnType<typeof loader>
  >;
  const { call } = usePageTools();
  const { said, output, onDone } = useOutcome();
  const title = m.case_title({ kind: kindWords[kind](), cat: cat_name ?? m.case_no_cat() });
  const amend = formOfRequest(kind, subject_id, cat_id);
  return (
    <Page width="narrow">
      <Head title={title} description={title} noIndex />
      <h1>{title}</h1>
      <Lead>{state === "asked" ? leadWords(kind) : m.case_asked_over()}</Lead>
      <output ref={output} tabIndex={-1} className={styles["said"]}>
        {said}
      </output>
      {cat_id !== null && (
        <p className={styles["links"]}>
          {amend !== null ? (
            state === "asked" && <Link to={amend}>{m.case_asked_amend_request()}</Link>
          ) : !isAmendable(kind) ? (
            <Link to={paths.cat(cat_id)}>{m.case_cat()}</Link>
          ) : (
            <>
              <Link to={paths.cat(cat_id)}>{m.case_asked_amend()}</Link>
              <Link to={paths.catTab(cat_id, "docs")}>{m.case_asked_paper()}</Link>
            </>
          )}
        </p>
      )}
      <Messages thread={thread} />
      {state === "asked" && (
        <WordsForm
          key={thread.length}
          label={m.case_answer()}
          submit={m.case_answer_send()}
          schema={() => import("@felistry/contract/cases.ts").then((c) => c.caseWordsBody)}
          send={async ({ text }) => {
            await call("POST /cases/{id}/answers", { params: { id }, body: { text } });
            await onDone(m.case_answer_said());
          }}
        />
      )}
    </Page>
  );
}
