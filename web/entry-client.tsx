/** Hydrates the server-rendered page. */
import "./ui/base.css";
import { startTransition, StrictMode, useEffect, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import {
  createBrowserRouter,
  matchRoutes,
  RouterContextProvider,
  RouterProvider,
  UNSAFE_ErrorResponseImpl as ErrorResponseImpl,
  type HydrationState,
} from "react-router";
import { fetchCaller } from "@felistry/contract/client.ts";
import { confirmingCaller } from "./accounts/confirming-caller.ts";
import { overwriteGetLocale } from "@felistry/i18n/locale.ts";
import { Document } from "./document.tsx";
import { HYDRATION_ID, type Hydration } from "./hydration.ts";
import { PAGE_SHOWN } from "./page-shown.ts";
import { loaderTools, PageToolsProvider, type PageTools } from "./page-tools.ts";
import { chosenCurrency } from "./chosen-currency.ts";
import { routes, type ScreenModule } from "./routes.tsx";
import { reportingCaller, reportScriptFaults } from "./ui/fault-report.ts";

const element = document.getElementById(HYDRATION_ID)!;
const hydration = JSON.parse(element.textContent) as Hydration;
element.remove();

const { state, assets, locale, viewer, site, theme, today } = hydration;
overwriteGetLocale(() => locale);
reportScriptFaults();
const tools: PageTools = {
  call: confirmingCaller(reportingCaller(fetchCaller())),
  locale,
  viewer,
  site,
  theme,
  get currency() {
    return chosenCurrency();
  },
  today,
};

/** The page's route modules must load first, or hydration would have nothing to attach to. */
async function loadMatchedModules(): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== "function") return;
      const { lateParts, ...module } = (await route.lazy()) as ScreenModule;
      const late = lateParts?.(viewer, new URLSearchParams(location.search)) ?? [];
      await Promise.all(late.map((part) => part.load()));
      Object.assign(route, { ...module, lazy: undefined });
    }),
  );
}

function revived({ errors, ...rest }: HydrationState): HydrationState {
  if (!errors) return rest;
  const entries = Object.entries(
    errors as Record<string, { status: number; statusText: string; data: unknown }>,
  );
  return {
    ...rest,
    errors: Object.fromEntries(
      entries.map(([id, { status, statusText, data }]) => [
        id,
        new ErrorResponseImpl(status, statusText, data),
      ]),
    ),
  };
}

/** See contract/early-sending.ts. Uses the same button, if a form has several. */
function sendWhatWasSentEarly(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-sent-early]")) {
    const pressed = form.dataset["sentEarly"];
    delete form.dataset["sentEarly"];
    const buttons = [...form.querySelectorAll<HTMLButtonElement>("button[type=submit]")];
    form.requestSubmit(buttons.find(({ value }) => value === pressed) ?? null);
  }
}

/** After its effect, the page responds to input: recorded in the browser's timeline, and awaited by the journeys. */
function TakenOver({ children }: { children: ReactNode }) {
  useEffect(() => {
    performance.mark("interactive");
    sendWhatWasSentEarly();
    void import("./layout/after-page.ts").then(
      (part) => part.afterPage(tools),
      () => {},
    );
  }, []);
  return children;
}

/** In a function: the page's modules import from this one, and would wait for a top-level `await`. */
async function start(): Promise<void> {
  await loadMatchedModules();
  const router = createBrowserRouter(routes, {
    hydrationData: revived(state),
    getContext() {
      const context = new RouterContextProvider();
      context.set(loaderTools, tools);
      return context;
    },
  });

  let { location: shown } = router.state;
  router.subscribe(({ location, navigation }) => {
    if (location === shown || navigation.state !== "idle") return;
    shown = location;
    dispatchEvent(new Event(PAGE_SHOWN));
  });

  // In a transition, React hydrates in slices and responds to the reader in between.
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <TakenOver>
          <PageToolsProvider value={tools}>
            <Document assets={assets}>
              <RouterProvider router={router} />
            </Document>
          </PageToolsProvider>
        </TakenOver>
      </StrictMode>,
    );
  });
}

void start();
