import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import * as m from "@felistry/i18n/compiled/messages.js";
import { ClubPage } from "../../layout/club-page.tsx";
import { orErrorScreen, requireRight } from "../../page-tools.ts";
import { PageLinks } from "../../ui/page-links.tsx";
import { cursorOf } from "../../ui/page-trail.ts";
import { useOutcome } from "../../ui/use-outcome.ts";
import styles from "./clubs.module.css";
import { KeptClubCard } from "./kept-club-card.tsx";
import { NewClub } from "./new-club.tsx";

/** `/admin/clubs`: the clubs of this installation. */
export async function loader(args: LoaderFunctionArgs) {
  const { call } = requireRight(args, "keep_clubs");
  const cursor = cursorOf(new URL(args.request.url).searchParams);
  const query = cursor ? { cursor } : {};
  const { data, page } = await orErrorScreen(call("GET /admin/clubs", { query }));
  return { clubs: data, next: page.next, isFirstPage: !cursor };
}

export function Component() {
  const { clubs, next, isFirstPage } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  const { said, output, onDone } = useOutcome();
  const isOne = isFirstPage && clubs.length === 1;
  return (
    <ClubPage tab="clubs" title={m.clubs_title()} description={m.clubs_description()}>
      <p>{isOne ? m.clubs_one() : m.clubs_lead()}</p>
      <output ref={output} tabIndex={-1}>
        {said}
      </output>
      <ul className={styles["list"]}>
        {clubs.map((club) => (
          <li key={club.id}>
            <KeptClubCard club={club} onDone={onDone} />
          </li>
        ))}
      </ul>
      <PageLinks next={next} />
      <NewClub onDone={onDone} />
    </ClubPage>
  );
}
