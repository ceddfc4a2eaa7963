import type { Application } from "@felistry/contract/registration.ts";
import type { Answer } from "@felistry/contract/api.ts";
import type { ApiCaller } from "@felistry/contract/client.ts";
import { firstFilled } from "../first-filled.ts";

type Cat = Answer<"GET /cats/notregistered">["data"][number];

export interface CatApplication {
  readonly application: Application;
  readonly cat: Cat;
}

export interface DeskPage {
  readonly list: readonly CatApplication[];
  readonly next: string | null;
}

/** One page of pending applications, each with its cat (spec §7: merged by `cat_id`). */
export async function fetchDesk(
  call: ApiCaller,
  { q, cursor, signal }: { q?: string; cursor?: string; signal: AbortSignal },
): Promise<DeskPage> {
  const { data: applications, page } = await firstFilled(
    async (from) => {
      const query = { ...(q && { q }), ...(from && { cursor: from }) };
      // 204 gives an answer without data.
      const answer: Partial<Answer<"GET /applications/not-solve">> | null = await call(
        "GET /applications/not-solve",
        { query },
      );
      return { data: answer?.data ?? [], page: answer?.page ?? { next: null } };
    },
    cursor,
    signal,
  );
  if (applications.length === 0) return { list: [], next: page.next };
  const ids = applications.map(({ cat_id }) => cat_id).join(",");
  const { data: cats } = await call("GET /cats/notregistered", { query: { ids } });
  const byId = new Map(cats.map((cat) => [cat.id, cat]));
  return {
    list: applications.flatMap((application) => {
      const cat = byId.get(application.cat_id);
      // Decided between the two calls.
      return cat ? [{ application, cat }] : [];
    }),
    next: page.next,
  };
}
