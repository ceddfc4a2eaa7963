import { answers, jsonStatement, statement } from "../db/statement.ts";

export const selectPhotos = jsonStatement(
  "cat_photos",
  `select coalesce((select json_agg(json_build_object('id', p.id, 'path', p.path, 'chosen', p.chosen::int) order by p.place, p.id)
                    from cat_photos p where p.cat_id = c.id), '[]')::text as json
   from cats c where c.id = :catId`,
  answers("GET /cats/{id}/photos"),
);

export const selectPhotoIds = statement(
  "cat_photo_ids",
  "select id, path from cat_photos where cat_id = :catId order by place, id",
);

/** Last in order, and chosen if none is yet. */
export const insertPhoto = statement(
  "cat_photo_insert",
  `insert into cat_photos (cat_id, path, place, chosen)
   select :catId, :path, coalesce(max(place), 0) + 1, count(*) filter (where chosen) = 0 from cat_photos where cat_id = :catId
   returning id`,
);

/**
 * One statement, so that the cat's row, which a trigger updates at its end, changes once. The former
 * choice goes first: the index allows one chosen photo per cat at any moment.
 */
export const choose = statement(
  "cat_photo_choose",
  `with former as (
     update cat_photos set chosen = false where cat_id = :catId and chosen and id <> :photoId returning id
   )
   update cat_photos set chosen = true where id = :photoId and not chosen and (select count(*) from former) >= 0`,
);

export const setOrder = statement(
  "cat_photo_order",
  `update cat_photos p set place = wanted.place
   from unnest(:ids::int[]) with ordinality as wanted(id, place) where wanted.id = p.id and p.place <> wanted.place`,
);

/** The first of the others replaces a deleted chosen one. */
export const deletePhoto = statement(
  "cat_photo_delete",
  `with removed as (
     delete from cat_photos where cat_id = :catId and id = :photoId returning path, chosen
   ), next as (
     update cat_photos set chosen = true
     where (select chosen from removed)
       and id = (select id from cat_photos where cat_id = :catId and id <> :photoId order by place, id limit 1)
   )
   select path from removed`,
);
