import { createCat } from "./create-cat.ts";
import { deleteCat } from "./delete-cat.ts";
import { editCat } from "./edit-cat.ts";
import { getCat, getCatName, getCatOwner } from "./get-cat.ts";
import { getProfile } from "./get-profile.ts";
import { listCats } from "./list-cats.ts";
import { patchCat } from "./patch-cat.ts";
import { searchCatsOfSex, searchFreeCats } from "./search-cats.ts";

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
  "GET /cats/all-with-color-10-by-gender": searchCatsOfSex,
  "GET /cats/all-with-color-10-free": searchFreeCats,
};
