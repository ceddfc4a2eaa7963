/** The data of a cat's profile for any reader, also on deeper paths, where a stranger gets the public profile. */
import type { Answer } from "@felistry/contract/api.ts";
import type { FullProfile, PublicProfile } from "@felistry/contract/cats.ts";
import type { CatPhoto } from "@felistry/contract/photos/photos.ts";
import { ApiFailure } from "@felistry/contract/client.ts";
import { catParts } from "./cat-parts.ts";
import { type Certificates, loadCertificates } from "../../certificates/load-certificates.ts";
import { type Docs, loadDocs } from "../../documents/load-docs.ts";
import { depthIn } from "../../inbreeding/depth-line.ts";
import { loadInbreeding, type LoadedInbreeding } from "../../inbreeding/load-inbreeding.ts";
import { loadSale, type Sale } from "../../market/load-sale.ts";
import { loadWithheld, type Withheld } from "../../ownership/load-withheld.ts";
import { orErrorScreen, orNull, type PageTools } from "../../page-tools.ts";
import type { PlacedAncestor } from "../../pedigree/ancestors-of-figure.ts";
import { loadAncestors } from "../../pedigree/load-ancestors.ts";
import { loadPhotos } from "../../photos/load-photos.ts";

export type LoadedProfile =
  | { readonly kind: "none" }
  | { readonly kind: "public"; readonly cat: PublicProfile }
  | { readonly kind: "full"; readonly cat: FullProfile };

const catTabs = ["parents", "pedigree", "docs", "selling", "inbreeding"] as const;
export type CatTab = (typeof catTabs)[number];

type Credentials = Answer<"GET /cats/{id}/credentials">["data"];

export interface CatScreen {
  readonly profile: LoadedProfile;
  readonly photos: readonly CatPhoto[];
  readonly tab: CatTab;
  readonly credentials: Credentials;
  /** Present on the pedigree tab of an existing cat. */
  readonly ancestors: readonly PlacedAncestor[] | null;
  /** Present on their tab. */
  readonly docs: Docs | null;
  /** Papers that earlier keepers have closed; on the same tab. */
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

/** Null if the id is missing or not a number, as in `/cats/registration`: then no cat is requested. */
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
    papersOf ? loadWithheld(tools, papersOf.id) : [],
    papersOf ? loadCertificates(tools, papersOf) : [],
    tab === "selling" ? loadSale(tools, id) : null,
    orErrorScreen(loadPhotos(tools.call, profile.cat)),
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
