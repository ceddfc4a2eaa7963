import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import type { Answer } from "@felistry/contract/api.ts";
import type { CatCard } from "@felistry/contract/cats.ts";
import { ownsCat } from "@felistry/domain/cats/edit-mode.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { orErrorScreen, toolsOf, usePageTools, type PageTools } from "../page-tools.ts";
import { type Depth, depthIn, depthQuery } from "../inbreeding/depth-line.ts";
import { GenerationsFigure } from "../inbreeding/generations-figure.tsx";
import { orTooLarge, type TooLarge } from "../pedigree/too-large-line.ts";
import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Fold } from "../ui/fold.tsx";
import { Head } from "../ui/head.tsx";
import { Lead, Page } from "../ui/page.tsx";
import { catIdIn } from "../cats/profile/load-cat-screen.ts";
import { loadChoices } from "./load-choices.ts";
import { MatingChoice } from "./mating-choice.tsx";
import { loadMatingVerdict } from "../rules/club/load-club-verdict.ts";
import { MatingResult, type MatingFound } from "./mating-result.tsx";
import { MatingSuggestions } from "./mating-suggestions.tsx";
import styles from "./mating.module.css";

type Suggestions = Answer<"GET /mating/suggestions">["data"];

/** All state is in the address: `?dam=&sire=&generations=&limit=`, and the search text. */
export async function loader(args: LoaderFunctionArgs) {
  const tools = toolsOf(args);
  const query = new URL(args.request.url).searchParams;
  const [damId, sireId] = [catIdIn(query.get("dam") ?? ""), catIdIn(query.get("sire") ?? "")];
  const depth = depthIn(query);
  const [found, [dam, sire], suggestions] = await orErrorScreen(
    Promise.all([
      damId !== null && sireId !== null ? loadMating(tools, damId, sireId, depth) : null,
      loadChoices(tools, { dam: damId, sire: sireId }, query),
      damId === null ? null : loadSuggestions(tools, damId),
    ]),
  );
  return { found, dam, sire, suggestions, depth };
}

async function loadMating(
  { call, locale }: PageTools,
  dam: number,
  sire: number,
  depth: Depth,
): Promise<MatingFound | TooLarge> {
  const pedigreeOf = async (id: number) => {
    const [record, titles] = await Promise.all([
      call("GET /parents/{id}/ancestors", { params: { id } }),
      call("GET /pedigree/{catId}/titles", { params: { catId: id } }),
    ]);
    return { record: record.data, titles: titles.data };
  };
  const [answer, verdict, ofDam, ofSire, { kittenAncestors }] = await Promise.all([
    orTooLarge(call("GET /mating", { query: { dam, sire, ...depthQuery(depth) } })),
    loadMatingVerdict({ call }, { dam, sire }),
    pedigreeOf(dam),
    pedigreeOf(sire),
    import("../pedigree/ancestors-of-figure.ts"),
  ]);
  if ("tooLarge" in answer) return answer;
  const { data: mating } = answer;
  const parents = {
    dam: { card: mating.dam, ...ofDam },
    sire: { card: mating.sire, ...ofSire },
  };
  return { mating, verdict, ancestors: kittenAncestors(parents, locale) };
}

/** No suggestions if the studs cannot be compared. */
async function loadSuggestions({ call }: PageTools, dam: number): Promise<Suggestions | null> {
  const answer = await orTooLarge(call("GET /mating/suggestions", { query: { dam } }));
  return "tooLarge" in answer ? null : answer.data;
}

export function Component() {
  const { found, dam, sire, suggestions, depth } = useLoaderData() as Awaited<
    ReturnType<typeof loader>
  >;
  const pair =
    dam.chosen && sire.chosen
      ? m.mating_pair_title({ dam: displayName(dam.chosen), sire: displayName(sire.chosen) })
      : null;
  const title = pair ? `${m.mating_title()}: ${pair}` : m.mating_title();
  const isSwapped = dam.chosen?.sex === "male" && sire.chosen?.sex === "female";
  const address = { dam: dam.chosen?.id, sire: sire.chosen?.id, ...depthQuery(depth) };
  const choices = (
    <div className={styles["pair"]}>
      <MatingChoice choice={dam} address={address} />
      <MatingChoice choice={sire} address={address} />
    </div>
  );
  return (
    <Page>
      <Head title={title} description={m.mating_description()} noIndex={pair !== null} />
      <div className={styles["page"]}>
        <header>
          <h1>{m.mating_title()}</h1>
          <Lead>{pair ?? m.mating_lead()}</Lead>
        </header>
        {pair === null ? choices : <Fold title={m.mating_pair()}>{choices}</Fold>}
        {isSwapped && (
          <p>
            <ButtonLink
              to={paths.mating({ ...address, dam: sire.chosen?.id, sire: dam.chosen?.id })}
              look="second"
            >
              {m.mating_swap()}
            </ButtonLink>
          </p>
        )}
        {found && "tooLarge" in found && (
          <section>
            <GenerationsFigure
              depth={depth}
              keep={{ dam: dam.chosen!.id, sire: sire.chosen!.id }}
            />
            <p>{found.tooLarge}.</p>
          </section>
        )}
        <PlanLink dam={dam.chosen} sire={sire.chosen} />
        {found && "mating" in found && <MatingResult found={found} depth={depth} title={title} />}
        {suggestions && dam.chosen?.sex === "female" && (
          <MatingSuggestions
            suggestions={suggestions.filter(({ cat }) => cat.id !== sire.chosen?.id)}
            address={address}
            open={sire.chosen === null}
          />
        )}
      </div>
    </Page>
  );
}

/** For the owner of the queen. */
function PlanLink({ dam, sire }: { dam: CatCard | null; sire: CatCard | null }) {
  const { viewer } = usePageTools();
  if (!viewer || !dam || !sire || !ownsCat(dam, viewer.id)) return null;
  if (dam.sex !== "female" || sire.sex !== "male") return null;
  return (
    <p>
      <ButtonLink to={paths.planMating({ dam: dam.id, sire: sire.id })}>
        {m.mating_plan_this()}
      </ButtonLink>
    </p>
  );
}
