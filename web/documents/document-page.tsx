import { data, redirect, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import { ownsCat } from "@felistry/domain/cats/edit-mode.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { NoPapersCard } from "./no-papers-card.tsx";
import { loadOwnCat } from "../cats/load-own-cat.ts";
import { isIdText } from "../id-text.ts";
import { orErrorScreen, requireViewer, usePageTools, type PageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { loadSystems } from "../reference/load-systems.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Head } from "../ui/head.tsx";
import { Lead, Page } from "../ui/page.tsx";
import { DocumentForm, type DocumentKind, type StoredDocument } from "./document-form.tsx";

/** `/cats/{id}/metric/new`, `/cats/{id}/metric/{metric_id}` and the same for pedigrees. */
export async function loader(args: LoaderFunctionArgs) {
  const tools = requireViewer(args);
  const { id = "", documentId } = args.params;
  const kind: DocumentKind =
    new URL(args.request.url).pathname.split("/")[3] === "metric" ? "metric" : "pedigree";
  if (!isIdText(id) || (documentId !== undefined && !isIdText(documentId)))
    throw redirect(paths.cat(id));
  const [cat, document, systems] = await Promise.all([
    loadOwnCat(tools, Number(id)),
    documentId === undefined ? null : orErrorScreen(loadDocument(tools, kind, Number(documentId))),
    loadSystems(tools),
  ]);
  if (document && document.cat_id !== cat.id)
    throw data(m.error_document_not_found(), { status: 404 });
  return { kind, cat, document, systems };
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
        <NoPapersCard catId={cat.id} isOwner={isOwner} />
      )}
    </Page>
  );
}
