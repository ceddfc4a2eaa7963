/** The actions on many cats, each with what takes it back. */
import type { Input } from "@felistry/contract/api.ts";
import type { ApiCaller } from "@felistry/contract/client.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import type { HerdAction } from "./use-herd-work.ts";

export type Offer = Input<"POST /me/herd/ads">["body"]["offer"];

function tagging(call: ApiCaller, name: string, wanted: 0 | 1): HerdAction {
  return {
    said: (count) => (wanted ? m.herd_done_put({ count }) : m.herd_done_take({ count })),
    act: async (cats) => (await call("POST /me/herd/tags", { body: { cats, name, wanted } })).data,
  };
}

export const putTag = (call: ApiCaller, name: string): HerdAction => ({
  ...tagging(call, name, 1),
  undo: tagging(call, name, 0),
});

export const takeTag = (call: ApiCaller, name: string): HerdAction => ({
  ...tagging(call, name, 0),
  undo: tagging(call, name, 1),
});

function selling(call: ApiCaller, is_active: 0 | 1, offer?: Offer): HerdAction {
  return {
    said: (count) => (is_active ? m.herd_done_sell({ count }) : m.herd_done_rest({ count })),
    act: async (cats) =>
      (await call("POST /me/herd/ads", { body: { cats, is_active, ...(offer && { offer }) } }))
        .data,
  };
}

export const sell = (call: ApiCaller, offer?: Offer): HerdAction => ({
  ...selling(call, 1, offer),
  undo: selling(call, 0),
});

export const rest = (call: ApiCaller): HerdAction => ({
  ...selling(call, 0),
  undo: selling(call, 1),
});

export const handOver = (call: ApiCaller): HerdAction => ({
  said: (count) => m.herd_done_move({ count }),
  act: async (cats) => (await call("POST /me/herd/hand-overs", { body: { cats } })).data,
});
