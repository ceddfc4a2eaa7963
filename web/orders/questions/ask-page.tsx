import { data, useLoaderData, useNavigate, type LoaderFunctionArgs } from "react-router";
import type { Answer } from "@felistry/contract/api.ts";
import { ApiFailure } from "@felistry/contract/client.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { loadGone, type GoneAd } from "../../market/load-gone.ts";
import { NoSale } from "../../market/no-sale-screen.tsx";
import { orErrorScreen, toolsOf, usePageTools } from "../../page-tools.ts";
import { paths } from "../../paths.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { TextAreaField } from "../../ui/form/field.tsx";
import { Form } from "../../ui/form/form.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { Head } from "../../ui/head.tsx";
import { Lead, Page } from "../../ui/page.tsx";
import { OrderedCatCard } from "../ordered-cat-card.tsx";
import styles from "../orders.module.css";

const NOT_FOUND = 404;
const BAD_INPUT = 400;
/** Copied from the contract's `MESSAGE_MAX`, whose module would bring the schema library. */
const MESSAGE_MAX = 2000;

type Sale = Answer<"GET /sales/{catId}">["data"];

/** `/cat-profile-sell/{id}/question`: guests may begin, and log in when they send. */
export async function loader(args: LoaderFunctionArgs) {
  const tools = toolsOf(args);
  const catId = args.params["id"]!;
  const asked = tools.call("GET /sales/{catId}", { params: { catId } });
  return orErrorScreen(
    asked.then(
      ({ data: sale }) => sale,
      async (error: unknown) => {
        if (
          error instanceof ApiFailure &&
          (error.status === NOT_FOUND || error.status === BAD_INPUT)
        )
          return data(await loadGone(tools, catId, paths.askSeller), { status: NOT_FOUND });
        throw error;
      },
    ),
  );
}

export function Component() {
  const found = useLoaderData() as Sale | GoneAd | null;
  if (!found || "cat" in found) return <NoSale gone={found} />;
  const title = m.question_title({ name: displayName(found) });
  return (
    <Page width="narrow">
      <Head title={title} description={title} noIndex />
      <div className={styles["form"]}>
        <h1>{title}</h1>
        <Lead>{m.question_lead()}</Lead>
        <OrderedCatCard sale={found} />
        <Asking sale={found} />
      </div>
    </Page>
  );
}

/** Why this reader cannot ask about this cat, or null. */
function hindranceOf(sale: Sale, readerId: number | undefined): string | null {
  if (sale.users_id === readerId || sale.online_owner_id === readerId) return m.question_own_cat();
  return sale.is_active === 0 ? m.sale_not_active() : null;
}

function Asking({ sale }: { sale: Sale }) {
  const { viewer } = usePageTools();
  const hindrance = hindranceOf(sale, viewer?.id);
  return hindrance === null ? <AskForm catId={sale.id} /> : <p>{hindrance}</p>;
}

function AskForm({ catId }: { catId: number }) {
  const { call, viewer } = usePageTools();
  const navigate = useNavigate();
  const state = useForm({
    schema: () =>
      import("@felistry/contract/orders/messages.ts").then((c) =>
        c.messageBody.pick({ text: true }),
      ),
    toInput: (values) => ({ text: String(values.get("text") ?? "") }),
    send: async ({ text }) => {
      const { data: sent } = await call("POST /sales/{catId}/question", {
        params: { catId },
        body: { text },
      });
      const { order_id, question_id } = sent;
      await navigate(order_id === null ? paths.question(question_id!) : paths.myOrder(order_id));
    },
  });
  return (
    <Form
      state={state}
      actions={
        viewer ? (
          <Button type="submit" disabled={state.sending} disabledReason={m.own_busy()}>
            {m.question_send()}
          </Button>
        ) : (
          <GuestSend />
        )
      }
    >
      <TextAreaField
        name="text"
        label={m.question_text()}
        hint={viewer ? undefined : m.question_guest_hint()}
        errors={state.errors}
        maxLength={MESSAGE_MAX}
        rows={5}
        required
      />
    </Form>
  );
}

/** Leads through the login and back; the form's draft goes along. */
function GuestSend() {
  return (
    <ButtonLink
      to={paths.login}
      onClick={() => {
        const { pathname } = location;
        void import("../../ui/form/draft/carried.ts").then((part) => part.markCarried(pathname));
      }}
    >
      {m.question_guest()}
    </ButtonLink>
  );
}
