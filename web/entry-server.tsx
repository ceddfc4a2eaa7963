/** Renders one page for its first paint. */
import { AsyncLocalStorage } from "node:async_hooks";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  matchRoutes,
  RouterContextProvider,
  StaticRouterProvider,
  type StaticHandlerContext,
} from "react-router";
import type { PageLocale, PageRequest, RenderedPage } from "@felistry/contract/rendering.ts";
import { baseLocale, overwriteGetLocale } from "@felistry/i18n/locale.ts";
import { assetsOf } from "./assets.ts";
import { Document } from "./document.tsx";
import { HYDRATION_ID, hydrationText } from "./hydration.ts";
import { loaderTools, PageToolsProvider, type PageTools, type ToldFailure } from "./page-tools.ts";
import { moduleFiles, routes, type ScreenHandle } from "./routes.tsx";
import { structuredData } from "./structured-data.ts";

const speaking = new AsyncLocalStorage<PageLocale>();
overwriteGetLocale(() => speaking.getStore() ?? baseLocale);

const { query, dataRoutes } = createStaticHandler(routes);

export function render(request: PageRequest): Promise<RenderedPage> {
  return speaking.run(request.locale, () => renderPage(request));
}

/** Their addresses are secrets: the answer tells no other site, and is kept nowhere. Said here, since no script needs it. */
const SECRET_SCREENS: ReadonlySet<string> = new Set(["credentials/judges/answer-page.tsx"]);

/** A page ready to be rendered, with its data loaded. Null if the page redirects. */
export interface ReadyPage {
  readonly element: ReactNode;
  readonly status: number;
  readonly isSecret: boolean;
  readonly data: string;
  /** Elements of the head that no script reads. */
  readonly structured: string;
  readonly faults: readonly unknown[];
}

export async function preparePage(request: PageRequest): Promise<ReadyPage | Response> {
  const { requestId, call, locale, viewer, site, theme, currency, today } = request;
  const tools: PageTools = { call, locale, viewer, site, theme, currency, today };
  const requestContext = new RouterContextProvider();
  requestContext.set(loaderTools, tools);
  const context = await query(new Request(request.url), { requestContext });
  if (context instanceof Response) return context;
  const { pathname, searchParams } = new URL(request.url);
  const matched = (matchRoutes(routes, pathname) ?? []).map(({ route }) => route);
  const assets = assetsOf(await moduleFiles(matched, viewer, searchParams), locale);
  const { loaderData, actionData } = context;
  const faults = Object.values(context.errors ?? {}).filter(
    (error) => !isRouteErrorResponse(error),
  );
  // The same for the first paint and for the browser that takes it over.
  context.errors = serializeErrors(context.errors, requestId);
  const state = { loaderData, actionData, errors: context.errors };
  return {
    element: (
      <PageToolsProvider value={tools}>
        <Document assets={assets}>
          <StaticRouterProvider
            router={createStaticRouter(dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </Document>
      </PageToolsProvider>
    ),
    status: context.statusCode,
    isSecret: matched.some(({ handle }) =>
      SECRET_SCREENS.has((handle as ScreenHandle | undefined)?.module ?? ""),
    ),
    faults,
    structured: structuredData(...loadedByModule(context), request),
    data: hydrationText({ state, locale, viewer, site, theme, today, assets }),
  };
}

/** The screens of a page, and what each has loaded. */
function loadedByModule({
  matches,
  loaderData,
}: StaticHandlerContext): [modules: string[], loaded: Record<string, unknown>] {
  const loaded: Record<string, unknown> = {};
  for (const { route } of matches) {
    const module = (route.handle as ScreenHandle | undefined)?.module;
    if (module !== undefined && loaderData[route.id] != null) loaded[module] = loaderData[route.id];
  }
  return [Object.keys(loaded), loaded];
}

async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const page = await preparePage(request);
  if (page instanceof Response) {
    return {
      kind: "redirect",
      status: page.status,
      location: page.headers.get("location") ?? "/",
      setCookie: page.headers.get("set-cookie"),
    };
  }
  const html = renderToString(page.element).replace("</head>", () => `${page.structured}</head>`);
  const end = html.lastIndexOf("</body>");
  return {
    kind: "page",
    status: page.status,
    isSecret: page.isSecret,
    faults: page.faults,
    html: `<!doctype html>${html.slice(0, end)}<script type="application/json" id="${HYDRATION_ID}">${page.data}</script>${html.slice(end)}`,
  };
}

/** Error responses keep their status and text; a fault keeps nothing that a reader should not see. */
function serializeErrors(
  errors: Record<string, unknown> | null,
  requestId: string,
): Record<string, unknown> | null {
  if (!errors) return null;
  const data: ToldFailure = { requestId };
  const fault = { status: 500, statusText: "", data, internal: false };
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      isRouteErrorResponse(error)
        ? {
            status: error.status,
            statusText: error.statusText,
            data: error.data as unknown,
            internal: false,
          }
        : fault,
    ]),
  );
}

/** For the benchmark of React alone: renders the tree of a page with its data ready to a string. */
export async function treeRenderer(request: PageRequest): Promise<() => string> {
  const page = await speaking.run(request.locale, () => preparePage(request));
  if (page instanceof Response) throw new Error("no page");
  return () => speaking.run(request.locale, () => renderToString(page.element));
}
