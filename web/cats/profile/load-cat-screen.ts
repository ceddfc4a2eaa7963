/** What the profile of a cat shows, for whoever looks: also on deeper paths, where a stranger gets the public profile. */
import type { Answer, ApiKey } from "@felistry/contract/api.ts";
import type { FullProfile, PublicProfile } from "@felistry/contract/cats.ts";
import type { CatPhoto } from "@felistry/contract/photos.ts";
import { ApiFailure } from "@felistry/contract/client.ts";
import { doc_fetch_failed } from "@felistry/i18n/compiled/messages.js";
import { catParts } from "./cat-parts.ts";
import type { LoadedInbreeding } from "../../inbreeding/inbreeding-tab.tsx";
import { orErrorScreen, type PageTools } from "../../page-tools.ts";
import type { PlacedAncestor } from "../../pedigree/ancestors-of-figure.ts";
import { type Depth, depthIn, depthQuery } from "../../inbreeding/depth-line.ts";
import { orTooLarge } from "../../pedigree/too-large-line.ts";

export type LoadedProfile =
  | { readonly kind: "none" }
  | { readonly kind: "public"; readonly cat: PublicProfile }
  | { readonly kind: "full"; readonly cat: FullProfile };

const catTabs = ["parents", "pedigree", "docs", "selling", "inbreeding"] as const;
export type CatTab = (typeof catTabs)[number];

type DataOf<Key extends ApiKey> = Answer<Key> extends { data: infer Data } ? Data : never;
export type Sale = DataOf<"GET /sales/{catId}">;
export type Certificates = DataOf<"GET /cats/{id}/certificates">;
export type Docs =
  | ({ readonly kind: "found" } & DataOf<"GET /cats/{id}/docs">)
  | { readonly kind: "failed"; readonly message: string };

export type Withheld = DataOf<"GET /cats/{id}/withheld-papers">;

export type Credentials = DataOf<"GET /cats/{id}/credentials">;

export interface CatScreen {
  readonly profile: LoadedProfile;
  readonly photos: readonly CatPhoto[];
  readonly tab: CatTab;
  readonly credentials: Credentials;
  /** Present on the pedigree's tab, of a cat that is there. */
  readonly ancestors: readonly PlacedAncestor[] | null;
  /** Present on their tab. */
  readonly docs: Docs | null;
  /** What earlier keepers have closed; on the same tab. */
  readonly withheld: Withheld;
  readonly certificates: Certificates;
  readonly sale: Sale | null;
  readonly inbreeding: LoadedInbreeding | null;
}

const EMPTY: CatScreen = {
  profile: { kind: "none" },
  photos: [],
  tab: "parents",
  credentials: [],
  ancestors: null,
  docs: null,
  withheld: [],
  certificates: [],
  sale: null,
  inbreeding: null,
};

/** Null for an id that is missing or not numeric, 'registration' among them: no cat is asked for. */
export function catIdIn(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

export async function loadProfile(
  { call }: Pick<PageTools, "call">,
  id: number,
): Promise<LoadedProfile> {
  try {
    const { data } = await call("GET /cats/cat-and-color/{id}", { params: { id } });
    return data ? { kind: "full", cat: data } : { kind: "none" };
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 403 && error.body.data)
      return { kind: "public", cat: error.body.data as PublicProfile };
    return orErrorScreen(Promise.reject(error as Error));
  }
}

