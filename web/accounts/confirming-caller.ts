/** If the server requires a passkey for a decision, asks for it and then sends the decision again. */
import { ApiFailure, type ApiCaller } from "@felistry/contract/client.ts";

export function confirmingCaller(call: ApiCaller): ApiCaller {
  return async (key, input) => {
    try {
      return await call(key, input);
    } catch (error) {
      if (!(error instanceof ApiFailure) || !asksForPasskey(error)) throw error;
      const { confirmByPasskey } = await import("./passkey-browser.ts");
      await confirmByPasskey(call);
      return call(key, input);
    }
  };
}

const asksForPasskey = ({ status, fieldErrors }: ApiFailure): boolean =>
  status === 403 && fieldErrors.some(({ field }) => field === "passkey");
