import { Link, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { orErrorScreen, requireViewer, usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/button.tsx";
import { shortDate } from "../ui/dates.ts";
import { Head } from "../ui/head.tsx";
import { Icon } from "../ui/icon.tsx";
import { PageLinks } from "../ui/page-links.tsx";
import { cursorOf } from "../ui/page-trail.ts";
import { EmptyPage } from "../ui/lists/empty-page.tsx";
import { Lead, Page } from "../ui/page.tsx";
import { LitterState, type Litter } from "./litter-state.tsx";
import styles from "./litters.module.css";

/** `/litters`: the viewer's litters, and those waiting for the viewer as the stud's owner. */
export async function loader(args: LoaderFunctionArgs) {
  const { call } = requireViewer(args);
  const cursor = cursorOf(new URL(args.request.url).searchParams);
  const { data, page } = await orErrorScreen(
    call("GET /litters", { query: cursor === null ? {} : { cursor } }),
  );
  return { litters: data, next: page.next };
}

export function Component() {
  const { litters, next } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  const waiting = litters.filter(({ may_answer }) => may_answer);
  const others = litters.filter(({ may_answer }) => !may_answer);
  return (
    <Page>
      <Head title={m.litter_list_title()} description={m.litter_list_lead()} noIndex />
      <h1>{m.litter_list_title()}</h1>
      <Lead>{m.litter_list_lead()}</Lead>
      <p>
        <ButtonLink to={paths.newLitter()}>
          <Icon name="plus" />
          {m.litter_new()}
        </ButtonLink>{" "}
        <ButtonLink to={paths.plannedMatings} look="second">
          {m.matings_title()}
        </ButtonLink>
      </p>
      {litters.length === 0 && <EmptyPage>{m.litter_list_none()}</EmptyPage>}
      {waiting.length > 0 && <Litters title={m.litter_list_waiting()} litters={waiting} />}
      {others.length > 0 && <Litters title={m.litter_list_all()} litters={others} />}
      <PageLinks next={next} />
    </Page>
  );
}

function Litters({ title, litters }: { title: string; litters: readonly Litter[] }) {
  return (
    <section className={styles["section"]}>
      <h2>{title}</h2>
      <ul className={styles["litters"]}>
        {litters.map((litter) => (
          <li key={litter.id}>
            <LitterEntry litter={litter} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function LitterEntry({
  litter: { id, status, born, dam, sire, breeder, kittens },
}: {
  litter: Litter;
}) {
  const { locale } = usePageTools();
  return (
    <article className={styles["entry"]}>
      <h3>
        <Link to={paths.litter(id)}>
          {m.litter_of({ queen: displayName(dam), stud: displayName(sire) })}
        </Link>
      </h3>
      <p className={styles["facts"]}>
        <span>{m.litter_born({ date: shortDate(born, locale) })}</span>
        <span>{m.litter_count({ count: kittens.length })}</span>
        <span>{breeder}</span>
      </p>
      <p>
        <LitterState status={status} />
      </p>
    </article>
  );
}
