/** 10 MB as the specification counts it (spec §9). */
export const UPLOAD_MAX_BYTES = 10_485_760;

/** The extensions that a file picker offers, from the specification. The server looks at the content instead. */
export const PHOTO_ENDINGS = [".jpeg", ".jpg", ".png", ".gif"] as const;
