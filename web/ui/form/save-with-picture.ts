/** A form that sends a picture and then the record that names it, and what such a form says when either fails (spec §8). */
import { ApiFailure } from "@felistry/contract/client.ts";
import {
  upload_failed,
  upload_form_failed,
  upload_form_not_saved,
  upload_no_path,
} from "@felistry/i18n/compiled/messages.js";
import { uploadFile, UploadFailure, type UploadRequest } from "./upload.ts";

/** Not an answer of the server's: the form's own words stand as they are. */
const OWN_WORDS = -1;

/**
 * Answers the path under which the picture is kept.
 * @throws ApiFailure with the form's words, and the reason beside `field`
 */
export async function uploadedPath(
  uploadOrigin: string,
  request: UploadRequest,
  field: string,
  onProgress: (part: number) => void,
): Promise<string> {
  try {
    const { filePath } = await uploadFile(uploadOrigin, request, onProgress);
    if (!filePath) throw new ApiFailure(OWN_WORDS, { message: upload_no_path() });
    return filePath;
  } catch (error) {
    if (!(error instanceof UploadFailure)) throw error;
    const message = upload_failed({ reason: error.message });
    throw new ApiFailure(OWN_WORDS, {
      message: upload_form_failed(),
      errors: [{ field, message }],
    });
  }
}

/** Null where the server said what is wrong: its own words are shown then. */
export function notSavedText({ status }: ApiFailure): string | null {
  return status === 0 || status >= 500 ? upload_form_not_saved() : null;
}

export function chosenFile(values: FormData, field: string): File | null {
  const value = values.get(field);
  return value instanceof File && value.size > 0 ? value : null;
}
