/** Apart from the others, which every page loads. */
export const correctionPaths = {
  own: "/corrections",
  one: (id: number | string) => `/corrections/${id}`,
  /** @param request that the club has asked back about, to be amended */
  ask: (catId: number | string, request?: number) =>
    `/cats/${catId}/correction${request === undefined ? "" : `?request=${request}`}`,
  waiting: "/admin/corrections",
} as const;
