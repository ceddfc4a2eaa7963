import { data, Link, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import { ownsCat } from "@felistry/domain/cats/edit-mode.ts";
import { may } from "@felistry/domain/accounts/club-rights.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { loadOwnCat } from "../cats/load-own-cat.ts";
import { isIdText } from "../id-text.ts";
import { orErrorScreen, requireViewer, usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { Head } from "../ui/head.tsx";
import { Empty, Lead, Page } from "../ui/page.tsx";
import { useOutcome } from "../ui/use-outcome.ts";
import { AnnulRegistration } from "./annul-registration.tsx";
import { BanForm } from "./ban-form.tsx";
import { BanLine } from "./ban-line.tsx";
import styles from "./corrections.module.css";

/** `/cats/{id}/standing`: what the club has decided of a cat besides its facts, for its owners and the club. */
export async function loader(args: LoaderFunctionArgs) {
  const tools = requireViewer(args);
  const { id } = args.params;
  if (!isIdText(id)) throw data(m.error_cat_not_found(), { status: 404 });
  const params = { id: Number(id) };
  const [cat, bans] = await Promise.all([
    loadOwnCat(tools, params.id),
    orErrorScreen(tools.call("GET /cats/{id}/bans", { params })),
  ]);
  return { cat, bans: bans.data };
}

export function Component() {
  const { cat, bans } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  const { viewer } = usePageTools();
  const { said, output, onDone } = useOutcome();
  const title = m.standing_title({ name: displayName(cat) });
  const mayDecide = may(viewer, "decide_cases") && !ownsCat(cat, viewer!.id);
  return (
    <Page width="narrow">
      <Head title={title} description={title} noIndex />
      <h1>{title}</h1>
      <p>
        <Link to={paths.cat(cat.id)}>{m.correction_to_cat()}</Link>
      </p>
      <output ref={output} tabIndex={-1}>
        {said}
      </output>
      <section className={styles["view"]}>
        <h2>{m.standing_registration()}</h2>
        <p>{cat.reg_num ?? m.standing_unregistered()}</p>
        {cat.club_notes.map(({ struck, text }) => (
          <p key={text}>
            <s>{struck}</s> {text}
          </p>
        ))}
        {mayDecide && cat.registered === 1 && <AnnulRegistration cat={cat} onDone={onDone} />}
      </section>
      <section className={styles["view"]}>
        <h2>{m.standing_bans()}</h2>
        <Lead>{m.standing_bans_lead()}</Lead>
        {bans.length === 0 ? (
          <Empty>
            <p>{m.standing_bans_none()}</p>
          </Empty>
        ) : (
          <ul className={styles["list"]}>
            {bans.map((ban) => (
              <li key={ban.id} className={styles["entry"]}>
                <BanLine ban={ban} mayLift={mayDecide} onDone={onDone} />
              </li>
            ))}
          </ul>
        )}
        {mayDecide && <BanForm key={bans.length} catId={cat.id} onDone={onDone} />}
      </section>
    </Page>
  );
}
