/** Cats, their kin and colours. */
import type { Samples } from "./sample-calls.ts";
import type { SampleRows } from "./sample-rows.ts";

export function catSamples({ cat, cattery, copy, free, merge, path, photo, queen }: SampleRows) {
  const byCat = { params: { id: cat.id } };
  const catBody = {
    cat_name: "Barsik",
    sex: "male" as const,
    breed_id: cat.breed_id,
    cat_birthdate: "2023-04-05",
    main_ems: "n",
    eye_ems: "62",
  };
  const colour = { main_ems: "n", tabby_ems: "22" };
  return {
    "GET /cats": { query: { q: "mur" } },
    "POST /cats": { body: catBody },
    "GET /cats/{id}": byCat,
    "PUT /cats/{id}": { ...byCat, body: catBody },
    "PATCH /cats/{id}": { ...byCat, body: { description: "Loves people" } },
    "DELETE /cats/{id}": byCat,
    "GET /cats/{id}/name": byCat,
    "GET /cats/user-id-by-cat-id/{id}": byCat,
    "GET /cats/cat-and-color/{id}": { ...byCat, query: {} },
    "POST /cats/{id}/catavaurl": { ...byCat, body: { filePath: path } },
    "GET /cats/{id}/photos": byCat,
    "POST /cats/{id}/photos": { ...byCat, body: { filePath: path } },
    "PUT /cats/{id}/photos/order": { ...byCat, body: { ids: [photo.id] } },
    "PUT /cats/{id}/photos/{photoId}/avatar": { params: { id: cat.id, photoId: photo.id } },
    "DELETE /cats/{id}/photos/{photoId}": { params: { id: cat.id, photoId: photo.id } },
    "GET /cats/all-with-color-10-by-gender": { query: { q: "mur", sex: "female" } },
    "GET /cats/all-with-color-10-free": { query: { q: "mur" } },
    "GET /cats/notregistered": { query: { ids: String(cat.id) } },
    "PUT /cats/user-from-prev": { body: { catId: cat.id } },
    "PUT /cats/update-owner-at-cat/{id}": { params: { id: free.id } },
    "POST /cat-change-owner": { body: { catId: free.id } },
    "GET /cat-change-owner/{id}": byCat,
    "POST /cat-change-owner/cat-change-owner-from-prev": { body: { catId: cat.id } },
    "GET /ems": { query: { code: "MCO ns 22" } },
    "GET /coat/warnings": { query: { cat: cat.id } },
    "GET /cats/{id}/merge": { ...byCat, query: { other: copy.id } },
    "POST /cats/{id}/merge": { ...byCat, body: { other: copy.id } },
    "GET /me/merges": { query: {} },
    "POST /merges/{id}/undo": { params: { id: merge.id } },
    "POST /coat/cross": {
      body: { dam: { ems: "MCO f 22" }, sire: { ems: "MCO a", genotype: { B: "B/b" } } },
    },
    "GET /color/{id}": byCat,
    "POST /color": { body: { ...colour, cat_id: cat.id } },
    "PUT /color/{id}": { ...byCat, body: colour },
    "GET /parents/{id}": byCat,
    "GET /parents/mother/{id}": byCat,
    "GET /parents/father/{id}": byCat,
    "POST /parents/": { body: { catId: cat.id, motherId: queen.id } },
    "DELETE /parents/{id}": { ...byCat, body: { mother: true } },
    "GET /parents/{id}/ancestors": byCat,
    "GET /pedigree/{catId}/titles": { params: { catId: cat.id } },
    "GET /pedigree/{catId}/offspring": { params: { catId: cat.id }, query: {} },
    "GET /pedigree/{catId}/siblings": { params: { catId: cat.id } },
    "GET /pedigree/{catId}/descendants": { params: { catId: cat.id }, query: { generations: 3 } },
    "GET /pedigree/{catId}/inbreeding": { params: { catId: cat.id }, query: {} },
    "GET /mating": { query: { dam: queen.id, sire: cat.id } },
    "GET /mating/suggestions": { query: { dam: queen.id } },
    "GET /breeds/{id}/inbreeding": { params: { id: cat.breed_id } },
    "GET /catteries/{id}/inbreeding": { params: { id: cattery.id } },
  } satisfies Partial<Samples>;
}
