/** What loaders and screens need besides their data: the API, the viewer, and today's date. */
import { createContext as createReactContext, use } from "react";
import {
  createContext as createLoaderContext,
  data,
  redirect,
  type LoaderFunctionArgs,
} from "react-router";
import { may, type ClubRight } from "@felistry/domain/accounts/club-rights.ts";
import { ApiFailure, type ApiCaller } from "@felistry/contract/client.ts";
import type { PageLocale, SiteFacts, Theme, Viewer } from "@felistry/contract/rendering.ts";
import { paths } from "./paths.ts";
import { isSaidHere } from "./ui/fault-report.ts";

export interface PageTools {
  readonly call: ApiCaller;
  readonly locale: PageLocale;
  readonly viewer: Viewer | null;
  readonly site: SiteFacts;
  readonly theme: Theme | null;
  /** As chosen: ISO 4217 or `AS_IN_AD`. */
  readonly currency: string | null;
  readonly today: string;
}

export const loaderTools = createLoaderContext<PageTools>();
const ScreenTools = createReactContext<PageTools | null>(null);
export const PageToolsProvider = ScreenTools.Provider;

export function usePageTools(): PageTools {
  const tools = use(ScreenTools);
  if (!tools) throw new Error("a screen outside of the page");
  return tools;
}

export function toolsOf({ context }: Pick<LoaderFunctionArgs, "context">): PageTools {
  return context.get(loaderTools);
}

const WANTED_COOKIE = "wanted";
const WANTED_SECONDS = 1800;
const isServer = typeof document === "undefined";

/** For private routes: a guest is sent to / and returns after logging in (spec §2.2). */
export function requireViewer(
  args: Pick<LoaderFunctionArgs, "context" | "request">,
): PageTools & { viewer: Viewer } {
  const tools = toolsOf(args);
  const { viewer } = tools;
  if (viewer) return { ...tools, viewer };
  const { pathname, search } = new URL(args.request.url);
  const cookie = `${WANTED_COOKIE}=${encodeURIComponent(pathname + search)}; Path=/; Max-Age=${WANTED_SECONDS}; SameSite=Lax`;
  if (!isServer) document.cookie = cookie;
  throw redirect(paths.home, isServer ? { headers: { "set-cookie": cookie } } : {});
}

/** For the club's pages: viewers without the right get the error screen, never the page (decisions §8). */
export function requireRight(
  args: Pick<LoaderFunctionArgs, "context" | "request">,
  right: ClubRight,
): PageTools & { viewer: Viewer } {
  const tools = requireViewer(args);
  if (!may(tools.viewer, right)) throw data(null, { status: 403 });
  return tools;
}

/** The private page requested before login; can be taken once. Only a path on this site. */
export function takeWantedPath(): string | null {
  const value = new RegExp(`(?:^|; )${WANTED_COOKIE}=([^;]*)`).exec(document.cookie)?.[1];
  document.cookie = `${WANTED_COOKIE}=; Path=/; Max-Age=0`;
  const path = value ? decodeURIComponent(value) : "";
  return /^\/(?![/\\])/.test(path) ? path : null;
}

/** For calls where 404 is a normal answer: there is none yet. */
export async function orNull<Data>(answer: Promise<{ data: Data }>): Promise<Data | null> {
  try {
    return (await answer).data;
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return null;
    throw error;
  }
}

/** What the error screen is told of a failed call. */
export interface ToldFailure {
  readonly message?: string | undefined;
  /** The log has lines with it, if something failed that should not have. */
  readonly requestId?: string | undefined;
}

/** Turns an API refusal in a loader into the error screen with its status. */
export async function orErrorScreen<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiFailure) {
      const { message, requestId } = error.body;
      const told: ToldFailure = { message, requestId };
      if (requestId !== undefined) isSaidHere(error);
      throw data(told, { status: error.status || 503 });
    }
    throw error;
  }
}
