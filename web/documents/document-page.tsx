import { data, redirect, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { ApiFailure } from "@felistry/contract/client.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import { ownsCat } from "@felistry/domain/cats/edit-mode.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { orErrorScreen, requireViewer, usePageTools, type PageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { loadSystems } from "../reference/load-systems.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Head } from "../ui/head.tsx";
import { Empty, Lead, Page } from "../ui/page.tsx";
import { DocumentForm, type DocumentKind, type StoredDocument } from "./document-form.tsx";

/** `/cats/{id}/metric/new`, `/cats/{id}/metric/{metric_id}` and the same for pedigrees. */
export async function loader(args: LoaderFunctionArgs) {
  const tools = requireViewer(args);
  const { id = "", documentId } = args.params;
  const kind: DocumentKind =
    new URL(args.request.url).pathname.split("/")[3] === "metric" ? "metric" : "pedigree";
  if (!isId(id) || (documentId !== undefined && !isId(documentId))) throw redirect(paths.cat(id));
  const [cat, document, systems] = await Promise.all([
    loadOwnCat(tools, Number(id)),
    documentId === undefined ? null : orErrorScreen(loadDocument(tools, kind, Number(documentId))),
    loadSystems(tools),
  ]);
  if (document && document.cat_id !== cat.id)
    throw data(m.error_document_not_found(), { status: 404 });
  return { kind, cat, document, systems };
}

const isId = (text: string): boolean => /^\d{1,9}$/.test(text);

/** A stranger gets the public profile (spec §2.2). */
async function loadOwnCat({ call }: PageTools, id: number) {
  try {
    const { data: cat } = await call("GET /cats/cat-and-color/{id}", { params: { id } });
    if (cat) return cat;
  } catch (error) {
    if (!(error instanceof ApiFailure && error.status === 403))
      await orErrorScreen(Promise.reject(error as Error));
  }
  throw redirect(paths.cat(id));
}

async function loadDocument(
  { call }: PageTools,
  kind: DocumentKind,
  id: number,
): Promise<StoredDocument & { cat_id: number }> {
  const params = { id };
  if (kind === "metric") {
    const { metric_num, metric_img_url, ...rest } = (await call("GET /metrics/{id}", { params }))
      .data;
    return { ...rest, number: metric_num, scan: metric_img_url };
  }
  const { pedigree_num, pedigree_img_url, ...rest } = (
    await call("GET /pedigrees/{id}", { params })
  ).data;
  return { ...rest, number: pedigree_num, scan: pedigree_img_url };
}

export function Component() {
  const { kind, cat, document, systems } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  const { viewer } = usePageTools();
  const name = displayName(cat);
  const title = kind === "metric" ? m.doc_metric_title({ name }) : m.doc_pedigree_title({ name });
  const isOwner = viewer !== null && ownsCat(cat, viewer.id);
  return (
    <Page width="narrow">
      <Head title={title} description={title} noIndex />
      <h1>{title}</h1>
      {isOwner && cat.edit_mode === "edit_unlocked" ? (
        <>
          <Lead>
            {kind === "metric" ? m.doc_metric_lead() : m.doc_pedigree_lead()} {m.doc_private()}
          </Lead>
          {kind === "pedigree" && !document && (
            <p>
              <ButtonLink to={paths.readScan(cat.id)} look="second">
                {m.reading_from_scan()}
              </ButtonLink>
            </p>
          )}
          <DocumentForm
            key={`${kind} ${document?.id}`}
            kind={kind}
            catId={cat.id}
            document={document}
            systems={systems}
          />
        </>
      ) : (
        <Empty>
          <p>{isOwner ? m.doc_locked() : m.doc_owner_only()}</p>
          <ButtonLink to={paths.catTab(cat.id, "docs")} look="second">
            {m.cat_back_to_page()}
          </ButtonLink>
        </Empty>
      )}
    </Page>
  );
}
