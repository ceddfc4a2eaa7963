import type { ShownGate } from "@felistry/contract/orders/reservations.ts";
import { movesAt } from "@felistry/domain/orders/moves.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import type { Locale } from "@felistry/i18n/locale.ts";
import { ruleValuesWords } from "@felistry/i18n/rule-values.ts";
import { Link } from "react-router";
import { usePageTools } from "../../page-tools.ts";
import { paths } from "../../paths.ts";
import { shortDate } from "../../ui/dates.ts";
import orders from "../orders.module.css";
import { HealthForm, PapersForm } from "./before-hand-over.tsx";
import { BuyersAnswers } from "./buyers-answers.tsx";
import { MoveButton } from "./move-button.tsx";
import type { PartProps } from "./part-props.ts";
import styles from "./reservation.module.css";

const KINDS = {
  age: m.reserve_gate_age,
  chip: m.reserve_gate_chip,
  vaccination: m.reserve_gate_vaccination,
  other: m.reserve_gate_other,
} as const;

const STATES = {
  passed: m.reserve_gate_passed,
  missing: m.reserve_gate_missing,
  advised: m.reserve_gate_advised,
  not_asked: m.reserve_gate_not_asked,
} as const;

/** What is required of another kind is about papers. */
const kindWord = ({ kind, state }: ShownGate): string =>
  kind === "other" && state !== "advised" ? m.reserve_gate_papers() : KINDS[kind]();

/** The server names with `?` what nobody knows. */
const stateWord = ({ state, values }: ShownGate): string =>
  state === "advised" && values.some((value) => value.startsWith("?"))
    ? m.reserve_gate_unknown()
    : STATES[state]();

/** Age, chip and vaccination: what is passed, what is missing, and by which rule. */
export function Gates(part: PartProps) {
  const { order, state } = part;
  const { locale } = usePageTools();
  const sells = order.side === "sell";
  const moves = movesAt(state.stage, sells ? "seller" : "buyer");
  return (
    <>
      <h3 id="gates">{m.reserve_gates()}</h3>
      <p className="soft">{m.reserve_gates_advice()}</p>
      <ul className={styles["gates"]}>
        {state.gates.map((gate, index) => (
          <li key={index} data-state={gate.state}>
            <strong>{kindWord(gate)}</strong>: <strong>{stateWord(gate)}</strong>
            {" · "}
            <GateRule gate={gate} locale={locale} />
            {sells && <WhereEntered gate={gate} order={order} />}
          </li>
        ))}
      </ul>
      {sells && <BuyersAnswers papers={state.papers} />}
      {sells && state.stage !== "ready" && <HealthForm {...part} />}
      {!sells && state.stage !== "ready" && <PapersForm {...part} />}
      {moves.includes("pass_gates") && (
        <div className={orders["actions"]}>
          <MoveButton
            {...part}
            move="pass_gates"
            label={m.reserve_pass()}
            said={m.reserve_passed}
          />
        </div>
      )}
    </>
  );
}

/** What the cat's own page says, and the rule says that it lacks. The field that gets the cursor is what is scrolled to. */
const ENTERED = [
  ["chip=false", "chip"],
  ["neutered=false", "neutered_on"],
] as const;

function WhereEntered({ gate: { values }, order }: Pick<PartProps, "order"> & { gate: ShownGate }) {
  const lacking = ENTERED.find(([value]) => values.includes(value));
  return (
    lacking && (
      <>
        {" "}
        <Link
          to={paths.catField(order.orders_cat_id, lacking[1], order.orders_id)}
          preventScrollReset
        >
          {m.reserve_gate_enter()}
        </Link>
      </>
    )
  );
}

function GateRule({ gate, locale }: { gate: ShownGate; locale: Locale }) {
  if (gate.text === null) return <span className="soft">{withoutRule(gate, locale)}</span>;
  return (
    <>
      <span lang={gate.language}>{gate.text}</span>{" "}
      <span className="soft">
        (<cite lang="">{gate.source}</cite>
        {ruleValuesWords(gate.values, locale)
          .map((words) => `; ${words}`)
          .join("")}
        )
      </span>
    </>
  );
}

function withoutRule({ kind, values }: ShownGate, locale: Locale): string {
  if (kind !== "age") return m.reserve_gate_no_rule();
  const day = values[0]?.split("=")[1];
  return day === undefined
    ? m.reserve_gate_ad_none()
    : m.reserve_gate_ad_day({ day: shortDate(day, locale) });
}
