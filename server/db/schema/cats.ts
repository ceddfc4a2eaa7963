import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { moment, users } from "./accounts.ts";
import { uploads } from "./documents.ts";
import { breeds, colourOptions } from "./reference.ts";

/**
 * A cat's page. Parents are columns of the child's row, so that a pedigree is a chain of primary-key lookups. With the
 * generated columns `mother_sex` and `father_sex` the foreign keys enforce that a mother is female, a father is male,
 * and a parent's sex cannot change. Rules over several rows (no cycle, four months between births) are triggers: see
 * the migrations.
 */
export const cats = pgTable(
  "cats",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    cat_name: text().notNull(),
    cat_name_cattery_prefix: text(),
    cat_name_suffix: text(),
    /** The full name in lower case, for search by trigrams. */
    search_name: text()
      .notNull()
      .generatedAlwaysAs(
        sql`lower(coalesce(cat_name_cattery_prefix || ' ', '') || cat_name || coalesce(' ' || cat_name_suffix, ''))`,
      ),
    /** The name as a paper prints it, if it has more than the three parts. */
    printed_name: text(),
    sex: text().notNull().default("male"),
    cat_birthdate: date({ mode: "string" }),
    /** If only a year or a month is known, `cat_birthdate` is its first day. */
    cat_birthdate_precision: text().notNull().default("day"),
    deceased_on: date({ mode: "string" }),
    /** The cat has died on an unknown day. */
    deceased_undated: smallint().notNull().default(0),
    neutered_on: date({ mode: "string" }),
    breed_id: smallint()
      .notNull()
      .references(() => breeds.id, { onDelete: "restrict" }),
    description: text(),
    chip: text(),
    registered: smallint().notNull().default(0),
    reg_num: text(),
    /** The number in another registry, as claimed by a member: never the club's, and not proven. */
    number_elsewhere: text(),
    is_my_cat: smallint().notNull().default(0),
    /** The member shown as its owner. */
    users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "restrict" }),
    /** The member who keeps the cat's page. */
    online_owner_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "restrict" }),
    breeder_id: integer().references(() => users.id, { onDelete: "restrict" }),
    breeder_not_user: text(),
    cat_ava_url: text(),
    mother_id: integer(),
    mother_sex: text().generatedAlwaysAs(sql`case when mother_id is not null then 'female' end`),
    father_id: integer(),
    father_sex: text().generatedAlwaysAs(sql`case when father_id is not null then 'male' end`),
    created_at: moment().notNull().defaultNow(),
    updated_at: moment().notNull().defaultNow(),
  },
  (t) => [
    unique("cats_id_sex_key").on(t.id, t.sex),
    unique("cats_id_breed_id_key").on(t.id, t.breed_id),
    unique("cats_reg_num_key").on(t.reg_num),
    foreignKey({
      name: "cats_mother_is_female",
      columns: [t.mother_id, t.mother_sex],
      foreignColumns: [t.id as AnyPgColumn, t.sex as AnyPgColumn],
    }).onDelete("restrict"),
    foreignKey({
      name: "cats_father_is_male",
      columns: [t.father_id, t.father_sex],
      foreignColumns: [t.id as AnyPgColumn, t.sex as AnyPgColumn],
    }).onDelete("restrict"),
    foreignKey({
      name: "cats_cat_ava_url_fkey",
      columns: [t.cat_ava_url],
      foreignColumns: [uploads.path],
    }).onDelete("restrict"),
    check("cats_sex_known", sql`${t.sex} in ('male', 'female')`),
    check("cats_name_length", sql`char_length(${t.cat_name}) between 3 and 100`),
    check("cats_prefix_length", sql`char_length(${t.cat_name_cattery_prefix}) between 3 and 100`),
    check("cats_suffix_length", sql`char_length(${t.cat_name_suffix}) between 3 and 100`),
    ...checksOfPaper(t),
    check("cats_description_length", sql`char_length(${t.description}) <= 100`),
    check("cats_chip_length", sql`char_length(${t.chip}) between 3 and 100`),
    check("cats_breeder_length", sql`char_length(${t.breeder_not_user}) between 3 and 100`),
    check(
      "cats_number_elsewhere_length",
      sql`char_length(${t.number_elsewhere}) between 1 and 100`,
    ),
    check("cats_registered_flag", sql`${t.registered} in (0, 1)`),
    check("cats_registered_has_number", sql`(${t.registered} = 1) = (${t.reg_num} is not null)`),
    check("cats_is_my_cat_flag", sql`${t.is_my_cat} in (0, 1)`),
    check(
      "cats_single_lines",
      sql`is_single_line(${t.cat_name}) and is_single_line(${t.cat_name_cattery_prefix}) and is_single_line(${t.cat_name_suffix}) and is_single_line(${t.chip}) and is_single_line(${t.breeder_not_user}) and is_single_line(${t.number_elsewhere})`,
    ),
    check("cats_deceased_on_not_before", sql`${t.deceased_on} >= ${t.cat_birthdate}`),
    check("cats_deceased_undated_flag", sql`${t.deceased_undated} in (0, 1)`),
    check("cats_deceased_once", sql`${t.deceased_undated} = 0 or ${t.deceased_on} is null`),
    check("cats_neutered_on_not_before", sql`${t.neutered_on} >= ${t.cat_birthdate}`),
    check("cats_neutered_on_not_after", sql`${t.neutered_on} <= ${t.deceased_on}`),
    check("cats_not_own_parent", sql`${t.mother_id} <> ${t.id} and ${t.father_id} <> ${t.id}`),
    index("cats_mother_id_idx").on(t.mother_id),
    index("cats_father_id_idx").on(t.father_id),
    index("cats_users_id_idx").on(t.users_id, t.id),
    index("cats_online_owner_id_idx").on(t.online_owner_id, t.id),
    // What an owner has whose page another keeps: nearly nothing of a hundred thousand.
    index("cats_users_id_apart_idx")
      .on(t.users_id, t.id)
      .where(sql`online_owner_id <> users_id`),
    index("cats_breed_id_idx").on(t.breed_id, t.id),
    // Cats that their breeder has sold (see server/herd).
    index("cats_breeder_id_idx")
      .on(t.breeder_id, t.id)
      .where(sql`breeder_id is not null`),
    index("cats_free_newest_idx")
      .on(t.id)
      .where(sql`is_my_cat = 0`),
    index("cats_chip_digits_idx")
      .on(sql`regexp_replace(chip, '[ .-]', '', 'g')`)
      .where(sql`chip is not null`),
    // Imported tables name parents by it.
    index("cats_number_elsewhere_idx")
      .on(t.number_elsewhere)
      .where(sql`number_elsewhere is not null`),
    // Records that may be the same cat (see server/merges/likely-twins.ts); the names' words are an index of the migrations.
    index("cats_birthdate_idx").on(t.cat_birthdate, t.sex, t.breed_id),
    index("cats_number_key_idx")
      .on(sql`number_key(number_elsewhere)`)
      .where(sql`number_elsewhere is not null`),
    // Finds names by their beginning, in their order (see server/cats/search.ts).
    index("cats_name_start_idx").on(sql`lower(${t.cat_name}) text_pattern_ops`, t.id),
    index("cats_full_name_start_idx").on(t.search_name.op("text_pattern_ops"), t.id),
    // The club's register of a year (see server/studbook).
    index("cats_studbook_idx")
      .on(sql`registration_year(${t.reg_num})`, t.breed_id, t.reg_num)
      .where(sql`reg_num is not null`),
  ],
);

