import { data, Link, useLoaderData, type LoaderFunctionArgs } from "react-router";
import * as m from "@felistry/i18n/compiled/messages.js";
import { isIdText } from "../id-text.ts";
import { requireViewer } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { ClubVerdictCard } from "../rules/club/club-verdict-card.tsx";
import { loadRequestVerdict } from "../rules/club/load-club-verdict.ts";
import { Head } from "../ui/head.tsx";
import { Page } from "../ui/page.tsx";
import { useOutcome } from "../ui/use-outcome.ts";
import { CorrectionFacts } from "./correction-facts.tsx";
import { DecisionCard } from "./decision-card.tsx";
import { correctionPaths } from "./correction-paths.ts";
import { loadCorrection } from "./load-correction.ts";
import { WithdrawCorrection } from "./withdraw-correction.tsx";

/** `/corrections/{id}`: for the one who asked and the club. */
export async function loader(args: LoaderFunctionArgs) {
  const tools = requireViewer(args);
  const { id } = args.params;
  if (!isIdText(id)) throw data(m.error_correction_not_found(), { status: 404 });
  const correction = await loadCorrection(tools, Number(id));
  return { correction, verdict: await loadRequestVerdict(tools, "corrections", correction.id) };
}

export function Component() {
  const { correction, verdict } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  const { said, output, onDone } = useOutcome();
  const title = m.correction_title({ name: correction.cat_name });
  const isClubs = correction.may_decide === 1;
  return (
    <Page width="narrow">
      <Head title={title} description={title} noIndex />
      <h1>{title}</h1>
      <p>
        <Link to={paths.cat(correction.cat_id)}>{m.correction_to_cat()}</Link>
        {correction.reg_num !== null && <> · {correction.reg_num}</>}
      </p>
      <output ref={output} tabIndex={-1}>
        {said}
      </output>
      <CorrectionFacts correction={correction} />
      {verdict && <ClubVerdictCard verdict={verdict} />}
      {isClubs && <DecisionCard correction={correction} onDone={onDone} />}
      {correction.may_withdraw === 1 && <WithdrawCorrection id={correction.id} onDone={onDone} />}
      <p>
        <Link to={isClubs ? correctionPaths.waiting : correctionPaths.own}>
          {isClubs ? m.correction_to_waiting() : m.correction_to_own()}
        </Link>
      </p>
    </Page>
  );
}
