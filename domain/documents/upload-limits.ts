/** 10 MB as the specification counts them (spec §9). */
export const UPLOAD_MAX_BYTES = 10_485_760;

/** What a file picker offers: the endings that the specification names. The server looks at the content instead. */
export const PHOTO_ENDINGS = [".jpeg", ".jpg", ".png", ".gif"] as const;
