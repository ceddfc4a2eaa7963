/** What each side says before the hand-over: the seller of the cat's health, both of papers that a country asks for. */
import type { ReactNode } from "react";
import type { Reservation } from "@felistry/contract/orders/reservations.ts";
import { isCertificateAwaited, isSellerPaper, type Paper } from "@felistry/domain/orders/papers.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../../page-tools.ts";
import { Button } from "../../ui/button.tsx";
import { CheckField, TextField } from "../../ui/form/field.tsx";
import type { FieldErrors } from "../../ui/form/field-checks.ts";
import { Form } from "../../ui/form/form.tsx";
import { type FormState, useForm } from "../../ui/form/use-form.ts";
import type { PartProps } from "./part-props.ts";

export function HealthForm({ order, state: { health, papers, gates }, step }: PartProps) {
  const { call } = usePageTools();
  const asks = papers?.asks ?? [];
  const isAwaited =
    asks.some((paper) => isSellerPaper(paper) && !health[paper]) ||
    gates.some(({ kind, state }) => kind === "vaccination" && state === "missing");
  const asked = (paper: Paper, values: FormData) =>
    asks.includes(paper) ? { [paper]: values.has(paper) } : {};
  const state = useForm({
    schema: () => import("@felistry/contract/orders/reservations.ts").then((c) => c.healthBody),
    toInput: (values) => ({
      ...Object.fromEntries(values),
      in_register: values.has("in_register"),
      ...asked("buyer_extract", values),
      ...asked("weaned", values),
    }),
    draftOf: `health ${order.orders_id}`,
    send: (body) =>
      step(
        call("PUT /order/{id}/health", { params: { id: order.orders_id }, body }),
        m.reserve_health_saved,
      ),
  });
  return (
    <SaidForm
      state={state}
      title={m.reserve_health()}
      lead={m.reserve_health_lead()}
      isAwaited={isAwaited}
    >
      <HealthFields errors={state.errors} health={health} />
      <SellersPapers errors={state.errors} health={health} asks={asks} />
    </SaidForm>
  );
}

/** Nothing where the rules ask the buyer for none. */
export function PapersForm(part: PartProps) {
  const asks = part.state.papers?.asks ?? [];
  const isAsked = asks.includes("cert_on") || asks.includes("buyer_hk");
  return isAsked ? <BuyersPapers {...part} asks={asks} /> : null;
}

function BuyersPapers({
  order,
  state: { papers },
  step,
  asks,
}: PartProps & { asks: readonly Paper[] }) {
  const { call } = usePageTools();
  const isAwaited =
    isCertificateAwaited(asks, papers.cert_on) ||
    (asks.includes("buyer_hk") && papers.is_answered === 0);
  const state = useForm({
    schema: () => import("@felistry/contract/orders/reservations.ts").then((c) => c.papersBody),
    toInput: (values) => ({
      cert_on: asks.includes("cert_on") ? String(values.get("cert_on") ?? "") : papers.cert_on,
      buyer_hk: asks.includes("buyer_hk") ? values.has("buyer_hk") : papers.buyer_hk === 1,
    }),
    draftOf: `papers ${order.orders_id}`,
    send: (body) =>
      step(
        call("PUT /order/{id}/papers", { params: { id: order.orders_id }, body }),
        m.reserve_health_saved,
      ),
  });
  return (
    <SaidForm
      state={state}
      title={m.reserve_papers()}
      lead={m.reserve_papers_lead()}
      isAwaited={isAwaited}
    >
      {asks.includes("cert_on") && (
        <TextField
          name="cert_on"
          type="date"
          unmarked
          label={m.reserve_papers_cert()}
          errors={state.errors}
          defaultValue={papers.cert_on ?? ""}
        />
      )}
      {asks.includes("buyer_hk") && (
        <CheckField
          name="buyer_hk"
          label={m.reserve_papers_hk()}
          errors={state.errors}
          defaultChecked={papers.buyer_hk === 1}
        />
      )}
    </SaidForm>
  );
}

function SaidForm({
  state,
  title,
  lead,
  isAwaited,
  children,
}: {
  /** Something in it is lacking, so that it is open. */
  isAwaited: boolean;
  state: FormState;
  title: string;
  lead: string;
  children: ReactNode;
}) {
  return (
    <details open={isAwaited}>
      <summary>{title}</summary>
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
        <p className="soft">{lead}</p>
        {children}
      </Form>
    </details>
  );
}

interface Fields {
  readonly errors: FieldErrors;
  readonly health: Reservation["health"];
}

function HealthFields({ errors, health }: Fields) {
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
      <DayField
        name="vaccinated_on"
        label={m.reserve_health_last()}
        errors={errors}
        health={health}
      />
      <DayField
        name="rabies_on"
        label={m.reserve_health_rabies()}
        errors={errors}
        health={health}
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

function SellersPapers({ errors, health, asks }: Fields & { asks: readonly Paper[] }) {
  return (
    <>
      {asks.includes("chip_on") && (
        <DayField
          name="chip_on"
          label={m.reserve_health_chip_on()}
          errors={errors}
          health={health}
        />
      )}
      {asks.includes("vet_on") && (
        <DayField name="vet_on" label={m.reserve_health_vet()} errors={errors} health={health} />
      )}
      {asks.includes("weaned") && (
        <CheckField
          name="weaned"
          label={m.reserve_health_weaned()}
          errors={errors}
          defaultChecked={health.weaned === 1}
        />
      )}
      {asks.includes("buyer_extract") && (
        <CheckField
          name="buyer_extract"
          label={m.reserve_health_extract()}
          errors={errors}
          defaultChecked={health.buyer_extract === 1}
        />
      )}
    </>
  );
}

function DayField({
  name,
  label,
  errors,
  health,
}: Fields & { name: "vaccinated_on" | "rabies_on" | "chip_on" | "vet_on"; label: string }) {
  return (
    <TextField
      name={name}
      type="date"
      label={label}
      errors={errors}
      defaultValue={health[name] ?? ""}
    />
  );
}
