/** Renders one page for its first paint. */
import { AsyncLocalStorage } from "node:async_hooks";
import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, matchRoutes, RouterContextProvider, StaticRouterProvider } from "react-router";
import type { PageLocale, PageRequest, RenderedPage } from "@felistry/contract/rendering.ts";
import { overwriteGetLocale } from "@felistry/i18n/locale.ts";
import { assetsOf } from "./assets.ts";
import { Document } from "./document.tsx";
import { HYDRATION_ID, hydrationText } from "./hydration.ts";
import { loaderTools, PageToolsProvider, type PageTools } from "./page-tools.ts";
import { moduleFiles, routes } from "./routes.tsx";

const speaking = new AsyncLocalStorage<PageLocale>();
overwriteGetLocale(() => speaking.getStore() ?? "en");

const { query, dataRoutes } = createStaticHandler(routes);

export function render(request: PageRequest): Promise<RenderedPage> {
  return speaking.run(request.locale, () => renderPage(request));
}

async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const { call, locale, viewer, site, theme, today } = request;
  const tools: PageTools = { call, locale, viewer, site, theme, today };
  const requestContext = new RouterContextProvider();
  requestContext.set(loaderTools, tools);
  const context = await query(new Request(request.url), { requestContext });
  if (context instanceof Response) {
    return {
      kind: "redirect",
      status: context.status,
      location: context.headers.get("location") ?? "/",
      setCookie: context.headers.get("set-cookie"),
    };
  }
  const matches = matchRoutes(routes, new URL(request.url).pathname) ?? [];
  const assets = assetsOf(moduleFiles(matches.map(({ route }) => route)));
  const html = renderToString(
    <PageToolsProvider value={tools}>
      <Document assets={assets}>
        <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
      </Document>
    </PageToolsProvider>,
  );
  const { loaderData, actionData, errors } = context;
  const state = { loaderData, actionData, errors: serializeErrors(errors) };
  const data = hydrationText({ state, locale, viewer, site, theme, today, assets });
  const end = html.lastIndexOf("</body>");
  return {
    kind: "page",
    status: context.statusCode,
    html: `<!doctype html>${html.slice(0, end)}<script type="application/json" id="${HYDRATION_ID}">${data}</script>${html.slice(end)}`,
  };
}

/** Error responses keep their status and text; a fault keeps nothing that a reader should not see. */
function serializeErrors(errors: Record<string, unknown> | null): Record<string, unknown> | null {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => {
      const { status, statusText, data } = error as { status?: number; statusText?: string; data?: unknown };
      return [id, { status: status ?? 500, statusText: statusText ?? "", data: status ? data : null, internal: false }];
    }),
  );
}
