/** All screens and their addresses. A screen's code is loaded when it is first opened. */
import type { RouteObject } from "react-router";
import type { Viewer } from "@felistry/contract/rendering.ts";
import type { LatePart } from "./late-part.ts";
import { ErrorScreen } from "./layout/error-screen.tsx";
import { Layout } from "./layout/layout.tsx";

/** Every module named `…-page.tsx` is a screen: it exports `Component` and, if it needs data, `loader`. */
const modules = import.meta.glob<ScreenModule>("./*/**/*-page.tsx");

export interface ScreenModule extends Partial<
  Pick<RouteObject, "loader" | "Component" | "shouldRevalidate">
> {
  /** The parts that the screen renders besides its module; its loader loads the same. */
  readonly lateParts?: (viewer: Viewer | null, query: URLSearchParams) => LatePart<unknown>[];
}

export interface ScreenHandle {
  readonly module: string;
}

function screen(file: string): Pick<RouteObject, "lazy" | "handle"> {
  const load = modules[`./${file}`];
  if (!load) throw new Error(`no screen ${file}`);
  const handle: ScreenHandle = { module: file };
  return { lazy: load as NonNullable<RouteObject["lazy"]>, handle };
}

/** The modules of the matched routes, which the page requests at once. */
export async function moduleFiles(
  matched: readonly RouteObject[],
  viewer: Viewer | null,
  query: URLSearchParams,
): Promise<string[]> {
  const files = await Promise.all(
    matched.map(async ({ handle, lazy }) => {
      if (typeof lazy !== "function") return [];
      const { lateParts } = (await lazy()) as ScreenModule;
      const late = lateParts?.(viewer, query) ?? [];
      return [(handle as ScreenHandle).module, ...late.map(({ file }) => file)];
    }),
  );
  return files.flat();
}

