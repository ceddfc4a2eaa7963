import { data, useLoaderData, type LoaderFunctionArgs } from "react-router";
import type { Answer } from "@felistry/contract/api.ts";
import { ApiFailure } from "@felistry/contract/client.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { orErrorScreen, toolsOf, usePageTools } from "../../page-tools.ts";
import { Button } from "../../ui/button.tsx";
import { shortDate } from "../../ui/dates.ts";
import { Head } from "../../ui/head.tsx";
import { Empty, Lead, Page, Row } from "../../ui/page.tsx";
import { awardWord } from "../award-words.ts";
import styles from "../credentials.module.css";
import { classWord } from "../show-words.ts";

type Asked = Answer<"POST /credentials/asked-by-mail">["data"];

type Screen =
  | { readonly kind: "asked"; readonly token: string; readonly asked: Asked }
  | { readonly kind: "over"; readonly failure: string }
  | { readonly kind: "answered"; readonly confirmed: boolean };

/**
 * `/judge/{token}`: for a judge without an account, and without scripts. Opening the link answers nothing. `/judge/yes` and
 * `/judge/no`, where the answer leads, know no token.
 */
export async function loader(args: LoaderFunctionArgs) {
  const token = args.params["token"] ?? "";
  if (token === "yes" || token === "no")
    return data<Screen>({ kind: "answered", confirmed: token === "yes" });
  const { call } = toolsOf(args);
  try {
    const { data: asked } = await call("POST /credentials/asked-by-mail", { body: { token } });
    return data<Screen>({ kind: "asked", token, asked });
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status !== 404)
      return orErrorScreen(Promise.reject(error as Error));
    return data<Screen>({ kind: "over", failure: error.body.message }, { status: 404 });
  }
}

export function Component() {
  const screen = useLoaderData() as Screen;
  return (
    <Page width="narrow">
      {screen.kind === "asked" && <Question {...screen} />}
      {screen.kind === "over" && (
        <>
          <Head title={m.judge_page_over()} description={m.judge_page_description()} noIndex />
          <h1>{m.judge_page_over()}</h1>
          <Empty>{screen.failure}</Empty>
        </>
      )}
      {screen.kind === "answered" && (
        <>
          <Head title={m.judge_page_thanks()} description={m.judge_page_description()} noIndex />
          <h1>{m.judge_page_thanks()}</h1>
          <Lead>{screen.confirmed ? m.judge_page_said_yes() : m.judge_page_said_no()}</Lead>
        </>
      )}
    </Page>
  );
}

function Question({ token, asked }: { token: string; asked: Asked }) {
  const { locale } = usePageTools();
  const { asker, judge, until } = asked;
  return (
    <>
      <Head title={m.judge_page_title()} description={m.judge_page_description()} noIndex />
      <h1>{m.judge_page_title()}</h1>
      <Lead>{m.judge_page_lead({ asker, judge })}</Lead>
      <Facts asked={asked} />
      <form method="post" action={`/judge/${token}`}>
        <Row>
          <Button type="submit" name="answer" value="yes">
            {m.judge_page_yes()}
          </Button>
          <Button type="submit" name="answer" value="no" look="second">
            {m.judge_page_no()}
          </Button>
        </Row>
      </form>
      <p className="soft">
        {m.judge_page_until({ date: shortDate(until, locale) })} {m.judge_page_who({ asker })}
      </p>
    </>
  );
}

function Facts({ asked }: { asked: Asked }) {
  const { locale } = usePageTools();
  const { cat, award, show_system, show_class, show_country, issued_by, issued_on, points } = asked;
  const facts = [
    [m.judge_page_cat(), `${displayName(cat)}, ${cat.breed_ems}`],
    [m.desk_sex(), cat.sex === "male" ? m.cat_male() : m.cat_female()],
    [m.credential_show_name(), issued_by],
    [m.credential_country(), show_country],
    [m.credential_date(), shortDate(issued_on, locale)],
    [m.credential_system(), show_system],
    [m.credential_class(), classWord(show_class)],
    [m.credential_award(), awardWord(award)],
    ...(points === null ? [] : [[m.credential_points(), String(points)] as const]),
  ] as const;
  return (
    <dl className={styles["facts"]}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
