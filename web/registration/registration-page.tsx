import { redirect, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { ApiFailure } from "@felistry/contract/client.ts";
import { ownsCat } from "@felistry/domain/cats/edit-mode.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { loadClubs } from "../accounts/load-clubs.ts";
import { loadCard } from "../cats/load-cards.ts";
import { isIdText } from "../id-text.ts";
import { loadPedigreePaper, type PedigreePaper } from "../documents/load-pedigree-paper.ts";
import { orErrorScreen, requireViewer, usePageTools, type PageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { ClubVerdictCard } from "../rules/club/club-verdict-card.tsx";
import { loadCatVerdict } from "../rules/club/load-club-verdict.ts";
import { TransferLink } from "../transfers/transfer-link.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { Head } from "../ui/head.tsx";
import { Empty, Page } from "../ui/page.tsx";
import { ApplicationState } from "./application-state.tsx";
import { SendDocuments } from "./send-documents.tsx";

/** `/cats/{id}/registration`: people unrelated to the cat and its application get its public page (spec §2.2). */
export async function loader(args: LoaderFunctionArgs) {
  const tools = requireViewer(args);
  const { id: idText = "" } = args.params;
  if (!isIdText(idText)) throw redirect(paths.cat(idText));
  const id = Number(idText);
  const [cat, state] = await Promise.all([
    orErrorScreen(loadCard(tools.call, id)),
    loadState(tools, id),
  ]);
  const mayApply = ownsCat(cat, tools.viewer.id) && cat.registered === 0;
  if (!mayApply || state.status === "pending") {
    const verdict = cat.registered === 0 ? await loadCatVerdict(tools, id) : null;
    return { cat, state, verdict, pedigree: null, clubs: [], clubId: undefined };
  }
  // Requesting it anyway would give 404, which a browser logs as an error.
  const [pedigree, clubs] = await Promise.all([
    cat.pedigree_num === null ? NO_PAPER : loadPedigreePaper(tools, id),
    orErrorScreen(loadClubs(tools)),
  ]);
  const asked = new URL(args.request.url).searchParams.get("club");
  const clubId = (clubs.find((club) => String(club.id) === asked) ?? clubs[0])?.id;
  // What the chosen club will see, before it is sent.
  const verdict = await loadCatVerdict(tools, id, clubId);
  return { cat, state, verdict, pedigree, clubs, clubId };
}

const NO_PAPER: PedigreePaper = { kind: "none" };

async function loadState({ call }: PageTools, id: number) {
  try {
    return (await call("GET /cats/{id}/applications", { params: { id } })).data;
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 403) throw redirect(paths.cat(id));
    return orErrorScreen(Promise.reject(error as Error));
  }
}

export function Component() {
  const { cat, state, verdict, pedigree, clubs, clubId } = useLoaderData() as Awaited<
    ReturnType<typeof loader>
  >;
  const { viewer } = usePageTools();
  const title = m.reg_title({ name: displayName(cat) });
  return (
    <Page width="text">
      <Head title={title} description={title} noIndex />
      <h1>{title}</h1>
      <ApplicationState
        key={state.application_id}
        state={state}
        registered={cat.registered === 1}
      />
      {pedigree && (
        <SendDocuments
          catId={cat.id}
          pedigree={pedigree}
          clubs={clubs}
          clubId={clubId}
          again={state.status !== null}
        />
      )}
      {pedigree && <TransferLink cat={cat} />}
      {verdict && <ClubVerdictCard verdict={verdict} />}
      {!pedigree && state.status === null && cat.registered === 0 && !ownsCat(cat, viewer!.id) && (
        <Empty>
          <p>{m.reg_owner_only()}</p>
        </Empty>
      )}
      <p>
        <ButtonLink to={paths.cat(cat.id)} look="second">
          {m.cat_back_to_page()}
        </ButtonLink>
      </p>
    </Page>
  );
}
