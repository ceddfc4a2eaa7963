import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { FIRST_CLUB } from "@felistry/domain/accounts/club.ts";
import { may } from "@felistry/domain/accounts/club-rights.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { loadClubs } from "../accounts/load-clubs.ts";
import { ClubPage } from "../layout/club-page.tsx";
import { orErrorScreen, requireRight } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { Lead } from "../ui/page.tsx";
import { PageLinks } from "../ui/page-links.tsx";
import { cursorOf } from "../ui/page-trail.ts";
import { Tabs } from "../ui/tabs.tsx";
import { RuleChanges } from "./club/rule-changes.tsx";
import { RulesOfClub } from "./club/rules-of-club.tsx";
import { SwitchWhole } from "./club/switch-whole.tsx";
import styles from "./club/club-rules.module.css";

/** `/admin/club-rules`: which rules the club applies, and what each does. */
export async function loader(args: LoaderFunctionArgs) {
  const { call, viewer } = requireRight(args, "read_rules");
  const search = new URL(args.request.url).searchParams;
  const cursor = cursorOf(search);
  const asked = search.get("club");
  const query = asked ? { club_id: asked } : {};
  const [{ data }, changes, clubs] = await orErrorScreen(
    Promise.all([
      call("GET /admin/club-rules", { query }),
      call("GET /admin/club-rules/changes", { query: { ...query, ...(cursor && { cursor }) } }),
      loadClubs({ call }),
    ]),
  );
  return {
    ...data,
    changes: changes.data,
    next: changes.page.next,
    // Others have their own club's.
    toChoose: may(viewer, "set_rules") ? clubs : [],
    chosen: asked ?? String(FIRST_CLUB),
  };
}

export function Component() {
  const { clean_litters, clubs, changes, next, toChoose, chosen } = useLoaderData() as Awaited<
    ReturnType<typeof loader>
  >;
  return (
    <ClubPage
      tab="rules"
      title={m.club_rules_page_title()}
      description={m.club_rules_page_description()}
    >
      <Lead>{m.club_rules_page_lead()}</Lead>
      {toChoose.length > 1 && (
        <Tabs
          label={m.clubs_title()}
          current={chosen}
          tabs={toChoose.map(({ id, name }) => ({
            key: String(id),
            label: name,
            to: `${paths.adminClubRules}?club=${id}`,
          }))}
        />
      )}
      <section className={styles["whole"]} aria-labelledby="clean">
        <h2 id="clean">{m.club_rules_clean()}</h2>
        <p>{m.club_rules_clean_hint()}</p>
        <SwitchWhole
          club="registry"
          line="clean_litters"
          isOn={clean_litters}
          state={clean_litters ? m.club_rules_clean_on() : m.club_rules_clean_off()}
          label={clean_litters ? m.club_rules_turn_off() : m.club_rules_turn_on()}
        />
      </section>
      {clubs.map((club) => (
        <RulesOfClub key={`${chosen} ${club.club}`} club={club} />
      ))}
      <section aria-labelledby="changes">
        <h2 id="changes">{m.club_rules_changes()}</h2>
        <RuleChanges changes={changes} />
        <PageLinks next={next} />
      </section>
    </ClubPage>
  );
}
