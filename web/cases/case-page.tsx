import { Link, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { CASE_KINDS } from "@felistry/domain/cases/kinds.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { ClubPage } from "../layout/club-page.tsx";
import { orErrorScreen, requireRight } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { ClubVerdictCard } from "../rules/club/club-verdict-card.tsx";
import { useOutcome } from "../ui/use-outcome.ts";
import { CaseDecision } from "./case-decision.tsx";
import { CaseHistory } from "./case-history.tsx";
import { CasePaper } from "./case-paper.tsx";
import { CaseState } from "./case-state.tsx";
import { CaseThread } from "./case-thread.tsx";
import { kindWords, pageOfSubject } from "./case-words.ts";
import { loadCaseHistory, loadCasePaper } from "./load-case-paper.ts";
import styles from "./cases.module.css";

/** `/club/cases/{id}`: the paper beside the page, what the rules say, what was said, and the decision. */
export async function loader(args: LoaderFunctionArgs) {
  const { call } = requireRight(args, "read_cases");
  const search = new URL(args.request.url).searchParams;
  const kind = CASE_KINDS.find((each) => each === search.get("kind")) ?? null;
  const params = { id: args.params["id"]! };
  const { data } = await orErrorScreen(
    call("GET /admin/cases/{id}", { params, query: kind ? { kind } : {} }),
  );
  const [paper, history] = await orErrorScreen(
    Promise.all([loadCasePaper(call, data), loadCaseHistory(call, data)]),
  );
  return { found: data, paper, history, kind };
}

export type LoadedCase = Awaited<ReturnType<typeof loader>>;

export function Component() {
  const { found, paper, history, kind } = useLoaderData() as LoadedCase;
  const { said, output, onDone } = useOutcome();
  const name = found.cat_name ?? m.case_no_cat();
  const title = m.case_title({ kind: kindWords[found.kind](), cat: name });
  const page = pageOfSubject(found.kind, found.subject_id, found.cat_id);
  return (
    <ClubPage tab="desk" title={title} description={m.case_desk_lead()}>
      <p className={styles["links"]}>
        <Link to={kind ? `${paths.clubDesk}?kind=${kind}` : paths.clubDesk}>← {m.case_back()}</Link>
        {found.cat_id !== null && <Link to={paths.cat(found.cat_id)}>{m.case_cat()}</Link>}
        {page !== null && found.kind !== "application" && (
          <Link to={page}>{kindWords[found.kind]()}</Link>
        )}
        <span className="soft">{m.case_waiting_count({ count: String(found.waiting) })}</span>
      </p>
      <output ref={output} tabIndex={-1} className={styles["said"]}>
        {said}
      </output>
      <CaseState found={found} onDone={onDone} />
      {found.verdict && <ClubVerdictCard verdict={found.verdict} />}
      <CaseDecision
        // Ticks belong to one case as it was seen.
        key={`${found.id} ${found.version} ${found.state}`}
        found={found}
        name={name}
        kind={kind}
        page={page}
        onDone={onDone}
      />
      <CasePaper key={found.id} paper={paper} name={name} onDone={onDone} />
      <CaseThread found={found} onDone={onDone} />
      <CaseHistory entries={history} catId={found.cat_id} />
    </ClubPage>
  );
}
