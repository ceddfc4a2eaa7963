import { Link, useLoaderData, type LoaderFunctionArgs } from "react-router";
import type { PlannedMating } from "@felistry/contract/matings/planned.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { orErrorScreen, requireViewer, usePageTools } from "../../page-tools.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Head } from "../../ui/head.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PageLinks } from "../../ui/page-links.tsx";
import { cursorOf } from "../../ui/page-trail.ts";
import { EmptyPage } from "../../ui/lists/empty-page.tsx";
import { Lead, Page } from "../../ui/page.tsx";
import { daysText, pairText, stageText } from "./planned-words.ts";
import styles from "./planned.module.css";

/** `/matings`: those that the viewer has planned, and those of the viewer's studs. */
export async function loader(args: LoaderFunctionArgs) {
  const { call } = requireViewer(args);
  const cursor = cursorOf(new URL(args.request.url).searchParams);
  const { data, page } = await orErrorScreen(
    call("GET /planned-matings", { query: cursor === null ? {} : { cursor } }),
  );
  return { matings: data, next: page.next };
}

export function Component() {
  const { matings, next } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  return (
    <Page>
      <Head title={m.matings_title()} description={m.matings_lead()} noIndex />
      <h1>{m.matings_title()}</h1>
      <Lead>{m.matings_lead()}</Lead>
      <p>
        <ButtonLink to={paths.planMating()}>
          <Icon name="plus" />
          {m.matings_new()}
        </ButtonLink>
      </p>
      {matings.length === 0 && <EmptyPage>{m.matings_none()}</EmptyPage>}
      <ul className={styles["matings"]}>
        {matings.map((mating) => (
          <li key={mating.id}>
            <Entry mating={mating} />
          </li>
        ))}
      </ul>
      <PageLinks next={next} />
    </Page>
  );
}

function Entry({ mating }: { mating: PlannedMating }) {
  const { locale } = usePageTools();
  const { id, stage, planner, stud_owner, mated, planned } = mating;
  return (
    <article className={styles["entry"]}>
      <h2>
        <Link to={paths.plannedMating(id)}>{pairText(mating)}</Link>
      </h2>
      <p className={styles["facts"]}>
        <span>{daysText(mated ?? planned, locale)}</span>
        <span>{planner === stud_owner ? planner : `${planner} · ${stud_owner}`}</span>
      </p>
      <p>
        <span className={styles["state"]} data-stage={stage}>
          {stageText[stage]()}
        </span>
      </p>
    </article>
  );
}
