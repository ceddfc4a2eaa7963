/** Apart from the others, which every page loads. */
export const transferPaths = {
  own: "/transfers",
  one: (id: number | string) => `/transfers/${id}`,
  /** @param request that the club has asked back about, to be amended */
  ask: (catId: number | string, request?: number) =>
    `/cats/${catId}/transfer${request === undefined ? "" : `?request=${request}`}`,
} as const;
