import { getColour, postColour, putColour } from "./colour-record.ts";
import { createCat } from "./create-cat.ts";
import { crossCoats } from "./cross-coats.ts";
import { deleteCat } from "./delete-cat.ts";
import { editCat } from "./edit-cat.ts";
import { getCat, getCatName, getCatOwner } from "./get-cat.ts";
import { getProfile } from "./get-profile.ts";
import { listCats } from "./list-cats.ts";
import { listPreviousOwners } from "./list-previous-owners.ts";
import { listUnregistered } from "./list-unregistered.ts";
import { mergeCats, previewMerge } from "./merge-cats.ts";
import { moveBackByChange, moveBackByUser } from "./move-cat-back.ts";
import { patchCat } from "./patch-cat.ts";
import { getEms } from "./read-ems.ts";
import { searchCatsOfSex, searchFreeCats } from "./search-cats.ts";
import {
  addPhoto,
  chooseAvatar,
  listPhotos,
  orderPhotos,
  removePhoto,
  setCatPhoto,
} from "./photos.ts";
import { takeByChange, takeByUpdate } from "./take-cat.ts";
import { ownMerges, undoMerge } from "./undo-merge.ts";
import {
  agreeToPapers,
  askForPapers,
  listOwnWithheld,
  listWithheldOfCat,
} from "./withheld-papers.ts";

export const catHandlers = {
  "GET /cats": listCats,
  "POST /cats": createCat,
  "GET /cats/{id}": getCat,
  "PUT /cats/{id}": editCat,
  "PATCH /cats/{id}": patchCat,
  "DELETE /cats/{id}": deleteCat,
  "GET /cats/{id}/name": getCatName,
  "GET /cats/user-id-by-cat-id/{id}": getCatOwner,
  "GET /cats/cat-and-color/{id}": getProfile,
  "POST /cats/{id}/catavaurl": setCatPhoto,
  "GET /cats/{id}/photos": listPhotos,
  "POST /cats/{id}/photos": addPhoto,
  "PUT /cats/{id}/photos/order": orderPhotos,
  "PUT /cats/{id}/photos/{photoId}/avatar": chooseAvatar,
  "DELETE /cats/{id}/photos/{photoId}": removePhoto,
  "GET /cats/all-with-color-10-by-gender": searchCatsOfSex,
  "GET /cats/all-with-color-10-free": searchFreeCats,
  "GET /cats/notregistered": listUnregistered,
  "PUT /cats/user-from-prev": moveBackByUser,
  "PUT /cats/update-owner-at-cat/{id}": takeByUpdate,
  "POST /cat-change-owner": takeByChange,
  "GET /cat-change-owner/{id}": listPreviousOwners,
  "POST /cat-change-owner/cat-change-owner-from-prev": moveBackByChange,
  "GET /cats/{id}/withheld-papers": listWithheldOfCat,
  "GET /me/withheld-papers": listOwnWithheld,
  "POST /withheld-papers/{id}/ask": askForPapers,
  "PUT /withheld-papers/{id}/agree": agreeToPapers,
  "GET /ems": getEms,
  "GET /cats/{id}/merge": previewMerge,
  "POST /cats/{id}/merge": mergeCats,
  "GET /me/merges": ownMerges,
  "POST /merges/{id}/undo": undoMerge,
  "POST /coat/cross": crossCoats,
  "GET /color/{id}": getColour,
  "POST /color": postColour,
  "PUT /color/{id}": putColour,
};
