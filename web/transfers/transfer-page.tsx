import { data, Link, useLoaderData, type LoaderFunctionArgs } from "react-router";
import * as m from "@felistry/i18n/compiled/messages.js";
import { isIdText } from "../id-text.ts";
import { requireViewer, usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { ClubVerdictCard } from "../rules/club/club-verdict-card.tsx";
import { loadRequestVerdict } from "../rules/club/load-club-verdict.ts";
import { Head } from "../ui/head.tsx";
import { Page } from "../ui/page.tsx";
import { TaskButton } from "../ui/task-button.tsx";
import { useOutcome } from "../ui/use-outcome.ts";
import { loadTransfer } from "./load-transfer.ts";
import { TransferFacts } from "./transfer-facts.tsx";
import { transferPaths } from "./transfer-paths.ts";
import { titleWords } from "./transfer-words.ts";

/** `/transfers/{id}`: for the one who asked and the club, which decides on its desk. */
export async function loader(args: LoaderFunctionArgs) {
  const tools = requireViewer(args);
  const { id } = args.params;
  if (!isIdText(id)) throw data(m.error_transfer_not_found(), { status: 404 });
  const transfer = await loadTransfer(tools, Number(id));
  return { transfer, verdict: await loadRequestVerdict(tools, "transfers", transfer.id) };
}

export function Component() {
  const { transfer, verdict } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  const { viewer } = usePageTools();
  const { said, output, onDone } = useOutcome();
  const { id, cat_id, cat_name: name, direction, status, asker } = transfer;
  const title = titleWords[direction]({ name });
  const isOwn = viewer?.id === asker.id;
  return (
    <Page width="narrow">
      <Head title={title} description={title} noIndex />
      <h1>{title}</h1>
      <p>
        <Link to={paths.cat(cat_id)}>{m.correction_to_cat()}</Link>
      </p>
      <output ref={output} tabIndex={-1}>
        {said}
      </output>
      {isOwn && direction === "out" && status === "confirmed" && <p>{m.transfer_export_ready()}</p>}
      <TransferFacts transfer={transfer} />
      {verdict && <ClubVerdictCard verdict={verdict} />}
      {transfer.may_withdraw === 1 && <Withdraw id={id} onDone={onDone} />}
      {isOwn && (
        <p>
          <Link to={transferPaths.own}>{m.transfer_to_own()}</Link>
        </p>
      )}
    </Page>
  );
}

function Withdraw({ id, onDone }: { id: number; onDone: (said: string) => Promise<void> }) {
  const { call } = usePageTools();
  const withdraw = async () => {
    await call("PUT /transfers/{id}/withdraw", { params: { id } });
    await onDone(m.correction_withdrawn());
  };
  return (
    <div>
      <TaskButton look="second" work={withdraw} busy={m.own_busy()}>
        {m.correction_withdraw()}
      </TaskButton>
    </div>
  );
}
