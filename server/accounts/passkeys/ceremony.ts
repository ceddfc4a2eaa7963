/**
 * What browsers and authenticators are asked, and whether their signature is valid (WebAuthn Level 3). The library is loaded with
 * the first passkey: a server without any saves the memory.
 */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { locales, type Locale } from "@felistry/i18n/locale.ts";
import type { Config } from "../../config.ts";
import type { Tx } from "../../db/transaction.ts";
import { refuse } from "../../http/refusal.ts";
import { atPort, everyHost, ownHost, withoutPort } from "../../site-hosts.ts";
import {
  insertChallenge,
  lockPasskey,
  markUsed,
  takeChallenge,
  type Purpose,
  type StoredPasskey,
} from "./statements.ts";

export type Site = Pick<Config, "publicOrigin" | "hosts" | "siteName">;

const webauthn = () => import("@simplewebauthn/server");

/**
 * The host that a passkey is made for: the site's main one, which also covers language hosts below it. A host on a
 * domain of its own has its own passkeys. Browsers share nothing below a name without a dot (`localhost`).
 */
function hostOf(site: Site, locale: Locale): string {
  const main = new URL(site.publicOrigin).hostname;
  const host = ownHost(site.hosts, locale);
  if (host === undefined) return main;
  const own = withoutPort(host);
  return main.includes(".") && own.endsWith(`.${main}`) ? main : own;
}

const hostsOf = (site: Site): string[] => locales.map((locale) => hostOf(site, locale));

/** The origins of our pages. */
export function ownOrigins({ publicOrigin, hosts }: Site): string[] {
  const { protocol, port } = new URL(publicOrigin);
  return [publicOrigin, ...everyHost(hosts).map((host) => `${protocol}//${atPort(host, port)}`)];
}

export async function creationOptions(
  tx: Tx,
  site: Site,
  locale: Locale,
  member: { readonly id: number; readonly email: string; readonly first_name: string },
  existing: readonly Pick<StoredPasskey, "credential_id" | "transports">[],
): Promise<Record<string, unknown>> {
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: site.siteName[locale],
    rpID: hostOf(site, locale),
    userName: member.email,
    userDisplayName: member.first_name,
    userID: new TextEncoder().encode(`member ${member.id}`),
    excludeCredentials: existing.map(({ credential_id: id, transports }) => ({ id, transports })),
    // Found without typing a name and unlocked by finger, face or PIN: it replaces the password.
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  await insertChallenge(tx, { challenge: options.challenge, purpose: "add", memberId: member.id });
  return { ...options };
}

export async function signingOptions(
  tx: Tx,
  site: Site,
  locale: Locale,
  purpose: Exclude<Purpose, "add">,
  memberId: number | null,
  allowed: readonly Pick<StoredPasskey, "credential_id" | "transports">[] = [],
): Promise<Record<string, unknown>> {
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: hostOf(site, locale),
    userVerification: "required",
    allowCredentials: allowed.map(({ credential_id: id, transports }) => ({ id, transports })),
  });
  await insertChallenge(tx, { challenge: options.challenge, purpose, memberId });
  return { ...options };
}

export interface NewPasskey {
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
}

/** @throws a refusal unless one of our pages made it for this member a moment ago */
export async function verifyCreated(
  tx: Tx,
  site: Site,
  memberId: number,
  credential: Omit<RegistrationResponseJSON, "clientExtensionResults">,
): Promise<NewPasskey> {
  const { verifyRegistrationResponse } = await webauthn();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: (challenge) => isTaken(tx, challenge, "add", memberId),
    expectedOrigin: ownOrigins(site),
    expectedRPID: hostsOf(site),
    requireUserVerification: true,
  }).catch(() => refuse("passkey_not_accepted"));
  if (!verified) refuse("passkey_not_accepted");
  const { id, publicKey, counter } = registrationInfo.credential;
  return { credentialId: id, publicKey: Buffer.from(publicKey), counter };
}

/** @throws a refusal unless one of our passkeys signed it for this purpose */
export async function verifySigned(
  tx: Tx,
  site: Site,
  purpose: Exclude<Purpose, "add">,
  memberId: number | null,
  credential: Omit<AuthenticationResponseJSON, "clientExtensionResults">,
): Promise<StoredPasskey> {
  const { verifyAuthenticationResponse } = await webauthn();
  const [stored] = await lockPasskey(tx, { credentialId: credential.id });
  if (!stored || (memberId !== null && stored.user_id !== memberId)) refuse("passkey_not_accepted");
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: (challenge) => isTaken(tx, challenge, purpose, memberId),
    expectedOrigin: ownOrigins(site),
    expectedRPID: hostsOf(site),
    requireUserVerification: true,
    credential: {
      id: stored.credential_id,
      publicKey: new Uint8Array(stored.public_key),
      counter: stored.counter,
    },
  }).catch(() => refuse("passkey_not_accepted"));
  if (!verified) refuse("passkey_not_accepted");
  await markUsed(tx, { id: stored.id, counter: authenticationInfo.newCounter });
  return stored;
}

const isTaken = async (tx: Tx, challenge: string, purpose: Purpose, memberId: number | null) =>
  (await takeChallenge(tx, { challenge, purpose, memberId })).length > 0;
