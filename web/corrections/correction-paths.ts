/** Apart from the others, which every page loads. */
export const correctionPaths = {
  own: "/corrections",
  one: (id: number | string) => `/corrections/${id}`,
  /** @param query the request that the club has asked back about, to be amended, and the order that lacks a detail */
  ask: (catId: number | string, query?: URLSearchParams) =>
    `/cats/${catId}/correction${query ? `?${String(query)}` : ""}`,
  waiting: "/admin/corrections",
} as const;
