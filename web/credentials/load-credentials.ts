import { redirect, type LoaderFunctionArgs } from "react-router";
import { ownsCat } from "@felistry/domain/cats/edit-mode.ts";
import { loadOwnCat } from "../cats/load-own-cat.ts";
import { isIdText } from "../id-text.ts";
import { orErrorScreen, requireViewer } from "../page-tools.ts";
import { paths } from "../paths.ts";

/** The cat of `/cats/{id}/…` with its entries, for its owners; everybody else is sent to the cat's page (spec §2.2). */
export async function loadCredentials(args: LoaderFunctionArgs) {
  const tools = requireViewer(args);
  const { id } = args.params;
  if (!isIdText(id)) throw redirect(paths.cat(id ?? ""));
  const [cat, { data: credentials }] = await Promise.all([
    loadOwnCat(tools, Number(id)),
    orErrorScreen(tools.call("GET /cats/{id}/credentials", { params: { id: Number(id) } })),
  ]);
  if (!ownsCat(cat, tools.viewer.id)) throw redirect(paths.cat(id));
  return { cat, credentials };
}

export async function loadCredentialsAndTitles(args: LoaderFunctionArgs) {
  const { call } = requireViewer(args);
  const { cat, credentials } = await loadCredentials(args);
  const params = { id: cat.id };
  const [{ data: titles }, { data: asks }] = await Promise.all([
    orErrorScreen(call("GET /cats/{id}/titles", { params })),
    orErrorScreen(call("GET /cats/{id}/judge-asks", { params })),
  ]);
  return { cat, credentials, titles, asks };
}
