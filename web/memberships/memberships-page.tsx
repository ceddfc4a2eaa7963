import { Form, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { MEMBERSHIP_KINDS, MEMBERSHIP_STATES } from "@felistry/domain/memberships/membership.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { Allowed } from "../layout/allowed.tsx";
import { ClubPage } from "../layout/club-page.tsx";
import { orErrorScreen, requireRight } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { Button } from "../ui/button.tsx";
import { SelectField, TextField } from "../ui/form/field.tsx";
import { PageLinks } from "../ui/page-links.tsx";
import { cursorOf } from "../ui/page-trail.ts";
import { EmptyPage } from "../ui/lists/empty-page.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { useOutcome } from "../ui/use-outcome.ts";
import { Asking } from "./asking.tsx";
import { FeeForm, FeeList } from "./fees.tsx";
import { kindWords, stateWords } from "./membership-words.ts";
import { MembershipRow } from "./membership-row.tsx";
import styles from "./memberships.module.css";

/** `/admin/memberships?year=…&state=…&kind=…&q=…`: a year's members. */
export async function loader(args: LoaderFunctionArgs) {
  const { call, today } = requireRight(args, "read_memberships");
  const search = new URL(args.request.url).searchParams;
  const thisYear = Number(today.slice(0, 4));
  const asked = Number(search.get("year"));
  const year = asked >= 2000 && asked <= 2200 ? asked : thisYear;
  const kind = MEMBERSHIP_KINDS.find((each) => each === search.get("kind")) ?? null;
  const state = MEMBERSHIP_STATES.find((each) => each === search.get("state")) ?? null;
  const q = search.get("q")?.trim().slice(0, 100) ?? "";
  const cursor = cursorOf(search);
  const query = {
    year,
    ...(kind && { kind }),
    ...(state && { state }),
    ...(q && { q }),
    ...(cursor && { cursor }),
  };
  const [{ data, counts, fees, renewals, page }, currencies] = await orErrorScreen(
    Promise.all([call("GET /admin/memberships", { query }), call("GET /currencies", {})]),
  );
  return {
    memberships: data,
    counts,
    fees,
    renewals,
    next: page.next,
    currencies: currencies.data,
    chosen: { year, kind, state, q },
    thisYear,
  };
}

type Loaded = Awaited<ReturnType<typeof loader>>;

export function Component() {
  const { memberships, counts, fees, renewals, next, currencies, chosen, thisYear } =
    useLoaderData() as Loaded;
  const { said, output, onDone } = useOutcome();
  const { year } = chosen;
  const years = [...new Set([thisYear + 1, thisYear, thisYear - 1, year])].sort((a, b) => b - a);
  return (
    <ClubPage
      tab="memberships"
      title={m.membership_title()}
      description={m.membership_club_description()}
    >
      <Tabs
        label={m.membership_years()}
        current={String(year)}
        tabs={years.map((each) => ({
          key: String(each),
          label: String(each),
          to: `${paths.adminMemberships}?year=${each}`,
        }))}
      />
      <p>
        {m.membership_counts({
          paid: String(counts.paid),
          asked: String(counts.asked),
          overdue: String(counts.overdue),
        })}{" "}
        <a href={`/admin/memberships/memberships-${year}.csv`} download>
          {m.membership_csv()}
        </a>
      </p>
      <output ref={output} tabIndex={-1}>
        {said}
      </output>
      <Filters chosen={chosen} />
      {memberships.length === 0 ? (
        <EmptyPage>
          <p>{m.membership_none()}</p>
        </EmptyPage>
      ) : (
        <ul className={styles["list"]}>
          {memberships.map((membership) => (
            <li key={membership.id}>
              <MembershipRow membership={membership} onDone={onDone} />
            </li>
          ))}
        </ul>
      )}
      <PageLinks next={next} />
      <Allowed right="keep_memberships">
        <Asking key={year} year={year} fees={fees} renewals={renewals} onDone={onDone} />
      </Allowed>
      <Fees year={year} fees={fees} currencies={currencies} onDone={onDone} />
    </ClubPage>
  );
}

interface FeesProps extends Pick<Loaded, "fees" | "currencies"> {
  readonly year: number;
  readonly onDone: (said: string) => Promise<void>;
}

function Fees({ year, fees, currencies, onDone }: FeesProps) {
  return (
    <section className={styles["part"]} aria-labelledby="fees">
      <h2 id="fees">{m.membership_fees({ year: String(year) })}</h2>
      <FeeList fees={fees} />
      <Allowed right="keep_memberships">
        <FeeForm key={year} year={year} currencies={currencies} onDone={onDone} />
      </Allowed>
    </section>
  );
}

function Filters({ chosen: { year, kind, state, q } }: Pick<Loaded, "chosen">) {
  return (
    <Form method="get" key={`${year} ${kind} ${state} ${q}`} className={styles["filters"]}>
      <input type="hidden" name="year" value={year} />
      <SelectField
        name="state"
        label={m.membership_state()}
        placeholder={m.membership_state_all()}
        defaultValue={state ?? ""}
        errors={{}}
      >
        {MEMBERSHIP_STATES.map((each) => (
          <option key={each} value={each}>
            {stateWords[each]()}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="kind"
        label={m.membership_kind()}
        placeholder={m.membership_kind_all()}
        defaultValue={kind ?? ""}
        errors={{}}
      >
        {MEMBERSHIP_KINDS.map((each) => (
          <option key={each} value={each}>
            {kindWords[each]()}
          </option>
        ))}
      </SelectField>
      <TextField
        name="q"
        type="search"
        label={m.membership_name()}
        maxLength={100}
        defaultValue={q}
        errors={{}}
      />
      <Button type="submit" look="second">
        {m.membership_show()}
      </Button>
    </Form>
  );
}
