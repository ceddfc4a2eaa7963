import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import * as m from "@felistry/i18n/compiled/messages.js";
import { ClubPage } from "../layout/club-page.tsx";
import { orErrorScreen, requireRight } from "../page-tools.ts";
import { Lead } from "../ui/page.tsx";
import { PageLinks } from "../ui/page-links.tsx";
import { cursorOf } from "../ui/page-trail.ts";
import { RuleChanges } from "./club/rule-changes.tsx";
import { RulesOfClub } from "./club/rules-of-club.tsx";
import { SwitchWhole } from "./club/switch-whole.tsx";
import styles from "./club/club-rules.module.css";

/** `/admin/club-rules`: which rules the club applies, and what each does. */
export async function loader(args: LoaderFunctionArgs) {
  const { call } = requireRight(args, "read_rules");
  const cursor = cursorOf(new URL(args.request.url).searchParams);
  const [{ data }, changes] = await orErrorScreen(
    Promise.all([
      call("GET /admin/club-rules", {}),
      call("GET /admin/club-rules/changes", { query: { ...(cursor && { cursor }) } }),
    ]),
  );
  return { ...data, changes: changes.data, next: changes.page.next };
}

export function Component() {
  const { clean_litters, clubs, changes, next } = useLoaderData() as Awaited<
    ReturnType<typeof loader>
  >;
  return (
    <ClubPage
      tab="rules"
      title={m.club_rules_page_title()}
      description={m.club_rules_page_description()}
    >
      <Lead>{m.club_rules_page_lead()}</Lead>
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
        <RulesOfClub key={club.club} club={club} />
      ))}
      <section aria-labelledby="changes">
        <h2 id="changes">{m.club_rules_changes()}</h2>
        <RuleChanges changes={changes} />
        <PageLinks next={next} />
      </section>
    </ClubPage>
  );
}
