/** The number at the bell: asked for after the page, and again when the reader comes back to it. */
import type { ApiCaller } from "@felistry/contract/client.ts";
import { UNREAD_COUNTED } from "@felistry/domain/notices/kinds.ts";
import {
  notices_bell,
  notices_bell_unread,
  notices_more,
} from "@felistry/i18n/compiled/messages.js";
import { PAGE_SHOWN } from "../page-shown.ts";

const MARK = "[data-bell] a";
/** A reader who goes to and fro does not ask each time. */
const AGAIN_MS = 30_000;

let shown = 0;
let isAnyUnread = false;

export function showUnread(unread: number): void {
  shown++;
  isAnyUnread = unread > 0;
  const label = unread === 0 ? notices_bell() : notices_bell_unread({ count: unread });
  for (const bell of document.querySelectorAll<HTMLElement>(MARK)) {
    bell.setAttribute("aria-label", label);
    if (unread === 0) delete bell.dataset["unread"];
    else bell.dataset["unread"] = unread < UNREAD_COUNTED ? String(unread) : notices_more();
  }
}

export function watchBell(call: ApiCaller): void {
  let asked = 0;
  const ask = async () => {
    if (document.visibilityState === "hidden" || Date.now() - asked < AGAIN_MS) return;
    asked = Date.now();
    const before = shown;
    await call("GET /me/notices/unread", {}).then(
      ({ data }) => {
        // What was read meanwhile is not counted again by an answer that comes late.
        if (shown === before) showUnread(data.unread);
      },
      () => {},
    );
  };
  const again = () => void ask();
  void ask().then(() => readHere(call));
  document.addEventListener("visibilitychange", again);
  addEventListener(PAGE_SHOWN, () => void readHere(call));
}

/** Reading the thing itself is reading its notice, however one has come to its page. */
async function readHere(call: ApiCaller): Promise<void> {
  if (!isAnyUnread || document.visibilityState === "hidden") return;
  const path = location.pathname + location.search;
  await call("PUT /me/notices/read", { body: { path } }).then(
    ({ data }) => showUnread(data.unread),
    () => {},
  );
}
