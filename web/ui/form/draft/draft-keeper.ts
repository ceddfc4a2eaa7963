/** Keeps what is typed into one form until it is sent. Loaded after the page. */
import type { Entries } from "../conflict-values.ts";
import { changedEntries, draftName, keepsDraft, putBack, type AtFirst } from "./draft-fields.ts";
import { isCarried, keptOnChange } from "./carried.ts";
import { draftStore, type DraftStore, type KeptDraft } from "./draft-store.ts";

export { DraftOffer } from "./draft-offer.tsx";
export type { AtFirst } from "./draft-fields.ts";
export { WaitingActions, whenOnline } from "./waiting.tsx";

const KEEP_DELAY_MS = 800;

/** Forms being sent, by their drafts' names: what is shown anew meanwhile must not offer what is on its way. */
const sendings = new Map<string, Promise<void>>();

export interface DraftKeeper {
  /** The draft of an earlier visit, until it is restored or discarded. */
  readonly earlier: () => Promise<KeptDraft | null>;
  readonly take: () => Promise<void>;
  readonly drop: () => void;
  /** The form was sent: its draft ends. */
  readonly end: () => void;
  /** While the form is being sent, leaving the page stores nothing. */
  readonly sending: (isSending: boolean) => void;
  readonly close: () => void;
}

interface KeptForm {
  readonly form: HTMLFormElement;
  readonly atFirst: AtFirst;
  readonly memberId: number | null;
  readonly about: string | undefined;
}

/** Null for a form that keeps no draft. */
export function keeperOf({ form, atFirst, memberId, about }: KeptForm): DraftKeeper | null {
  if (!keepsDraft(form)) return null;
  const name = draftName(form, about);
  const store = draftStore(name, memberId);
  let earlier: Entries = {};
  const changed = () => changedEntries(form, atFirst);
  // Until the user decides on an earlier draft, new entries are added to it.
  const writer = writerOf(form, store, () => ({ ...earlier, ...changed() }));
  // Typed before this was loaded.
  if (Object.keys(changed()).length > 0) writer.soon();
  const take = async () => {
    const entries = earlier;
    earlier = {};
    await putBack(form, { ...entries, ...changed() });
    void writer.now();
  };
  const sent = sendingOf(name);
  return {
    async earlier() {
      await sendings.get(name);
      const draft = await store.read();
      if (!draft || Object.keys(draft.entries).length === 0) return null;
      earlier = draft.entries;
      writer.isKept = true;
      if (!isCarried()) return draft;
      await take();
      return null;
    },
    take,
    drop() {
      earlier = {};
      void writer.now();
    },
    end() {
      earlier = {};
      sent.over(writer.end());
    },
    sending(value) {
      writer.isSending = value;
      if (value) sent.begin();
      else sent.over();
    },
    close: writer.close,
  };
}

/** A form may be sent, and be shown anew with what it has sent, before its draft is gone. */
function sendingOf(name: string) {
  let goesOn: PromiseWithResolvers<void> | null = null;
  return {
    begin() {
      goesOn = Promise.withResolvers();
      sendings.set(name, goesOn.promise);
    },
    over(after: Promise<void> = Promise.resolve()) {
      const mine = goesOn;
      goesOn = null;
      if (!mine) return;
      void after.finally(() => {
        if (sendings.get(name) === mine.promise) sendings.delete(name);
        mine.resolve();
      });
    },
  };
}

/** Writes the entries after each pause of typing, and when the page is left. */
function writerOf(form: HTMLFormElement, store: DraftStore, entriesNow: () => Entries) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const calm = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const drop = () => {
    writer.isKept = false;
    return store.drop();
  };
  const leave = async () => {
    if (timer !== undefined && !writer.isSending) await writer.now();
  };
  const written = () => void leave();
  const soon = () => {
    calm();
    timer = setTimeout(() => void writer.now(), KEEP_DELAY_MS);
  };
  const writer = {
    isKept: false,
    isSending: false,
    soon,
    async now() {
      calm();
      const entries = entriesNow();
      if (Object.keys(entries).length > 0) {
        writer.isKept = true;
        await store.keep(entries);
      } else if (writer.isKept) await drop();
    },
    /** Also if nothing is known to be kept: another device may have kept what was sent here. */
    end() {
      calm();
      return drop();
    },
    close() {
      void leave();
      form.removeEventListener("input", soon);
      form.removeEventListener("change", soon);
      removeEventListener("pagehide", written);
      forget();
    },
  };
  const forget = keptOnChange(leave);
  form.addEventListener("input", soon);
  form.addEventListener("change", soon);
  addEventListener("pagehide", written);
  return writer;
}
