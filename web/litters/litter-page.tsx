import { Link, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { ApiFailure } from "@felistry/contract/client.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { CatName } from "../cats/cat-name.tsx";
import { SexBadge } from "../cats/sex-badge.tsx";
import {
  orErrorScreen,
  requireViewer,
  toolsOf,
  usePageTools,
  type PageTools,
} from "../page-tools.ts";
import { paths } from "../paths.ts";
import { ClubVerdictCard } from "../rules/club/club-verdict-card.tsx";
import { loadLitterVerdict } from "../rules/club/load-club-verdict.ts";
import { ButtonLink } from "../ui/button.tsx";
import { shortDate } from "../ui/dates.ts";
import { Head } from "../ui/head.tsx";
import { Lead, Page, Row } from "../ui/page.tsx";
import { ClubDecision } from "./club-decision.tsx";
import { AllCertificates } from "./all-certificates.tsx";
import { Inspections } from "./inspections.tsx";
import { KittenCounts, KittenState } from "./kitten-state.tsx";
import { LitterAnswer } from "./litter-answer.tsx";
import { LitterFamily } from "./litter-family.tsx";
import { LitterFact } from "./litter-facts.tsx";
import { LitterParents } from "./litter-parents.tsx";
import { LitterState, stateText, type Litter } from "./litter-state.tsx";
import styles from "./litters.module.css";

/** `/litters/{id}`: all of it for the breeder, the stud's owner and the club; for everybody else, once it is confirmed, the family. */
export async function loader(args: LoaderFunctionArgs) {
  const tools = toolsOf(args);
  const id = args.params["id"]!;
  const family = tools.viewer ? null : await loadFamily(tools, id);
  return family ? { family } : orErrorScreen(loadOwn(requireViewer(args), id));
}

async function loadOwn(tools: PageTools, id: string) {
  const { call } = tools;
  try {
    const { data: litter } = await call("GET /litters/{id}", { params: { id } });
    const [verdict, { data: inspections }] = await Promise.all([
      loadLitterVerdict(tools, litter.id),
      call("GET /litters/{id}/inspections", { params: { id: litter.id } }),
    ]);
    return { litter, verdict, inspections };
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status !== NOT_ALLOWED) throw error;
    const family = await loadFamily(tools, id);
    if (!family) throw error;
    return { family };
  }
}

const NOT_ALLOWED = 403;
/** No such litter, or no number. */
const NO_FAMILY: ReadonlySet<number> = new Set([400, 404]);

/** Null unless there is a confirmed litter of that number: a guest may have to log in for another. */
async function loadFamily({ call }: Pick<PageTools, "call">, id: string) {
  try {
    return (await call("GET /litters/{id}/family", { params: { id } })).data;
  } catch (error) {
    if (error instanceof ApiFailure && NO_FAMILY.has(error.status)) return null;
    throw error;
  }
}

type Loaded = Awaited<ReturnType<typeof loader>>;
type Own = Extract<Loaded, { litter: object }>;

export function Component() {
  const loaded = useLoaderData() as Loaded;
  return loaded.family ? <LitterFamily family={loaded.family} /> : <OwnLitter {...loaded} />;
}

function OwnLitter({ litter, verdict, inspections }: Own) {
  const { locale } = usePageTools();
  const { dam, sire, born, prefix, breeder, sire_owner } = litter;
  const title = m.litter_page_title({ queen: displayName(dam), stud: displayName(sire) });
  return (
    <Page>
      <Head
        title={title}
        description={title}
        // There is none of a litter that waits or was refused.
        shared={litter.status === "confirmed" ? `litter-${litter.id}` : undefined}
        noIndex
      />
      <p>
        <Link to={paths.litters}>← {m.litter_list_title()}</Link>
      </p>
      <h1>{title}</h1>
      <p>
        <LitterState status={litter.status} />
      </p>
      <Lead>{stateText(litter)}</Lead>
      <LitterAnswer litter={litter} />
      <ClubDecision litter={litter} />
      <dl className={styles["about"]}>
        <LitterParents dam={dam} sire={sire} />
        <LitterFact name={m.litter_birth()}>{shortDate(born, locale)}</LitterFact>
        {prefix && <LitterFact name={m.litter_prefix()}>{prefix}</LitterFact>}
        <LitterFact name={m.litter_breeder()}>{breeder}</LitterFact>
        <LitterFact name={m.litter_sire_owner()}>{sire_owner}</LitterFact>
      </dl>
      {verdict && <ClubVerdictCard verdict={verdict} />}
      <section className={styles["section"]} aria-labelledby="kittens">
        <h2 id="kittens">{m.litter_kittens()}</h2>
        <KittenCounts kittens={litter.kittens} />
        <ul className={styles["litters"]}>
          {litter.kittens.map((kitten) => (
            <li key={kitten.place}>
              <KittenEntry litter={litter} kitten={kitten} />
            </li>
          ))}
        </ul>
        {(litter.status === "waiting" || litter.status === "confirmed") && (
          <p>
            <ButtonLink to={paths.litterWeights(litter.id)} look="second">
              {m.weights_title()}
            </ButtonLink>
          </p>
        )}
      </section>
      <AllCertificates litter={litter} />
      <Inspections litter={litter} inspections={inspections} />
    </Page>
  );
}

function KittenEntry({ litter, kitten }: { litter: Litter; kitten: Litter["kittens"][number] }) {
  const { breed, prefix, is_breeder } = litter;
  const { cat_id, cat_name, sex, ems, impossible_colour, state } = kitten;
  const name = (
    <CatName cat={{ cat_name_cattery_prefix: prefix, cat_name, cat_name_suffix: null }} />
  );
  return (
    <article className={styles["entry"]}>
      <h3>
        <SexBadge sex={sex} /> {cat_id === null ? name : <Link to={paths.cat(cat_id)}>{name}</Link>}
      </h3>
      <p className={styles["facts"]}>
        <span>{ems === null ? m.litter_no_colour() : `${breed} ${ems}`}</span>
      </p>
      {impossible_colour === 1 && <p className={styles["warning"]}>{m.litter_impossible()}</p>}
      <KittenState litter={litter} kitten={kitten} />
      {cat_id !== null && is_breeder && state === "alive" && (
        <Row>
          <ButtonLink
            to={paths.catSaleForm(cat_id)}
            look="second"
            small
            aria-label={m.litter_ad_of({ name: cat_name })}
          >
            {m.litter_ad()}
          </ButtonLink>
          <ButtonLink
            to={paths.registration(cat_id)}
            look="second"
            small
            aria-label={m.litter_registration_of({ name: cat_name })}
          >
            {m.litter_registration()}
          </ButtonLink>
        </Row>
      )}
    </article>
  );
}
