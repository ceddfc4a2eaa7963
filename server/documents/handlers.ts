import { upload } from "./upload.ts";

export const documentHandlers = { "POST /upload": upload };
