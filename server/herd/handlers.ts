import { offerHerdHandovers, setHerdAds } from "./act-on-herd.ts";
import { chooseHerdView, readHerdView } from "./herd-view.ts";
import { listHerd, listHerdIds } from "./list-herd.ts";
import { deleteTag, listTags, renameTag, tagHerd } from "./tag-herd.ts";

export const herdHandlers = {
  "GET /me/herd/view": readHerdView,
  "PUT /me/herd/view": chooseHerdView,
  "GET /me/herd": listHerd,
  "GET /me/herd/ids": listHerdIds,
  "POST /me/herd/tags": tagHerd,
  "POST /me/herd/ads": setHerdAds,
  "POST /me/herd/hand-overs": offerHerdHandovers,
  "GET /me/tags": listTags,
  "PUT /me/tags/{id}": renameTag,
  "DELETE /me/tags/{id}": deleteTag,
};
