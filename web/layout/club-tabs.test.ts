/** Whoever is shown a page of the club can open it: its loader makes no call that needs another right. */
import { matchRoutes, RouterContextProvider, type LoaderFunction } from "react-router";
import { describe, expect, it } from "vitest";
import { specOf, type ApiKey } from "@felistry/contract/api.ts";
import { clubRightOf } from "@felistry/contract/call.ts";
import type { ApiCaller } from "@felistry/contract/client.ts";
import {
  CLUB_ROLE_NAMES,
  CLUB_ROLES,
  may,
  type ClubRole,
} from "@felistry/domain/accounts/club-rights.ts";
import { loaderTools, type PageTools } from "../page-tools.ts";
import { routes } from "../routes.tsx";
import { CLUB_TABS, tabsFor } from "./club-tabs.ts";

const viewerOf = (role: ClubRole) => ({ id: 1, first_name: "Ada", roleIds: [1, CLUB_ROLES[role]] });

/** Calls that the page at this address makes, in the order of its loader. */
async function callsOf(address: string, role: ClubRole): Promise<ApiKey[]> {
  const made: ApiKey[] = [];
  const call = async (key: ApiKey) => {
    made.push(key);
    return { data: [], counts: {}, fees: [], run: null, page: { next: null } };
  };
  const tools = { call: call as unknown as ApiCaller, viewer: viewerOf(role), today: "2026-02-01" };
  const context = new RouterContextProvider();
  context.set(loaderTools, { ...tools, locale: "en" } as unknown as PageTools);
  const match = matchRoutes(routes, address)!.at(-1)!;
  const { loader } = await (match.route.lazy as () => Promise<{ loader: LoaderFunction }>)();
  const request = new Request(`http://localhost${address}`);
  await loader({ request, params: match.params, context } as never);
  return made;
}

describe.for(CLUB_ROLE_NAMES)("the club's pages for a %s", (role) => {
  it.for(tabsFor(viewerOf(role) as never))("open %s with the rights that it has", async (tab) => {
    const calls = await callsOf(CLUB_TABS[tab].to, role);
    expect(calls).not.toEqual([]);
    const refused = calls.filter((key) => {
      const right = clubRightOf(specOf(key).access);
      return right !== null && !may(viewerOf(role), right);
    });
    expect(refused).toEqual([]);
  });
});
