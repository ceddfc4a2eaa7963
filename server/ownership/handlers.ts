import {
  listWithheldOfCat,
  listOwnWithheld,
  askForPapers,
  agreeToPapers,
} from "./withheld-papers.ts";
import { moveBackByUser, moveBackByChange } from "./move-cat-back.ts";
import { takeByUpdate, takeByChange } from "./take-cat.ts";
import { listPreviousOwners } from "./list-previous-owners.ts";

export const ownershipHandlers = {
  "GET /cats/{id}/withheld-papers": listWithheldOfCat,
  "GET /me/withheld-papers": listOwnWithheld,
  "POST /withheld-papers/{id}/ask": askForPapers,
  "PUT /withheld-papers/{id}/agree": agreeToPapers,
  "PUT /cats/user-from-prev": moveBackByUser,
  "PUT /cats/update-owner-at-cat/{id}": takeByUpdate,
  "POST /cat-change-owner": takeByChange,
  "GET /cat-change-owner/{id}": listPreviousOwners,
  "POST /cat-change-owner/cat-change-owner-from-prev": moveBackByChange,
};
