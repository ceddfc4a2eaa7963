/** The browser's part in passkeys; the library is loaded when one is needed. */
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/browser";
import { type ApiCaller, ApiFailure } from "@felistry/contract/client.ts";
import { passkey_cancelled, passkey_unsupported } from "@felistry/i18n/compiled/messages.js";

// The contract does not describe the options: the library makes them on the server and reads them here.
const library = () => import("@simplewebauthn/browser");

/** @throws {ApiFailure} with a message if the browser's dialog was closed, or there is no passkey here */
export async function signedByPasskey(
  options: Record<string, unknown>,
): Promise<Omit<AuthenticationResponseJSON, "clientExtensionResults">> {
  const { browserSupportsWebAuthn, startAuthentication } = await library();
  if (!browserSupportsWebAuthn()) throw unsupported();
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return startAuthentication({ optionsJSON }).then(withoutExtensions, cancelled);
}

/** Shows the server that the member is there. @throws {ApiFailure} as above */
export async function confirmByPasskey(call: ApiCaller): Promise<void> {
  const { data } = await call("POST /me/passkeys/confirm-options", {});
  await call("POST /me/passkeys/confirm", { body: { credential: await signedByPasskey(data) } });
}

/** @throws {ApiFailure} as above */
export async function madeByPasskey(
  options: Record<string, unknown>,
): Promise<Omit<RegistrationResponseJSON, "clientExtensionResults">> {
  const { browserSupportsWebAuthn, startRegistration } = await library();
  if (!browserSupportsWebAuthn()) throw unsupported();
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return startRegistration({ optionsJSON }).then(withoutExtensions, cancelled);
}

const unsupported = () => new ApiFailure(400, { message: passkey_unsupported() });

function cancelled(): never {
  throw new ApiFailure(400, { message: passkey_cancelled() });
}

/** Drops extension results: no extensions are requested. */
function withoutExtensions<Credential extends { clientExtensionResults: unknown }>(
  credential: Credential,
): Omit<Credential, "clientExtensionResults"> {
  const { clientExtensionResults: _, ...rest } = credential;
  return rest;
}
