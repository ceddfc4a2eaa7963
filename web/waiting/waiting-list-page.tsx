import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { data } from "react-router";
import * as m from "@felistry/i18n/compiled/messages.js";
import { isIdText } from "../id-text.ts";
import { orErrorScreen, toolsOf, usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Form } from "../ui/form/form.tsx";
import { useForm } from "../ui/form/use-form.ts";
import { Head } from "../ui/head.tsx";
import { Lead, Page } from "../ui/page.tsx";
import { useOutcome } from "../ui/use-outcome.ts";
import { ListFacts } from "./list-facts.tsx";
import { listName } from "./waiting-words.ts";
import { type Currencies, HomeFields, KittenFields } from "./wish-fields.tsx";
import styles from "./waiting.module.css";

/** `/waiting/{id}`: a waiting list as everybody sees it, and the application. */
export async function loader(args: LoaderFunctionArgs) {
  const { call } = toolsOf(args);
  const idText = args.params["id"] ?? "";
  if (!isIdText(idText)) throw data(m.error_waiting_list_not_found(), { status: 404 });
  const [list, currencies] = await orErrorScreen(
    Promise.all([
      call("GET /waiting-lists/{id}", { params: { id: Number(idText) } }),
      call("GET /currencies", {}),
    ]),
  );
  return { list: list.data, currencies: currencies.data };
}

export function Component() {
  const { list, currencies } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  const { viewer } = usePageTools();
  const { said, output, onDone } = useOutcome();
  const title = m.waiting_list_of({ list: listName(list) });
  return (
    <Page width="narrow">
      <Head title={title} description={m.waiting_lead()} noIndex />
      <h1>{title}</h1>
      <Lead>{m.waiting_lead()}</Lead>
      <ListFacts list={list} />
      <output ref={output} tabIndex={-1} className={styles["done"]}>
        {said}
      </output>
      {viewer === null ? (
        <p>
          <ButtonLink to={paths.login}>{m.waiting_login()}</ButtonLink>
        </p>
      ) : viewer.id === list.breeder_id ? (
        <p>
          {m.waiting_own()}{" "}
          <ButtonLink to={paths.ownWaitingList(list.id)} look="second" small>
            {m.waiting_manage()}
          </ButtonLink>
        </p>
      ) : list.own_entry_id !== null ? (
        <p>
          {m.waiting_have_entry()}{" "}
          <ButtonLink to={paths.ownWaiting} look="second" small>
            {m.waiting_mine()}
          </ButtonLink>
        </p>
      ) : (
        list.is_open === 1 && <ApplyForm listId={list.id} currencies={currencies} onDone={onDone} />
      )}
    </Page>
  );
}

function ApplyForm({
  listId,
  currencies,
  onDone,
}: {
  listId: number;
  currencies: Currencies;
  onDone: (said: string) => Promise<void>;
}) {
  const { call } = usePageTools();
  const state = useForm({
    schema: () => import("@felistry/contract/waiting.ts").then((c) => c.waitingBody),
    send: async (body) => {
      await call("POST /waiting-lists/{id}/entries", { params: { id: listId }, body });
      await onDone(m.waiting_applied_said());
    },
  });
  const { errors, sending } = state;
  return (
    <section className={styles["part"]} aria-labelledby="apply">
      <h2 id="apply">{m.waiting_apply_title()}</h2>
      <Form
        state={state}
        actions={
          <Button type="submit" disabled={sending} disabledReason={m.waiting_sending()}>
            {sending ? m.waiting_sending() : m.waiting_apply()}
          </Button>
        }
      >
        <KittenFields errors={errors} />
        <HomeFields errors={errors} currencies={currencies} />
      </Form>
    </section>
  );
}
