/** If the server requires a passkey for a decision, asks for it and then sends the decision again. */
import { ApiFailure, type ApiCaller } from "@felistry/contract/client.ts";

export function confirmingCaller(call: ApiCaller): ApiCaller {
  return async (key, input) => {
    try {
      return await call(key, input);
    } catch (error) {
      if (!(error instanceof ApiFailure) || !asksForPasskey(error)) throw error;
      const { signedByPasskey } = await import("./passkey-browser.ts");
      const { data } = await call("POST /me/passkeys/confirm-options", {});
      const credential = await signedByPasskey(data);
      await call("POST /me/passkeys/confirm", { body: { credential } });
      return call(key, input);
    }
  };
}

const asksForPasskey = ({ status, fieldErrors }: ApiFailure): boolean =>
  status === 403 && fieldErrors.some(({ field }) => field === "passkey");
