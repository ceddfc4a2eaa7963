import { useLoaderData, useSearchParams, type LoaderFunctionArgs } from "react-router";
import { Link } from "react-router";
import { WAITING_PURPOSES, WAITING_STAGES } from "@felistry/domain/waiting/moves.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { orErrorScreen, requireViewer, usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { Button } from "../ui/button.tsx";
import { SelectField } from "../ui/form/field.tsx";
import { Head } from "../ui/head.tsx";
import { PageLinks } from "../ui/page-links.tsx";
import { cursorOf } from "../ui/page-trail.ts";
import { EmptyPage } from "../ui/lists/empty-page.tsx";
import { Page, Row } from "../ui/page.tsx";
import { TaskButton } from "../ui/task-button.tsx";
import { useOutcome } from "../ui/use-outcome.ts";
import { EntryCard } from "./entry-card.tsx";
import { ListFacts } from "./list-facts.tsx";
import { listName, purposeText, sexText, stageText } from "./waiting-words.ts";
import styles from "./waiting.module.css";

const KITTENS_MAX = 100;

/** Anything else in the address is ignored. */
const oneOf = <Value extends string>(known: readonly Value[], text: string | null) =>
  known.find((value) => value === text);

/** `/my/waiting-lists/{id}`: who waits, in order, then who has applied; `?stage=&sex=&purpose=`. */
export async function loader(args: LoaderFunctionArgs) {
  const { call } = requireViewer(args);
  const search = new URL(args.request.url).searchParams;
  const params = { id: args.params["id"]! };
  const cursor = cursorOf(search);
  const stage = oneOf(WAITING_STAGES, search.get("stage"));
  const sex = oneOf(["male", "female"] as const, search.get("sex"));
  const purpose = oneOf(WAITING_PURPOSES, search.get("purpose"));
  const query = {
    ...(stage && { stage }),
    ...(sex && { sex }),
    ...(purpose && { purpose }),
    ...(cursor && { cursor }),
  };
  const [list, entries, kittens] = await orErrorScreen(
    Promise.all([
      call("GET /waiting-lists/{id}", { params }),
      call("GET /waiting-lists/{id}/entries", { params, query }),
      call("GET /me/cats", { query: { isSell: "1", limit: KITTENS_MAX } }),
    ]),
  );
  return {
    list: list.data,
    entries: entries.data,
    next: entries.page.next,
    kittens: kittens.data.filter(({ sale }) => sale?.is_active === 1),
  };
}

export function Component() {
  const { list, entries, next, kittens } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  const [search] = useSearchParams();
  const { said, output, onDone } = useOutcome();
  const title = m.waiting_list_of({ list: listName(list) });
  const isFiltered = ["stage", "sex", "purpose"].some((name) => search.get(name));
  return (
    <Page width="narrow">
      <Head title={title} description={title} noIndex />
      <p>
        <Link to={paths.ownWaitingLists}>← {m.waiting_lists()}</Link>
      </p>
      <h1>{title}</h1>
      <ListFacts list={list} />
      <Openness listId={list.id} isOpen={list.is_open === 1} onDone={onDone} />
      <Filter />
      <output ref={output} tabIndex={-1} className={styles["done"]}>
        {said}
      </output>
      {entries.length === 0 ? (
        <EmptyPage>
          <p>{isFiltered ? m.waiting_entries_none_filtered() : m.waiting_entries_none()}</p>
        </EmptyPage>
      ) : (
        <ol className={styles["list"]}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <EntryCard entry={entry} kittens={kittens} onDone={onDone} />
            </li>
          ))}
        </ol>
      )}
      <PageLinks next={next} />
    </Page>
  );
}

function Openness({
  listId,
  isOpen,
  onDone,
}: {
  listId: number;
  isOpen: boolean;
  onDone: (said: string) => Promise<void>;
}) {
  const { call } = usePageTools();
  const change = async () => {
    await call("PUT /waiting-lists/{id}", { params: { id: listId }, body: { is_open: !isOpen } });
    await onDone(isOpen ? m.waiting_closed_said() : m.waiting_reopened_said());
  };
  return (
    <Row>
      <TaskButton look="second" small work={change} busy={m.waiting_sending()}>
        {isOpen ? m.waiting_close() : m.waiting_reopen()}
      </TaskButton>
      <Link to={paths.waitingList(listId)}>{m.waiting_public_page()}</Link>
    </Row>
  );
}

/** A plain form: it works without a script, and the address keeps the choice. */
function Filter() {
  const [search] = useSearchParams();
  const kept = (name: string) => search.get(name) ?? "";
  return (
    <form
      method="get"
      key={String(search)}
      className={styles["filter"]}
      aria-label={m.waiting_filter()}
    >
      <SelectField
        name="stage"
        label={m.waiting_filter_stage()}
        placeholder={m.waiting_filter_all()}
        errors={{}}
        defaultValue={kept("stage")}
        required
      >
        {WAITING_STAGES.map((stage) => (
          <option key={stage} value={stage}>
            {stageText[stage]()}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="sex"
        label={m.waiting_sex()}
        placeholder={m.waiting_filter_any()}
        errors={{}}
        defaultValue={kept("sex")}
        required
      >
        {(["female", "male"] as const).map((sex) => (
          <option key={sex} value={sex}>
            {sexText(sex)}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="purpose"
        label={m.waiting_purpose()}
        placeholder={m.waiting_filter_any()}
        errors={{}}
        defaultValue={kept("purpose")}
        required
      >
        {WAITING_PURPOSES.map((purpose) => (
          <option key={purpose} value={purpose}>
            {purposeText[purpose]()}
          </option>
        ))}
      </SelectField>
      <Button type="submit" look="second" formNoValidate>
        {m.waiting_filter_apply()}
      </Button>
    </form>
  );
}
