/** Calls that first read what takes longer than a transaction may stay open: it holds locks and a connection. */
import type { Db } from "../db/transaction.ts";
import type { ContextOf, Handler, HandlerReply, ParsedInput, WriteKey } from "./handler.ts";

type BeforeContext<Key extends WriteKey> = Omit<
  ContextOf<Key>,
  "db" | "onCommit" | "make" | "setCookie"
> & { readonly db: Db };

/**
 * @param prepare reads outside the transaction, as the caller: what it has read may have changed since
 * @param handle stores in the transaction, with what was read
 */
export function prepared<Key extends WriteKey, Read>(
  prepare: (input: ParsedInput<Key>, context: BeforeContext<Key>) => Promise<Read>,
  handle: (
    input: ParsedInput<Key>,
    context: ContextOf<Key>,
    read: Read,
  ) => Promise<HandlerReply<Key>>,
): Handler<Key> {
  const unprepared: Handler<Key> = () => {
    throw new Error("a call that prepares is not made within another one");
  };
  return Object.assign(unprepared, {
    prepare: async (input: ParsedInput<Key>, before: BeforeContext<Key>) => {
      const read = await prepare(input, before);
      return (context: ContextOf<Key>) => handle(input, context, read);
    },
  });
}

type Unknown = (...given: never[]) => Promise<unknown>;

/** The handler for a transaction, once it has prepared. */
export async function onceReady(
  handler: Unknown,
  input: unknown,
  before: object,
): Promise<(input: unknown, context: unknown) => Promise<unknown>> {
  // Handlers of all calls are in one table, which knows neither input nor context: `prepared` has checked both.
  if (!("prepare" in handler)) return handler as never;
  const prepare = handler.prepare as (
    ...given: unknown[]
  ) => Promise<(context: unknown) => Promise<unknown>>;
  const ready = await prepare(input, before);
  return (_input, context) => ready(context);
}
