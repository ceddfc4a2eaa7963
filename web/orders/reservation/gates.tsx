import type { Reservation, ShownGate } from "@felistry/contract/orders/reservations.ts";
import { movesAt } from "@felistry/domain/orders/moves.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import type { Locale } from "@felistry/i18n/locale.ts";
import { ruleValuesWords } from "@felistry/i18n/rule-values.ts";
import { usePageTools } from "../../page-tools.ts";
import { Button } from "../../ui/button.tsx";
import { shortDate } from "../../ui/dates.ts";
import { CheckField, TextField } from "../../ui/form/field.tsx";
import type { FieldErrors } from "../../ui/form/field-checks.ts";
import { Form } from "../../ui/form/form.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import orders from "../orders.module.css";
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

/** Age, chip and vaccination: what is passed, what is missing, and by which rule. */
export function Gates(part: PartProps) {
  const { order, state } = part;
  const { locale } = usePageTools();
  const sells = order.side === "sell";
  const moves = movesAt(state.stage, sells ? "seller" : "buyer");
  return (
    <>
      <h3>{m.reserve_gates()}</h3>
      <p className="soft">{m.reserve_gates_advice()}</p>
      <ul className={styles["gates"]}>
        {state.gates.map((gate, index) => (
          <li key={index} data-state={gate.state}>
            <strong>{KINDS[gate.kind]()}</strong>: <strong>{STATES[gate.state]()}</strong>
            {" · "}
            <GateRule gate={gate} locale={locale} />
          </li>
        ))}
      </ul>
      {sells && state.stage !== "ready" && <HealthForm {...part} />}
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

function HealthForm({ order, state: { health }, onDone }: PartProps) {
  const { call } = usePageTools();
  const state = useForm({
    schema: () => import("@felistry/contract/orders/reservations.ts").then((c) => c.healthBody),
    toInput: (values) => ({
      ...Object.fromEntries(values),
      in_register: values.has("in_register"),
    }),
    draftOf: `health ${order.orders_id}`,
    send: async (body) => {
      await call("PUT /order/{id}/health", { params: { id: order.orders_id }, body });
      await onDone(m.reserve_health_saved());
    },
  });
  return (
    <details>
      <summary>{m.reserve_health()}</summary>
      <Form
        state={state}
        actions={
          <Button
            type="submit"
            look="second"
            disabled={state.sending}
            disabledReason={m.own_busy()}
          >
            {m.reserve_health_save()}
          </Button>
        }
      >
        <p className="soft">{m.reserve_health_lead()}</p>
        <HealthFields errors={state.errors} health={health} />
      </Form>
    </details>
  );
}

function HealthFields({ errors, health }: { errors: FieldErrors; health: Reservation["health"] }) {
  return (
    <>
      <TextField
        name="vaccinations"
        label={m.reserve_health_count()}
        errors={errors}
        inputMode="numeric"
        maxLength={1}
        defaultValue={health.vaccinations}
        required
      />
      <TextField
        name="vaccinated_on"
        type="date"
        label={m.reserve_health_last()}
        errors={errors}
        defaultValue={health.vaccinated_on ?? ""}
      />
      <TextField
        name="rabies_on"
        type="date"
        label={m.reserve_health_rabies()}
        errors={errors}
        defaultValue={health.rabies_on ?? ""}
      />
      <CheckField
        name="in_register"
        label={m.reserve_health_register()}
        errors={errors}
        defaultChecked={health.in_register === 1}
      />
    </>
  );
}
