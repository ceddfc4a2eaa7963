import { Link, useLoaderData, type LoaderFunctionArgs } from "react-router";
import type { PlannedMating } from "@felistry/contract/matings/planned.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { CatName } from "../../cats/cat-name.tsx";
import { LitterFact } from "../../litters/litter-facts.tsx";
import { orErrorScreen, requireViewer, usePageTools } from "../../page-tools.ts";
import { paths } from "../../paths.ts";
import { ClubVerdictCard } from "../../rules/club/club-verdict-card.tsx";
import { loadMatingVerdict } from "../../rules/club/load-club-verdict.ts";
import { shortDate } from "../../ui/dates.ts";
import { Head } from "../../ui/head.tsx";
import { Lead, Page } from "../../ui/page.tsx";
import { PlannedActions } from "./planned-actions.tsx";
import { daysText, eventText, isOwnPair, leadOf, pairText, stageText } from "./planned-words.ts";
import styles from "./planned.module.css";

/** `/matings/{id}`, for both sides. */
export async function loader(args: LoaderFunctionArgs) {
  const { call } = requireViewer(args);
  const { data: mating } = await orErrorScreen(
    call("GET /planned-matings/{id}", { params: { id: args.params["id"]! } }),
  );
  const { dam, sire, expected } = mating;
  const isOpen = OPEN.has(mating.stage);
  const verdict =
    isOpen && dam && sire
      ? await orErrorScreen(
          loadMatingVerdict(
            { call },
            { dam: dam.id, sire: sire.id, ...(expected && { born: expected.from }) },
          ),
        )
      : null;
  return { mating, verdict };
}

const OPEN = new Set<PlannedMating["stage"]>(["asked", "agreed", "mated", "pregnant"]);

export function Component() {
  const { mating, verdict } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  const { stage, is_other_away: isAway } = mating;
  const title = pairText(mating);
  return (
    <Page>
      <Head title={title} description={title} noIndex />
      <p>
        <Link to={paths.plannedMatings}>← {m.matings_title()}</Link>
      </p>
      <h1>{title}</h1>
      <p>
        <span className={styles["state"]} data-stage={stage}>
          {stageText[stage]()}
        </span>
      </p>
      <Lead>{leadOf(mating)}</Lead>
      {isAway && OPEN.has(stage) && <p className={styles["away"]}>{m.mating_other_away()}</p>}
      <PlannedActions mating={mating} />
      <Facts mating={mating} />
      <ToWaitingList mating={mating} />
      {OPEN.has(stage) && !isOwnPair(mating) && <p className={styles["soft"]}>{m.mating_fee()}</p>}
      {verdict && <ClubVerdictCard verdict={verdict} />}
      <Course events={mating.events} />
    </Page>
  );
}

function Facts({ mating }: { mating: PlannedMating }) {
  const { locale } = usePageTools();
  const { dam, sire, planned, mated, expected, planner, stud_owner, litter_id } = mating;
  return (
    <dl className={styles["about"]}>
      <LitterFact name={m.litter_dam()}>
        <Mate cat={dam} />
      </LitterFact>
      <LitterFact name={m.litter_sire()}>
        <Mate cat={sire} />
      </LitterFact>
      <LitterFact name={m.mating_fact_planner()}>{planner}</LitterFact>
      <LitterFact name={m.mating_fact_owner()}>{stud_owner}</LitterFact>
      <LitterFact name={m.mating_fact_planned()}>{daysText(planned, locale)}</LitterFact>
      {mated && <LitterFact name={m.mating_fact_mated()}>{daysText(mated, locale)}</LitterFact>}
      {expected && (
        <LitterFact name={m.mating_fact_expected()}>{daysText(expected, locale)}</LitterFact>
      )}
      {litter_id !== null && (
        <LitterFact name={m.litter_kittens()}>
          <Link to={paths.litter(litter_id)}>{m.mating_to_litter()}</Link>
        </LitterFact>
      )}
    </dl>
  );
}

/** Buyers can wait for kittens that are agreed on. */
function ToWaitingList({ mating }: { mating: PlannedMating }) {
  const { stage, dam, sire, expected, is_planner: isPlanner } = mating;
  if (!isPlanner || !OPEN.has(stage) || stage === "asked" || !dam || !sire) return null;
  const path = paths.waitingListOf({
    dam: dam.id,
    sire: sire.id,
    expected: expected?.from ?? null,
  });
  return (
    <p>
      <Link to={path}>{m.waiting_new()}</Link>
    </p>
  );
}

function Mate({ cat }: { cat: PlannedMating["dam"] }) {
  if (!cat) return m.mating_deleted_cat();
  return (
    <Link to={paths.cat(cat.id)}>
      <CatName cat={cat} />
    </Link>
  );
}

function Course({ events }: Pick<PlannedMating, "events">) {
  const { locale } = usePageTools();
  return (
    <section className={styles["section"]} aria-labelledby="course">
      <h2 id="course">{m.mating_course()}</h2>
      <ol className={styles["course"]}>
        {events.map(({ at, name }, place) => (
          <li key={place}>
            {eventText[name]?.()} <time dateTime={at}>{shortDate(at.slice(0, 10), locale)}</time>
          </li>
        ))}
      </ol>
    </section>
  );
}
