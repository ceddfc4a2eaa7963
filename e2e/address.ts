/** Where the journeys find the site. */
export const PORT = Number(process.env["E2E_PORT"] ?? 3917);

export const origins = { en: `http://localhost:${PORT}`, ru: `http://ru.localhost:${PORT}` } as const;
export type Language = keyof typeof origins;
export const languages = Object.keys(origins) as Language[];
