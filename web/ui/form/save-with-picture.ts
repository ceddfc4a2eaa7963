/** For forms that send a picture and then the record that refers to it; includes the messages if either fails (spec §8). */
import { ApiFailure } from "@felistry/contract/client.ts";
import {
  upload_failed,
  upload_form_failed,
  upload_form_not_saved,
  upload_no_path,
} from "@felistry/i18n/compiled/messages.js";
import { uploadFile, UploadFailure, type UploadRequest } from "./upload.ts";

/** Not a status from the server: marks the form's own message. */
const OWN_WORDS = -1;

/**
 * Returns the path under which the picture is stored.
 * @throws ApiFailure with the form's message, and the reason at `field`
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

/** Null if the server gave the reason, which is then shown. */
export function notSavedText({ status }: ApiFailure): string | null {
  return status === 0 || status >= 500 ? upload_form_not_saved() : null;
}

export function chosenFile(values: FormData, field: string): File | null {
  const value = values.get(field);
  return value instanceof File && value.size > 0 ? value : null;
}
