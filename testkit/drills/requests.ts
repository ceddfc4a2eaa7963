/** What a drill asks of the site. */
import type { Requester } from "../http-request.ts";
import type { Answered } from "./steady-load.ts";

/** Enters a cat. */
export function writing(requester: Requester, cookie: string) {
  return (count: number): Promise<Response> =>
    requester.send("/api/cats", {
      method: "POST",
      headers: { cookie, "content-type": "application/json" },
      body: JSON.stringify({
        cat_name: `Drill ${count}`,
        sex: "female",
        breed_id: 1,
        birthday: "2020-01-01",
      }),
    });
}

export function idOf({ body }: Answered): number {
  return (JSON.parse(body) as { data: { newCatId: number } }).data.newCatId;
}

/** Reads what guests read. @param catId of a cat for sale */
export function reading(requester: Requester, catId: number) {
  const paths = [
    `/api/cats/${catId}`,
    "/api/market",
    "/api/sales/all-cats",
    "/api/breeds",
    `/api/parents/${catId}/ancestors`,
    "/api/search?q=murka",
  ];
  return (count: number): Promise<Response> => requester.send(paths[count % paths.length]!);
}