export const routes: RouteObject[] = [
  {
    Component: Layout,
    children: [
      {
        // Errors are shown inside the layout, so header and footer stay.
        ErrorBoundary: ErrorScreen,
        children: [
          { index: true, ...screen("home/home-page.tsx") },
          { path: "allcats", ...screen("cats/all-cats-page.tsx") },
          { path: "catbreeds", ...screen("reference/breeds-page.tsx") },
          { path: "catbreeds/:ems", ...screen("reference/breed-page.tsx") },
          { path: "catbreeds/:ems/inbreeding", ...screen("inbreeding/breed-inbreeding-page.tsx") },
          { path: "mating", ...screen("matings/mating-page.tsx") },
          { path: "search", ...screen("search/search-page.tsx") },
          { path: "favorites", ...screen("accounts/favorites-page.tsx") },
          { path: "notices", ...screen("notices/notices-page.tsx") },
          { path: "dates", ...screen("dates/dates-page.tsx") },
          { path: "join", ...screen("accounts/join-page.tsx") },
          { path: "login", ...screen("accounts/login-page.tsx") },
          { path: "hand-over", ...screen("accounts/hand-over-page.tsx") },
          { path: "market", ...screen("market/market-page.tsx") },
          { path: "cat-profile-sell/:id", ...screen("market/sale-profile-page.tsx") },
          { path: "defaultPage", ...screen("market/default-page.tsx") },
          {
            path: "cat-profile-sell/:id/question",
            ...screen("orders/questions/ask-page.tsx"),
          },
          { path: "order/sent", ...screen("orders/order-sent-page.tsx") },
          { path: "order/:id", ...screen("orders/order-page.tsx") },
          { path: "my", ...screen("accounts/my/my-page.tsx") },
          { path: "edit", ...screen("accounts/edit-page.tsx") },
          { path: "settings", ...screen("accounts/settings/settings-page.tsx") },
          { path: "users/:id/addphoto", ...screen("accounts/add-user-photo-page.tsx") },
          { path: "restore", ...screen("accounts/recovery/restore-page.tsx") },
          { path: "undo-email-change", ...screen("accounts/settings/undo-email-change-page.tsx") },
          { path: "verify", ...screen("certificates/verify-page.tsx") },
          { path: "verify/:code", ...screen("certificates/verify-page.tsx") },
          { path: "log", ...screen("proofs/log-page.tsx") },
          { path: "partners", ...screen("pages/partners-page.tsx") },
          { path: "privacy", ...screen("pages/privacy-page.tsx") },
          { path: "terms", ...screen("pages/terms-page.tsx") },
          { path: "add", ...screen("cats/form/add-cat-page.tsx") },
          { path: "add/pedigree", ...screen("pedigree/grid/new-pedigree-page.tsx") },
          { path: "addwithcolor", ...screen("cats/form/add-cat-with-colour-page.tsx") },
          { path: "cattery", ...screen("catteries/cattery-form-page.tsx") },
          { path: "pedigree/:id/descendants", ...screen("pedigree/descendants-page.tsx") },
          {
            path: "catteries/:id/inbreeding",
            ...screen("inbreeding/cattery-inbreeding-page.tsx"),
          },
          { path: "catteries/:id", ...screen("catteries/cattery-page.tsx") },
          { path: "cats/:id", ...screen("cats/profile/cat-page.tsx") },
          { path: "cats/:id/update", ...screen("cats/form/update-cat-page.tsx") },
          { path: "cats/:id/updateshort", ...screen("cats/form/update-cat-short-page.tsx") },
          { path: "cats/:id/pedigree/edit", ...screen("pedigree/grid/pedigree-grid-page.tsx") },
          { path: "cats/:id/addparent", ...screen("pedigree/add-parent-page.tsx") },
          { path: "cats/:id/sale", ...screen("market/sale-form-page.tsx") },
          { path: "cats/:id/metric/new", ...screen("documents/document-page.tsx") },
          { path: "cats/:id/metric/:documentId", ...screen("documents/document-page.tsx") },
          { path: "cats/:id/pedigree/new", ...screen("documents/document-page.tsx") },
          { path: "cats/:id/pedigree/:documentId", ...screen("documents/document-page.tsx") },
          { path: "cats/:id/registration", ...screen("registration/registration-page.tsx") },
          { path: "cats/:id/credentials", ...screen("credentials/credentials-page.tsx") },
          { path: "cats/:id/credentials/new", ...screen("credentials/credential-form-page.tsx") },
          {
            path: "cats/:id/credentials/:credentialId",
            ...screen("credentials/credential-form-page.tsx"),
          },
          { path: "cats/:id/transfer", ...screen("transfers/ask-transfer-page.tsx") },
          { path: "transfers", ...screen("transfers/own-transfers-page.tsx") },
          { path: "transfers/:id", ...screen("transfers/transfer-page.tsx") },
          { path: "cats/:id/correction", ...screen("corrections/ask-correction-page.tsx") },
          { path: "cats/:id/standing", ...screen("corrections/standing-page.tsx") },
          { path: "corrections", ...screen("corrections/own-corrections-page.tsx") },
          { path: "corrections/:id", ...screen("corrections/correction-page.tsx") },
          { path: "admin/corrections", ...screen("corrections/waiting-corrections-page.tsx") },
          { path: "judge/:token", ...screen("credentials/judges/answer-page.tsx") },
          { path: "admin/credentials", ...screen("credentials/waiting-page.tsx") },
          { path: "cats/:id/registrationai", ...screen("readings/read-scan-page.tsx") },
          { path: "cats/:id/addphoto", ...screen("photos/add-photo-page.tsx") },
          { path: "admin/checks", ...screen("checks/registry-checks-page.tsx") },
          { path: "admin/health", ...screen("health/health-page.tsx") },
          { path: "cats/:id/merge", ...screen("merges/merge-page.tsx") },
          { path: "import", ...screen("imports/import-page.tsx") },
          { path: "matings", ...screen("matings/planned/planned-matings-page.tsx") },
          { path: "matings/new", ...screen("matings/planned/plan-mating-page.tsx") },
          { path: "matings/:id", ...screen("matings/planned/planned-mating-page.tsx") },
          { path: "litters", ...screen("litters/litters-page.tsx") },
          { path: "litters/new", ...screen("litters/litter-form-page.tsx") },
          { path: "litters/answer", ...screen("litters/answer-by-mail-page.tsx") },
          { path: "litters/:id", ...screen("litters/litter-page.tsx") },
          { path: "litters/:id/weights", ...screen("litters/weights/weights-page.tsx") },
          { path: "reviews/:id", ...screen("orders/seller-reviews-page.tsx") },
          { path: "my/questions", ...screen("orders/questions/questions-page.tsx") },
          { path: "my/questions/:id", ...screen("orders/questions/question-page.tsx") },
          { path: "my/orders/:id", ...screen("orders/my-order-page.tsx") },
          { path: "cats/:id/chip-proof", ...screen("market/chip-proof-page.tsx") },
          { path: "my/orders/:id/dispute", ...screen("disputes/dispute-page.tsx") },
          { path: "club/desk", ...screen("cases/desk-page.tsx") },
          { path: "club/cases/:id", ...screen("cases/case-page.tsx") },
          { path: "cases/:id", ...screen("cases/asked-page.tsx") },
          { path: "admin/disputes", ...screen("disputes/disputes-page.tsx") },
          { path: "admin/disputes/:id", ...screen("disputes/club-dispute-page.tsx") },
          { path: "waiting/:id", ...screen("waiting/waiting-list-page.tsx") },
          { path: "my/waiting", ...screen("waiting/own-waiting-page.tsx") },
          { path: "my/waiting-lists", ...screen("waiting/own-lists-page.tsx") },
          { path: "my/waiting-lists/new", ...screen("waiting/list-form-page.tsx") },
          { path: "my/waiting-lists/:id", ...screen("waiting/entries-page.tsx") },
          { path: "my/list", ...screen("herd/herd-list-page.tsx") },
          { path: "my/searches", ...screen("market/finding/saved-searches-page.tsx") },
          { path: "searches/stop", ...screen("market/finding/stop-search-page.tsx") },
          { path: "my/checks", ...screen("checks/own-checks-page.tsx") },
          { path: "my/papers", ...screen("ownership/withheld-papers-page.tsx") },
          { path: "my/merges", ...screen("merges/own-merges-page.tsx") },
          { path: "studbook", ...screen("studbook/studbook-page.tsx") },
          { path: "studbook/:year", ...screen("studbook/studbook-year-page.tsx") },
          { path: "studbook/:year/:ems", ...screen("studbook/studbook-breed-page.tsx") },
          { path: "admin/studbook", ...screen("studbook/studbook-desk-page.tsx") },
          { path: "admin", ...screen("registration/desk-page.tsx") },
          { path: "admin/messages", ...screen("orders/message-reports-page.tsx") },
          { path: "admin/reports", ...screen("market/reports-page.tsx") },
          { path: "cat-profile-sell/:id/report", ...screen("market/report-ad-page.tsx") },
          { path: "admin/club-rules", ...screen("rules/club-rules-page.tsx") },
          { path: "cattery-names", ...screen("catteries/names/own-names-page.tsx") },
          { path: "admin/cattery-names", ...screen("catteries/names/club-names-page.tsx") },
          { path: "admin/memberships", ...screen("memberships/memberships-page.tsx") },
          { path: "admin/members", ...screen("accounts/members-page.tsx") },
          { path: "admin/clubs", ...screen("accounts/clubs/clubs-page.tsx") },
          { path: "admin/clubs/:id/look", ...screen("certificates/club-look-page.tsx") },
          { path: "cats/:id/history", ...screen("history/cat-history-page.tsx") },
          { path: "admin/history", ...screen("history/admin-history-page.tsx") },
          { path: "*", ...screen("layout/not-found-page.tsx") },
        ],
      },
    ],
  },
];