/** Values copied from a paper, which may have less or more than the forms require. */
function checksOfPaper(
  t: Record<"printed_name" | "cat_birthdate" | "cat_birthdate_precision", AnyPgColumn>,
) {
  const { printed_name, cat_birthdate: born, cat_birthdate_precision: precision } = t;
  return [
    check("cats_printed_name_length", sql`char_length(${printed_name}) between 1 and 200`),
    check("cats_printed_name_single_line", sql`is_single_line(${printed_name})`),
    check("cats_birthdate_precision_known", sql`${precision} in ('day', 'month', 'year')`),
    check(
      "cats_birthdate_first_day",
      sql`${precision} = 'day' or (${born} is not null and extract(day from ${born}) = 1 and (${precision} = 'month' or extract(month from ${born}) = 1))`,
    ),
  ];
}

/** A cat's photos in the order in which they are shown; the chosen one is kept as `cats.cat_ava_url` by a trigger. */
export const catPhotos = pgTable(
  "cat_photos",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    cat_id: integer()
      .notNull()
      .references(() => cats.id, { onDelete: "cascade" }),
    path: text()
      .notNull()
      .references(() => uploads.path, { onDelete: "restrict" }),
    place: smallint().notNull(),
    chosen: boolean().notNull().default(false),
    created_at: moment().notNull().defaultNow(),
  },
  (t) => [
    unique("cat_photos_once_a_cat").on(t.cat_id, t.path),
    uniqueIndex("cat_photos_one_chosen_a_cat")
      .on(t.cat_id)
      .where(sql`chosen`),
    index("cat_photos_path_idx").on(t.path),
  ],
);

