import { Link, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { waitingMove } from "@felistry/domain/waiting/moves.ts";
import type { OwnWaitingEntry } from "@felistry/contract/waiting.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { orErrorScreen, requireViewer, usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Head } from "../ui/head.tsx";
import { PageLinks } from "../ui/page-links.tsx";
import { cursorOf } from "../ui/page-trail.ts";
import { EmptyPage } from "../ui/lists/empty-page.tsx";
import { Lead, Page, Row } from "../ui/page.tsx";
import { TaskButton } from "../ui/task-button.tsx";
import { useOutcome } from "../ui/use-outcome.ts";
import { OfferAnswer } from "./offer-answer.tsx";
import { listName, ruleText, stageText } from "./waiting-words.ts";
import { WishFacts } from "./wish-facts.tsx";
import styles from "./waiting.module.css";

/** `/my/waiting`: the lists that the member waits on, each with the place. */
export async function loader(args: LoaderFunctionArgs) {
  const { call } = requireViewer(args);
  const cursor = cursorOf(new URL(args.request.url).searchParams);
  const { data, page } = await orErrorScreen(
    call("GET /me/waiting", { query: cursor ? { cursor } : {} }),
  );
  return { entries: data, next: page.next };
}

export function Component() {
  const { entries, next } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  const { said, output, onDone } = useOutcome();
  return (
    <Page width="narrow">
      <Head title={m.waiting_mine()} description={m.waiting_mine_lead()} noIndex />
      <h1>{m.waiting_mine()}</h1>
      <Lead>{m.waiting_mine_lead()}</Lead>
      <output ref={output} tabIndex={-1} className={styles["done"]}>
        {said}
      </output>
      {entries.length === 0 ? (
        <EmptyPage>
          <p>{m.waiting_mine_none()}</p>
          <ButtonLink to={paths.search}>{m.waiting_mine_find()}</ButtonLink>
        </EmptyPage>
      ) : (
        <ul className={styles["list"]}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <OwnEntry entry={entry} onDone={onDone} />
            </li>
          ))}
        </ul>
      )}
      <PageLinks next={next} />
    </Page>
  );
}

interface EntryProps {
  readonly entry: OwnWaitingEntry;
  readonly onDone: (said: string) => Promise<void>;
}

function OwnEntry({ entry, onDone }: EntryProps) {
  const { id, list, stage, order_id } = entry;
  return (
    <article className={styles["entry"]} aria-labelledby={`waiting-${id}`}>
      <h2 id={`waiting-${id}`}>
        <Link to={paths.waitingList(list.id)}>{listName(list)}</Link>
      </h2>
      <p>{stageText[stage]()}</p>
      <Place entry={entry} />
      {order_id !== null && (
        <p>
          <Link to={paths.myOrder(order_id)}>{m.waiting_order({ id: order_id })}</Link>
        </p>
      )}
      {entry.offer && <OfferAnswer entry={entry} offer={entry.offer} onDone={onDone} />}
      <WishFacts entry={entry} />
      {waitingMove(stage, "leave", "applicant") && <Leave entry={entry} onDone={onDone} />}
    </article>
  );
}

/** The place, and why it is this one. */
function Place({ entry: { place, waiting, list } }: { entry: OwnWaitingEntry }) {
  if (place === null) return null;
  return (
    <div>
      <p className={styles["place"]}>{m.waiting_place({ place, count: waiting })}</p>
      <p className="soft">
        {place === 1 ? m.waiting_place_why_first() : m.waiting_place_why({ n: place - 1 })}{" "}
        {ruleText[list.rule]()}
      </p>
    </div>
  );
}

function Leave({ entry: { id }, onDone }: EntryProps) {
  const { call } = usePageTools();
  const leave = async () => {
    await call("PUT /waiting/{id}/leave", { params: { id } });
    await onDone(m.waiting_left_said());
  };
  return (
    <Row>
      <TaskButton
        look="quiet"
        small
        work={leave}
        busy={m.waiting_sending()}
        question={{
          title: m.waiting_leave_question(),
          text: m.waiting_leave_text(),
          yes: m.waiting_leave(),
          no: m.waiting_stay(),
          danger: true,
        }}
      >
        {m.waiting_leave()}
      </TaskButton>
    </Row>
  );
}
