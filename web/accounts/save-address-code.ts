import type { ApiCaller } from "@felistry/contract/client.ts";

/** @returns whether the address is confirmed already, so that no code was sent */
export async function askForAddressCode(call: ApiCaller): Promise<boolean> {
  return (await call("POST /me/address-code", {})).data.is_confirmed === 1;
}

export async function confirmAddress(call: ApiCaller, body: { code: string }): Promise<void> {
  await call("PUT /me/address-code", { body });
}
