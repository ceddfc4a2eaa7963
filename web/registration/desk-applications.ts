import type { Application } from "@felistry/contract/registration.ts";
import type { Answer } from "@felistry/contract/api.ts";
import type { ApiCaller } from "@felistry/contract/client.ts";

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
  query: { q?: string; cursor?: string },
): Promise<DeskPage> {
  // 204 gives an answer without data.
  const answer = (await call("GET /applications/not-solve", { query })) as Partial<
    Answer<"GET /applications/not-solve">
  > | null;
  const applications = answer?.data ?? [];
  if (applications.length === 0) return { list: [], next: null };
  const ids = applications.map(({ cat_id }) => cat_id).join(",");
  const { data: cats } = await call("GET /cats/notregistered", { query: { ids } });
  const byId = new Map(cats.map((cat) => [cat.id, cat]));
  return {
    list: applications.flatMap((application) => {
      const cat = byId.get(application.cat_id);
      // Decided between the two calls.
      return cat ? [{ application, cat }] : [];
    }),
    next: answer?.page?.next ?? null,
  };
}
