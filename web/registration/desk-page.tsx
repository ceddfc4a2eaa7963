import { redirect, useLoaderData, useRevalidator, type LoaderFunctionArgs } from "react-router";
import { may } from "@felistry/domain/accounts/club-rights.ts";
import { ROLE_ADMIN } from "@felistry/domain/accounts/roles.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { BackupCard } from "../backup/backup-card.tsx";
import { loadBackups } from "../backup/load-backups.ts";
import { ClubPage } from "../layout/club-page.tsx";
import { CLUB_TABS, tabsFor } from "../layout/club-tabs.ts";
import { orErrorScreen, requireRight, requireViewer } from "../page-tools.ts";
import { ButtonLink } from "../ui/button.tsx";
import { PageLinks } from "../ui/page-links.tsx";
import { cursorOf } from "../ui/page-trail.ts";
import { EmptyPage } from "../ui/lists/empty-page.tsx";
import { ApplicationCard } from "./application-card.tsx";
import { fetchDesk } from "./desk-applications.ts";
import { DeskInstruction } from "./desk-instruction.tsx";
import styles from "./desk.module.css";
import { SearchForm } from "../ui/search-form.tsx";
import { useOutcome } from "../ui/use-outcome.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { viewer } = requireViewer(args);
  const address = new URL(args.request.url);
  // The footer leads here: who works for the club is led to what waits for them, an administrator sees all lists.
  const isLed = address.search === "" && !viewer.roleIds.includes(ROLE_ADMIN);
  const [first] = tabsFor(viewer);
  if (first && (isLed || !may(viewer, "read_cases"))) throw redirect(CLUB_TABS[first].to);
  const { call } = requireRight(args, "read_cases");
  const search = address.searchParams;
  const q = search.get("q")?.trim().slice(0, 100) ?? "";
  const cursor = cursorOf(search);
  const [desk, backups] = await Promise.all([
    orErrorScreen(
      fetchDesk(call, { ...(q && { q }), ...(cursor && { cursor }), signal: args.request.signal }),
    ),
    // Who decides on applications is not always who looks after the site.
    may(viewer, "read_health") ? loadBackups({ call }) : null,
  ]);
  return { ...desk, q, backups };
}

export function Component() {
  const { list, next, q, backups } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  const { state } = useRevalidator();
  const { said, output, onDone } = useOutcome();
  return (
    <ClubPage tab="applications" title={m.desk_title()} description={m.desk_description()}>
      <DeskInstruction />
      <SearchForm
        q={q}
        label={m.desk_search()}
        hint={m.desk_search_hint()}
        submit={m.desk_search_submit()}
      />
      <output ref={output} tabIndex={-1} className={styles["said"]}>
        {said}
      </output>
      <output className="soft">{state === "loading" && m.desk_loading()}</output>
      {list.length === 0 ? (
        <EmptyPage next={next}>
          <p>{q ? m.desk_none_found() : m.desk_none()}</p>
          {q && (
            <ButtonLink to={CLUB_TABS.applications.to} look="second">
              {m.desk_show_all()}
            </ButtonLink>
          )}
        </EmptyPage>
      ) : (
        <ul className={styles["list"]}>
          {list.map((entry) => (
            <li key={entry.application.application_id}>
              <ApplicationCard entry={entry} onDone={onDone} />
            </li>
          ))}
        </ul>
      )}
      <PageLinks next={next} />
      {backups && <BackupCard backups={backups} />}
    </ClubPage>
  );
}
