import { useRef } from "react";
import { Link, useLoaderData, type LoaderFunctionArgs } from "react-router";
import type { WaitingCase } from "@felistry/contract/cases.ts";
import { CASE_KINDS, type CaseKind } from "@felistry/domain/cases/kinds.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { ClubPage } from "../layout/club-page.tsx";
import { orErrorScreen, requireRight, usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { shortDate } from "../ui/dates.ts";
import { PageLinks } from "../ui/page-links.tsx";
import { cursorOf } from "../ui/page-trail.ts";
import { EmptyPage } from "../ui/lists/empty-page.tsx";
import { Tabs } from "../ui/tabs.tsx";
import styles from "./cases.module.css";
import { kindWords } from "./case-words.ts";
import { useKeys } from "../ui/use-keys.ts";

const LISTS = ["waiting", "asked", "mine", "settling"] as const;
type List = (typeof LISTS)[number];

/** `/club/desk?list=…&kind=…`: what waits for the club. */
export async function loader(args: LoaderFunctionArgs) {
  const { call } = requireRight(args, "read_cases");
  const search = new URL(args.request.url).searchParams;
  const kind = CASE_KINDS.find((each) => each === search.get("kind")) ?? null;
  const list = LISTS.find((each) => each === search.get("list")) ?? "waiting";
  const cursor = cursorOf(search);
  const { data, counts, page } = await orErrorScreen(
    call("GET /admin/cases", {
      query: { list, ...(kind && { kind }), ...(cursor && { cursor }) },
    }),
  );
  return { cases: data, counts, next: page.next, kind, list };
}

export function Component() {
  const { cases, counts, next, kind, list } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  const { locale } = usePageTools();
  const rows = useRef<HTMLOListElement>(null);
  const move = (by: 1 | -1) => () => {
    const links = [...(rows.current?.querySelectorAll("a") ?? [])];
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    links[Math.max(0, Math.min(at + by, links.length - 1))]?.focus();
  };
  useKeys({ KeyJ: move(1), KeyK: move(-1), ArrowDown: move(1), ArrowUp: move(-1) });
  return (
    <ClubPage tab="desk" title={m.case_desk_title()} description={m.case_desk_lead()}>
      <p className="soft">{m.case_desk_lead()}</p>
      <Filters counts={counts} kind={kind} list={list} />
      {cases.length === 0 ? (
        <EmptyPage>
          <p>{m.case_desk_none()}</p>
        </EmptyPage>
      ) : (
        <ol ref={rows} className={styles["queue"]}>
          {cases.map((one) => (
            <li key={one.id}>
              <Link to={paths.clubCase(one.id, kind)} className={styles["case"]}>
                <b>{kindWords[one.kind]()}</b>{" "}
                <span lang="zxx" className={styles["name"]}>
                  {one.cat_name ?? m.case_no_cat()}
                </span>
                <span className="soft">{remarksOf(one, (day) => shortDate(day, locale))}</span>
              </Link>
            </li>
          ))}
        </ol>
      )}
      <PageLinks next={next} />
      <p className={`soft ${styles["keys"]}`}>{m.case_desk_keys()}</p>
    </ClubPage>
  );
}

function remarksOf(
  { opened_at, applicant, assigned_to, is_answered }: WaitingCase,
  dayText: (day: string) => string,
): string {
  return [
    m.case_since({ day: dayText(opened_at) }),
    applicant === null ? null : m.case_from({ name: applicant }),
    assigned_to === null ? null : m.case_assigned({ name: assigned_to.name }),
    is_answered ? m.case_answered() : null,
  ]
    .filter((remark) => remark !== null)
    .join(" · ");
}

const listWords: Readonly<Record<List, () => string>> = {
  waiting: m.case_list_waiting,
  asked: m.case_list_asked,
  mine: m.case_list_mine,
  settling: m.case_list_settling,
};

const address = (list: List, kind: CaseKind | null) => {
  const search = new URLSearchParams({
    ...(list !== "waiting" && { list }),
    ...(kind !== null && { kind }),
  }).toString();
  return search === "" ? paths.clubDesk : `${paths.clubDesk}?${search}`;
};

function Filters({
  counts,
  kind,
  list,
}: {
  counts: readonly { kind: CaseKind; count: number }[];
  kind: CaseKind | null;
  list: List;
}) {
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const label = (text: string, count: number) => (list === "waiting" ? `${text} ${count}` : text);
  const missing = kind !== null && !counts.some((each) => each.kind === kind);
  const kinds = missing ? [...counts, { kind, count: 0 }] : counts;
  return (
    <>
      <Tabs
        label={m.case_desk_list()}
        current={list}
        tabs={LISTS.map((key) => ({ key, label: listWords[key](), to: address(key, kind) }))}
      />
      <Tabs
        label={m.case_desk_kinds()}
        current={kind ?? "all"}
        tabs={[
          { key: "all", label: label(m.case_kind_all(), all), to: address(list, null) },
          ...kinds.map((each) => ({
            key: each.kind,
            label: label(kindWords[each.kind](), each.count),
            to: address(list, each.kind),
          })),
        ]}
      />
    </>
  );
}
