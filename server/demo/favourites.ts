import type { DemoAd, Registry } from "./registry.ts";
import type { World } from "./world.ts";

const AT_MOST = 5;

/** Members' favourites: up to five cats for sale each, never their own. */
export function generateFavourites(
  { random, members }: World,
  ads: readonly DemoAd[],
): Registry["favourites"] {
  return members.all.flatMap((member) =>
    random
      .shuffled(ads.filter((ad) => ad.isActive && ad.sellerId !== member.id))
      .slice(0, random.int(0, AT_MOST))
      .map((ad) => ({ memberId: member.id, catId: ad.catId })),
  );
}
