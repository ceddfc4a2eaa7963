import { Link, data, useLoaderData, useNavigation, type LoaderFunctionArgs } from "react-router";
import type { Answer } from "@felistry/contract/api.ts";
import { ApiFailure } from "@felistry/contract/client.ts";
import { MOST_GENERATIONS_DOWN } from "@felistry/domain/pedigree/positions.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import { KINDS_OF_SIBLING, type KindOfSibling } from "@felistry/domain/pedigree/sibling.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { loadCard } from "../cats/load-cards.ts";
import { isIdText } from "../id-text.ts";
import { CatName } from "../cats/cat-name.tsx";
import { MiniCatCard } from "../cats/mini-cat-card.tsx";
import { leadToStanding } from "../merges/load-merged-into.ts";
import { orErrorScreen, toolsOf, usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/button.tsx";
import { shortDate } from "../ui/dates.ts";
import { Head } from "../ui/head.tsx";
import { Empty, Lead, Page } from "../ui/page.tsx";
import { DescendantsChart } from "./descendants-chart.tsx";
import { littersOf, type LitterOf } from "./litters-of.ts";
import styles from "./descendants-page.module.css";

const NOT_FOUND = 404;
const OFFSPRING_PAGE = 48;
const GENERATIONS = Array.from({ length: MOST_GENERATIONS_DOWN }, (_, i) => i + 1);
const GENERATIONS_AT_FIRST = 3;

/** `/pedigree/{id}/descendants`: litters, siblings and the chart of descendants; depth and page are in the address. */
export async function loader(args: LoaderFunctionArgs) {
  const tools = toolsOf(args);
  const { call } = tools;
  const idText = args.params["id"] ?? "";
  if (!isIdText(idText)) throw data(m.error_cat_not_found(), { status: NOT_FOUND });
  const id = Number(idText);
  const { search, searchParams } = new URL(args.request.url);
  const asked = Number(searchParams.get("generations"));
  const generations = GENERATIONS.includes(asked) ? asked : GENERATIONS_AT_FIRST;
  const cursor = searchParams.get("cursor");
  const [cat, offspring, siblings, descendants] = await orErrorScreen(
    Promise.all([
      loadCard(call, id),
      call("GET /pedigree/{catId}/offspring", {
        params: { catId: id },
        query: { limit: OFFSPRING_PAGE, ...(cursor !== null && { cursor }) },
      }),
      call("GET /pedigree/{catId}/siblings", { params: { catId: id } }),
      call("GET /pedigree/{catId}/descendants", { params: { catId: id }, query: { generations } }),
    ]).catch(async (error: unknown) => {
      if (error instanceof ApiFailure && error.status === NOT_FOUND)
        await leadToStanding(tools, id, search, paths.descendants);
      throw error;
    }),
  );
  return {
    cat,
    offspring: offspring.data,
    next: offspring.page.next,
    siblings: siblings.data,
    descendants: descendants.data,
    generations,
  };
}

type Loaded = Awaited<ReturnType<typeof loader>>;
type Offspring = Answer<"GET /pedigree/{catId}/offspring">["data"][number];

export function Component() {
  const { cat, offspring, next, siblings, descendants, generations } = useLoaderData() as Loaded;
  const name = displayName(cat);
  return (
    <Page>
      <Head title={m.kin_title({ name })} description={m.kin_description({ name })} />
      <p>
        <Link to={paths.cat(cat.id)}>{m.kin_back({ name })}</Link>
      </p>
      <h1>{m.kin_title({ name })}</h1>
      <section className={styles["section"]}>
        <h2>{m.kin_chart_title()}</h2>
        {descendants.descendants.length === 0 ? (
          <Empty>{m.kin_no_offspring()}</Empty>
        ) : (
          <>
            <Depth catId={cat.id} generations={generations} />
            {descendants.more && <Lead>{m.kin_chart_more()}</Lead>}
            <DescendantsChart root={cat} descendants={descendants.descendants} />
          </>
        )}
      </section>
      {offspring.length > 0 && (
        <section className={styles["section"]}>
          <h2>{m.kin_litters()}</h2>
          {littersOf(offspring).map((litter) => (
            <Litter key={litter.key} litter={litter} />
          ))}
          {next !== null && (
            <ButtonLink to={`?cursor=${encodeURIComponent(next)}`} look="second" rel="nofollow">
              {m.kin_more()}
            </ButtonLink>
          )}
        </section>
      )}
      <Siblings siblings={siblings} />
    </Page>
  );
}

/** Links, so that a depth can be shared and chosen without a script. */
function Depth({ catId, generations }: { catId: number; generations: number }) {
  const { state } = useNavigation();
  return (
    <nav aria-label={m.kin_generations()} aria-busy={state !== "idle"} className={styles["depth"]}>
      <span>{m.kin_generations()}</span>
      {GENERATIONS.map((depth) => (
        <Link
          key={depth}
          to={`${paths.descendants(catId)}?generations=${depth}`}
          aria-current={depth === generations ? "true" : undefined}
          preventScrollReset
          rel="nofollow"
        >
          {depth}
        </Link>
      ))}
    </nav>
  );
}

function Litter({ litter: { born, otherParent, kittens } }: { litter: LitterOf<Offspring> }) {
  const { locale } = usePageTools();
  const title = born ? m.kin_litter({ date: shortDate(born, locale) }) : m.kin_litter_undated();
  return (
    <section className={styles["litter"]}>
      <h3>
        {title} <small>{m.kin_kittens({ count: kittens.length })}</small>
      </h3>
      <p>
        {m.kin_other_parent()}{" "}
        {otherParent ? (
          <Link to={paths.cat(otherParent.id)}>
            <CatName cat={otherParent} />
          </Link>
        ) : (
          m.pedigree_unknown()
        )}
      </p>
      <Cards cats={kittens} />
    </section>
  );
}

const siblingTitles: Record<KindOfSibling, () => string> = {
  litter: m.kin_litter_mates,
  full: m.kin_full_siblings,
  dam: m.kin_half_by_dam,
  sire: m.kin_half_by_sire,
};

function Siblings({ siblings: { siblings, more } }: Pick<Loaded, "siblings">) {
  return (
    <section className={styles["section"]}>
      <h2>{m.kin_siblings()}</h2>
      {siblings.length === 0 && <Empty>{m.kin_no_siblings()}</Empty>}
      {KINDS_OF_SIBLING.map((kind) => {
        const cats = siblings.filter(({ kin }) => kin === kind);
        return (
          cats.length > 0 && (
            <section key={kind} className={styles["litter"]}>
              <h3>
                {siblingTitles[kind]()} <small>{cats.length}</small>
              </h3>
              <Cards cats={cats} />
            </section>
          )
        );
      })}
      {more && <p>{m.kin_siblings_more()}</p>}
    </section>
  );
}

function Cards({ cats }: { cats: readonly Omit<Offspring, "other_parent">[] }) {
  return (
    <ul className={styles["cards"]}>
      {cats.map((cat) => (
        <li key={cat.id}>
          <MiniCatCard cat={cat} />
        </li>
      ))}
    </ul>
  );
}
