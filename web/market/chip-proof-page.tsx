import { Link, useLoaderData, type LoaderFunctionArgs } from "react-router";
import type { ChipProof } from "@felistry/contract/market/chip-proofs.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { SavePhoto } from "../documents/save-photo.tsx";
import { orErrorScreen, requireViewer, usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { shortDate } from "../ui/dates.ts";
import { Head } from "../ui/head.tsx";
import { Lead, Page, Row } from "../ui/page.tsx";
import { TaskButton } from "../ui/task-button.tsx";
import { useOutcome } from "../ui/use-outcome.ts";
import styles from "./chip-proofs.module.css";

/** `/cats/{id}/chip-proof`, for the seller: a code, a photo with it, the club's word. */
export async function loader(args: LoaderFunctionArgs) {
  const { call } = requireViewer(args);
  const catId = args.params["id"]!;
  const { data } = await orErrorScreen(
    call("GET /sales/{catId}/chip-proof", { params: { catId } }),
  );
  return { ...data, catId: Number(catId) };
}

export function Component() {
  const { catId, chip_end, proof } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  const { said, output, onDone } = useOutcome();
  const title = m.chip_proof_title();
  return (
    <Page width="narrow">
      <Head title={title} description={title} noIndex />
      <p>
        <Link to={`${paths.cat(catId)}?tab=selling`}>← {m.cat_tab_selling()}</Link>
      </p>
      <h1>{title}</h1>
      <Lead>{m.chip_proof_lead()}</Lead>
      <output ref={output} tabIndex={-1} className={styles["done"]}>
        {said}
      </output>
      {chip_end === null ? (
        <p>{m.error_chip_not_provable()}</p>
      ) : (
        <Steps catId={catId} end={chip_end} proof={proof} onDone={onDone} />
      )}
    </Page>
  );
}

interface StepsProps {
  readonly catId: number;
  readonly end: string;
  readonly proof: ChipProof | null;
  readonly onDone: (said: string) => Promise<void>;
}

function Steps({ catId, end, proof, onDone }: StepsProps) {
  const { call, locale } = usePageTools();
  const params = { catId };
  if (proof?.status === "confirmed")
    return <p>{m.chip_proof_confirmed({ end, day: shortDate(proof.decided_at!, locale) })}</p>;
  if (proof?.status === "sent") return <p>{m.chip_proof_waits({ end })}</p>;
  if (proof?.status !== "asked")
    return (
      <>
        {proof?.status === "declined" && <p>{m.chip_proof_declined({ reason: proof.reason! })}</p>}
        <AskForCode catId={catId} end={end} onDone={onDone} />
      </>
    );
  return (
    <>
      <p>{m.chip_proof_write({ end })}</p>
      <p className={styles["code"]}>{proof.code}</p>
      <p className="soft">{m.chip_proof_until({ day: shortDate(proof.expires_at, locale) })}</p>
      <SavePhoto
        prefix="chip-proof"
        save={async ({ filePath }) => {
          await call("PUT /sales/{catId}/chip-proof", { params, body: { photo: filePath } });
          await onDone(m.chip_proof_sent());
        }}
      />
    </>
  );
}

function AskForCode({ catId, end, onDone }: Omit<StepsProps, "proof">) {
  const { call } = usePageTools();
  const ask = async () => {
    await call("POST /sales/{catId}/chip-proof", { params: { catId } });
    await onDone(m.chip_proof_code_made());
  };
  return (
    <>
      <p>{m.chip_proof_about({ end })}</p>
      <Row>
        <TaskButton work={ask} busy={m.own_busy()}>
          {m.chip_proof_ask()}
        </TaskButton>
      </Row>
    </>
  );
}
