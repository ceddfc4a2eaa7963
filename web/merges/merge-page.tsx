import { useId, useState } from "react";
import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { ApiFailure } from "@felistry/contract/client.ts";
import type { Answer } from "@felistry/contract/api.ts";
import type { MergeEntry, MergeField } from "@felistry/contract/merges/merges.ts";
import { fieldsOfChoice, MERGE_CHOICES, specOf } from "@felistry/domain/cats/field-lists.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { orErrorScreen, requireViewer, usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import { Head } from "../ui/head.tsx";
import { Lead, Page, Row } from "../ui/page.tsx";
import { choiceName, choiceText } from "./choice-words.ts";
import { MergeAsked, MergeAtDesk } from "./merge-at-desk.tsx";
import styles from "./merge.module.css";

type Pair = Answer<"GET /cats/{id}/merge">["data"];

export async function loader(args: LoaderFunctionArgs) {
  const { call } = requireViewer(args);
  const other = Number(new URL(args.request.url).searchParams.get("other")) || 0;
  const { data } = await orErrorScreen(
    call("GET /cats/{id}/merge", { params: { id: Number(args.params["id"]) }, query: { other } }),
  );
  return { pair: data };
}

export function Component() {
  const { pair } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  const { call } = usePageTools();
  const [taken, setTaken] = useState<ReadonlySet<MergeField>>(new Set());
  const [caseId, setCaseId] = useState<number | null>(null);
  const { done, failure, busy, act } = useActing();
  const merge = () =>
    act(async () => {
      const body = { other: pair.gone.id, take: [...taken] };
      return (await call("POST /cats/{id}/merge", { params: { id: pair.kept.id }, body })).data;
    });
  const undo = (id: number) =>
    act(async () => (await call("POST /merges/{id}/undo", { params: { id } })).data);
  return (
    <Page>
      <Head title={m.merge_title()} description={m.merge_lead()} noIndex />
      <h1>{m.merge_title()}</h1>
      <Failure text={failure} />
      {caseId !== null ? (
        <MergeAsked caseId={caseId} />
      ) : done === null ? (
        <>
          <Lead>{m.merge_lead()}</Lead>
          <p>{m.merge_stays({ kept: pair.kept.id, gone: pair.gone.id })}</p>
          <Fields pair={pair} taken={taken} setTaken={setTaken} />
          <p>{m.merge_moves(pair.gone.moves)}</p>
          {pair.at_desk === 1 && <MergeAtDesk {...pair} take={[...taken]} onAsked={setCaseId} />}
          <Row>
            {pair.at_desk === 0 && (
              <Button
                onClick={() => void merge()}
                disabled={busy}
                disabledReason={m.catform_saving()}
              >
                {m.merge_submit()}
              </Button>
            )}
            <ButtonLink
              to={paths.mergeCats(pair.gone.id, pair.kept.id)}
              look="second"
              reloadDocument
            >
              {m.merge_swap()}
            </ButtonLink>
          </Row>
        </>
      ) : (
        <Merged done={done} busy={busy} undo={undo} />
      )}
    </Page>
  );
}

function Merged({
  done,
  busy,
  undo,
}: {
  done: MergeEntry;
  busy: boolean;
  undo: (id: number) => Promise<void>;
}) {
  return (
    <Row>
      <output>{done.undone_at === null ? m.merge_done() : m.merge_undone()}</output>
      {done.undone_at === null && (
        <Button
          look="second"
          onClick={() => void undo(done.id)}
          disabled={busy}
          disabledReason={m.catform_saving()}
        >
          {m.merge_undo()}
        </Button>
      )}
      <ButtonLink to={paths.cat(done.kept_cat_id)}>{m.merge_to_cat()}</ButtonLink>
    </Row>
  );
}

function useActing() {
  const [done, setDone] = useState<MergeEntry | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const act = async (work: () => Promise<MergeEntry>) => {
    setBusy(true);
    setFailure(null);
    try {
      setDone(await work());
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setFailure(error.status === 0 || error.status >= 500 ? m.error_fault() : error.body.message);
    } finally {
      setBusy(false);
    }
  };
  return { done, failure, busy, act };
}

interface FieldsProps {
  readonly pair: Pair;
  readonly taken: ReadonlySet<MergeField>;
  readonly setTaken: (taken: ReadonlySet<MergeField>) => void;
}

/** Both records side by side; where they differ, which value stays is chosen. */
function Fields({ pair: { kept, gone }, taken, setTaken }: FieldsProps) {
  const fields = MERGE_CHOICES.filter(
    (field) => kept.values[field] !== null || gone.values[field] !== null,
  );
  const choose = (field: MergeField, take: boolean) => {
    const next = new Set(taken);
    if (take) next.add(field);
    else next.delete(field);
    setTaken(next);
  };
  return (
    <div className={styles["fields"]}>
      {fields.map((field) => (
        <fieldset key={field} className={styles["field"]}>
          <legend>{choiceName(field)}</legend>
          {isSame(field, kept, gone) ? (
            <p>
              <FieldValue field={field} side={kept} />{" "}
              <span className={styles["of"]}>{m.merge_same()}</span>
            </p>
          ) : (
            [kept, gone].map((side) => (
              <FieldChoice
                key={side.id}
                field={field}
                side={side}
                isChosen={taken.has(field) === (side.id === gone.id)}
                choose={() => choose(field, side.id === gone.id)}
              />
            ))
          )}
        </fieldset>
      ))}
    </div>
  );
}

/** Of other cats and members a name is told, and two of one name may be two. */
const isNamed = (choice: MergeField) =>
  fieldsOfChoice(choice).some((field) => ["cat", "member"].includes(specOf(field).kind));

function isSame(field: MergeField, kept: Pair["kept"], gone: Pair["gone"]): boolean {
  return !isNamed(field) && kept.values[field] === gone.values[field];
}

interface FieldChoiceProps {
  readonly field: MergeField;
  readonly side: Pair["kept"];
  readonly isChosen: boolean;
  readonly choose: () => void;
}

function FieldChoice({ field, side, isChosen, choose }: FieldChoiceProps) {
  const id = useId();
  return (
    <div>
      <label>
        <input
          type="radio"
          name={field}
          checked={isChosen}
          onChange={choose}
          aria-describedby={id}
        />{" "}
        <FieldValue field={field} side={side} />
      </label>{" "}
      <span id={id} className={styles["of"]}>
        {field !== "photo" && m.cat_number({ id: side.id })}
      </span>
    </div>
  );
}

function FieldValue({ field, side }: Pick<FieldChoiceProps, "field" | "side">) {
  const { locale } = usePageTools();
  return choiceText(field, side, locale);
}
