import { useState } from "react";
import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import { REPORT_REASONS } from "@felistry/domain/market/report-reasons.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { orErrorScreen, requireViewer, usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { SelectField, TextAreaField } from "../ui/form/field.tsx";
import { Form } from "../ui/form/form.tsx";
import { Head } from "../ui/head.tsx";
import { Lead, Page } from "../ui/page.tsx";
import { useForm } from "../ui/form/use-form.ts";
import { reasonText } from "./report-reason-line.ts";

const TEXT_MAX = 500;

/** `/cat-profile-sell/{id}/report` */
export async function loader(args: LoaderFunctionArgs) {
  const { call } = requireViewer(args);
  const asked = call("GET /sales/{catId}", { params: { catId: args.params["id"]! } });
  return (await orErrorScreen(asked)).data;
}

export function Component() {
  const sale = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  const [isSent, setSent] = useState(false);
  const title = m.report_title({ name: displayName(sale) });
  return (
    <Page width="narrow">
      <Head title={title} description={title} noIndex />
      <h1>{title}</h1>
      {isSent ? (
        <>
          <output>{m.report_sent()}</output>
          <ButtonLink to={paths.saleProfile(sale.id)} look="second">
            {m.report_back()}
          </ButtonLink>
        </>
      ) : (
        <>
          <Lead>{m.report_lead()}</Lead>
          <ReportForm catId={sale.id} onSent={() => setSent(true)} />
        </>
      )}
    </Page>
  );
}

function ReportForm({ catId, onSent }: { catId: number; onSent: () => void }) {
  const { call } = usePageTools();
  const state = useForm({
    schema: () => import("@felistry/contract/market/ad-reports.ts").then((c) => c.reportBody),
    send: async (body) => {
      await call("POST /sales/{catId}/reports", { params: { catId }, body });
      onSent();
    },
  });
  return (
    <Form
      state={state}
      actions={
        <>
          <Button type="submit" disabled={state.sending} disabledReason={m.own_busy()}>
            {m.report_send()}
          </Button>
          <ButtonLink to={paths.saleProfile(catId)} look="second">
            {m.report_back()}
          </ButtonLink>
        </>
      }
    >
      <SelectField
        name="reason"
        label={m.report_reason()}
        placeholder={m.report_reason_choose()}
        errors={state.errors}
        required
      >
        {REPORT_REASONS.map((reason) => (
          <option key={reason} value={reason}>
            {reasonText(reason)}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        name="text"
        label={m.report_text()}
        errors={state.errors}
        maxLength={TEXT_MAX}
      />
    </Form>
  );
}
