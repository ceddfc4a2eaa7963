/** Apart from the others, which every page loads. */
export const correctionPaths = {
  own: "/corrections",
  one: (id: number | string) => `/corrections/${id}`,
  ask: (catId: number | string) => `/cats/${catId}/correction`,
  waiting: "/admin/corrections",
} as const;
