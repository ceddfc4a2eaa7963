import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import * as m from "@felistry/i18n/compiled/messages.js";
import { ClubPage } from "../../layout/club-page.tsx";
import { orErrorScreen, requireRight } from "../../page-tools.ts";
import { paths } from "../../paths.ts";
import { PageLinks } from "../../ui/page-links.tsx";
import { cursorOf } from "../../ui/page-trail.ts";
import { EmptyPage } from "../../ui/lists/empty-page.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { useOutcome } from "../../ui/use-outcome.ts";
import { ClubNameCard } from "./club-name-card.tsx";
import styles from "./names.module.css";

const LISTS = ["waiting", "granted", "over"] as const;
const listWords = {
  waiting: m.cattery_names_list_waiting,
  granted: m.cattery_names_list_granted,
  over: m.cattery_names_list_over,
} as const satisfies Record<(typeof LISTS)[number], () => string>;

/** `/admin/cattery-names?list=…`: names to decide on, and those that the club keeps. */
export async function loader(args: LoaderFunctionArgs) {
  const { call } = requireRight(args, "read_names");
  const search = new URL(args.request.url).searchParams;
  const list = LISTS.find((each) => each === search.get("list")) ?? "waiting";
  const cursor = cursorOf(search);
  const query = { list, ...(cursor && { cursor }) };
  const { data, page } = await orErrorScreen(call("GET /admin/cattery-names", { query }));
  return { names: data, next: page.next, list };
}

export function Component() {
  const { names, next, list } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  const { said, output, onDone } = useOutcome();
  return (
    <ClubPage
      tab="names"
      title={m.cattery_names_title()}
      description={m.cattery_names_description()}
    >
      <Tabs
        label={m.cattery_names_lists()}
        current={list}
        tabs={LISTS.map((key) => ({
          key,
          label: listWords[key](),
          to:
            key === "waiting" ? paths.adminCatteryNames : `${paths.adminCatteryNames}?list=${key}`,
        }))}
      />
      <output ref={output} tabIndex={-1}>
        {said}
      </output>
      {names.length === 0 ? (
        <EmptyPage>
          <p>{m.cattery_names_club_none()}</p>
        </EmptyPage>
      ) : (
        <ul className={styles["list"]}>
          {names.map((name) => (
            <li key={name.id}>
              <ClubNameCard name={name} onDone={onDone} />
            </li>
          ))}
        </ul>
      )}
      <PageLinks next={next} />
    </ClubPage>
  );
}