/** One kind's column of a colour with the constant that ties its code to the option list of that kind. */
const colourKey = (kind: string) =>
  text()
    .notNull()
    .generatedAlwaysAs(sql.raw(`'${kind}'::text`));

/** A cat's colour as EMS codes; `ems` and the words are derived from them by the one writer, `saveColour`. */
export const catColours = pgTable(
  "cat_colours",
  {
    cat_id: integer()
      .primaryKey()
      .references(() => cats.id, { onDelete: "cascade" }),
    main: text(),
    gold: text(),
    white: text(),
    tabby: text(),
    point: text(),
    eye: text(),
    /** Tail, ears and coat, as an EMS code has them. */
    build: text(),
    main_kind: colourKey("main"),
    gold_kind: colourKey("gold"),
    white_kind: colourKey("white"),
    tabby_kind: colourKey("tabby"),
    point_kind: colourKey("point"),
    eye_kind: colourKey("eye"),
    ems: text().notNull(),
    words_en: text().notNull(),
    words_ru: text().notNull(),
  },
  (t) => [
    check(
      "cat_colours_build_known",
      sql`${t.build} ~ '^(?=[578])(5[1-4])?((^| )7[1-3])?((^| )8[1-4])?$'`,
    ),
    ...(["main", "gold", "white", "tabby", "point", "eye"] as const).map((kind) =>
      foreignKey({
        name: `cat_colours_${kind}_known`,
        columns: [t[`${kind}_kind`], t[kind]],
        foreignColumns: [colourOptions.kind, colourOptions.ems],
      }).onDelete("restrict"),
    ),
  ],
);

export const favourites = pgTable(
  "favourites",
  {
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    cat_id: integer()
      .notNull()
      .references(() => cats.id, { onDelete: "cascade" }),
    created_at: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ name: "favourites_pkey", columns: [t.user_id, t.cat_id] }),
    index("favourites_cat_id_idx").on(t.cat_id),
    index("favourites_newest_idx").on(t.user_id, t.created_at, t.cat_id),
  ],
);

/** Each transfer of a cat's page to another member; the newest row that is not returned names the previous online owner. */
export const ownerChanges = pgTable(
  "owner_changes",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    cat_id: integer()
      .notNull()
      .references(() => cats.id, { onDelete: "cascade" }),
    prev_owner_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "restrict" }),
    new_owner_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "restrict" }),
    /** Restored, besides the online owner, when the cat is moved back. */
    prev_users_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "restrict" }),
    prev_is_my_cat: smallint().notNull(),
    kind: text().notNull(),
    created_at: moment().notNull().defaultNow(),
    returned_at: moment(),
  },
  (t) => [
    index("owner_changes_cat_id_idx").on(t.cat_id, t.id),
    check(
      "owner_changes_kind_known",
      sql`${t.kind} in ('take', 'club-take', 'move-back', 'order', 'hand-over')`,
    ),
    check("owner_changes_is_my_cat_flag", sql`${t.prev_is_my_cat} in (0, 1)`),
    check("owner_changes_two_members", sql`${t.prev_owner_id} <> ${t.new_owner_id}`),
  ],
);