export async function loadCatScreen(
  tools: PageTools,
  idText: string | undefined,
  query: URLSearchParams,
): Promise<CatScreen> {
  const id = catIdIn(idText);
  if (id === null) return EMPTY;
  const wanted = catTabs.find((tab) => tab === query.get("tab")) ?? "parents";
  const [profile, credentials, ancestors, inbreeding] = await Promise.all([
    loadProfile(tools, id),
    orErrorScreen(orNull(tools.call("GET /cats/{id}/credentials", { params: { id } }))),
    wanted === "pedigree" ? loadAncestors(tools, id) : null,
    wanted === "inbreeding" ? loadInbreeding(tools, id, depthIn(query)) : null,
    ...catParts(tools.viewer, query).map((part) => part.load()),
  ]);
  if (profile.kind === "none") return EMPTY;
  const isForOwners = wanted === "docs" || wanted === "selling";
  const tab = isForOwners && profile.kind === "public" ? "parents" : wanted;
  const papersOf = tab === "docs" && profile.kind === "full" ? profile.cat : null;
  const [docs, withheld, certificates, sale, photos] = await Promise.all([
    papersOf && loadDocs(tools, papersOf),
    papersOf ? loadWithheld(tools, papersOf) : [],
    papersOf ? loadCertificates(tools, papersOf) : [],
    tab === "selling" ? loadSale(tools, id) : null,
    loadPhotos(tools, profile.cat),
  ]);
  return {
    profile,
    photos,
    tab,
    credentials: credentials ?? [],
    ancestors,
    docs,
    withheld,
    certificates,
    sale,
    inbreeding,
  };
}

/** A cat without an avatar has no photos: it is drawn, and nothing is asked for. */
async function loadPhotos(
  { call }: PageTools,
  { id, cat_ava_url }: Pick<PublicProfile, "id" | "cat_ava_url">,
): Promise<readonly CatPhoto[]> {
  if (cat_ava_url === null) return [];
  return (await orErrorScreen(call("GET /cats/{id}/photos", { params: { id } }))).data;
}

/** The code that words the ancestors is fetched beside them, by a browser that comes from another page only. */
async function loadAncestors(
  { call, locale }: Pick<PageTools, "call" | "locale">,
  id: number,
): Promise<readonly PlacedAncestor[] | null> {
  const [record, titles, { placedAncestors }] = await orErrorScreen(
    Promise.all([
      orNull(call("GET /parents/{id}/ancestors", { params: { id } })),
      call("GET /pedigree/{catId}/titles", { params: { catId: id } }),
      import("../../pedigree/ancestors-of-figure.ts"),
    ]),
  );
  return record && placedAncestors(record, titles.data, locale);
}

async function loadInbreeding(
  { call }: PageTools,
  catId: number,
  depth: Depth,
): Promise<LoadedInbreeding | null> {
  const input = { params: { catId }, query: depthQuery(depth) };
  const figures = await orErrorScreen(
    orTooLarge(orNull(call("GET /pedigree/{catId}/inbreeding", input))),
  );
  return figures && { figures, depth };
}

const NO_DOCS: Docs = { kind: "found", metric: null, pedigree: null };

/** What the tab says, also when it could not be asked for (spec §8). */
async function loadDocs({ call }: PageTools, { id, ...cat }: FullProfile): Promise<Docs> {
  // Asked for nevertheless, they would be answered with 404, which a browser notes as an error.
  if (!cat.metric && !cat.pedigree) return NO_DOCS;
  try {
    const { metric, pedigree } = (await call("GET /cats/{id}/docs", { params: { id } })).data;
    return { kind: "found", metric, pedigree };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.status === 404) return NO_DOCS;
    const message = error.status === 403 ? error.body.message : doc_fetch_failed();
    return { kind: "failed", message };
  }
}

async function loadWithheld({ call }: PageTools, { id }: FullProfile): Promise<Withheld> {
  return (await orErrorScreen(call("GET /cats/{id}/withheld-papers", { params: { id } }))).data;
}

async function loadCertificates(
  { call }: PageTools,
  { id, registered }: FullProfile,
): Promise<Certificates> {
  if (registered === 0) return [];
  return (await orErrorScreen(call("GET /cats/{id}/certificates", { params: { id } }))).data;
}

async function loadSale({ call }: PageTools, catId: number): Promise<Sale | null> {
  return orErrorScreen(orNull(call("GET /sales/{catId}", { params: { catId } })));
}

/** 404 is an answer here: there is none yet. */
async function orNull<Data>(answer: Promise<{ data: Data }>): Promise<Data | null> {
  try {
    return (await answer).data;
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return null;
    throw error;
  }
}
