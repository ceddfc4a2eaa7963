import type { PublicProfile } from "@felistry/contract/cats.ts";

/** The breeder if a member, otherwise the one given as text. */
export function breederOf({
  breeder_first_name,
  breeder_last_name,
  breeder_not_user,
}: Pick<PublicProfile, "breeder_first_name" | "breeder_last_name" | "breeder_not_user">):
  | string
  | null {
  return [breeder_first_name, breeder_last_name].filter(Boolean).join(" ") || breeder_not_user;
}
