import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import * as m from "@felistry/i18n/compiled/messages.js";
import { firstFilled } from "../first-filled.ts";
import { ClubPage } from "../layout/club-page.tsx";
import { orErrorScreen, requireRight } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/button.tsx";
import { PageLinks } from "../ui/page-links.tsx";
import { cursorOf } from "../ui/page-trail.ts";
import { EmptyPage } from "../ui/lists/empty-page.tsx";
import { SearchForm } from "../ui/search-form.tsx";
import { ClubMemberCard } from "./club-member-card.tsx";
import { loadClubs } from "./load-clubs.ts";
import styles from "./members.module.css";

/** `/admin/members`: who may do what. */
export async function loader(args: LoaderFunctionArgs) {
  const { call } = requireRight(args, "read_members");
  const search = new URL(args.request.url).searchParams;
  const q = search.get("q")?.trim().slice(0, 100) ?? "";
  const cursor = cursorOf(search);
  const list = firstFilled(
    (from) =>
      call("GET /admin/members", { query: { ...(q && { q }), ...(from && { cursor: from }) } }),
    cursor,
    args.request.signal,
  );
  const [{ data, page }, clubs] = await orErrorScreen(Promise.all([list, loadClubs({ call })]));
  return { members: data, next: page.next, q, clubs };
}

export function Component() {
  const { members, next, q, clubs } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  return (
    <ClubPage tab="members" title={m.members_title()} description={m.members_description()}>
      <SearchForm
        q={q}
        label={m.desk_search()}
        hint={m.members_search_hint()}
        submit={m.desk_search_submit()}
      />
      {members.length === 0 ? (
        <EmptyPage next={next}>
          <p>{m.members_none()}</p>
          <ButtonLink to={paths.adminMembers} look="second">
            {m.members_all()}
          </ButtonLink>
        </EmptyPage>
      ) : (
        <ul className={styles["list"]}>
          {members.map((member) => (
            <li key={member.id}>
              <ClubMemberCard member={member} clubs={clubs} />
            </li>
          ))}
        </ul>
      )}
      <PageLinks next={next} />
    </ClubPage>
  );
}
