/** Apart from the others, which every page loads. */
export const transferPaths = {
  own: "/transfers",
  one: (id: number | string) => `/transfers/${id}`,
  ask: (catId: number | string) => `/cats/${catId}/transfer`,
} as const;
