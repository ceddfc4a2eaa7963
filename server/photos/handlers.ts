import {
  setCatPhoto,
  listPhotos,
  addPhoto,
  orderPhotos,
  chooseAvatar,
  removePhoto,
} from "./photos.ts";
import { serveShared } from "./serve-shared.ts";
import { serveDrawing, servePhoto } from "./serve-pictures.ts";

export const photoHandlers = {
  "POST /cats/{id}/catavaurl": setCatPhoto,
  "GET /cats/{id}/photos": listPhotos,
  "POST /cats/{id}/photos": addPhoto,
  "PUT /cats/{id}/photos/order": orderPhotos,
  "PUT /cats/{id}/photos/{photoId}/avatar": chooseAvatar,
  "DELETE /cats/{id}/photos/{photoId}": removePhoto,
  "GET /photos/{name}": servePhoto,
  "GET /drawn/{name}": serveDrawing,
  "GET /shared/{name}": serveShared,
};
