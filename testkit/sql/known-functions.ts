/** Functions and operators that do not return null, ours with their schema. Any other may return null. */

const named = (names: string): ReadonlySet<string> => new Set(names.trim().split(/\s+/));

/** Never null. */
export const ALWAYS_ANSWER = named(`
  json_build_object jsonb_build_object json_build_array jsonb_build_array concat concat_ws now count gen_random_uuid
  clock_timestamp pg_current_snapshot num_nonnulls num_nulls public.under_review_for`);

/** Not null unless an argument is. */
export const ANSWER_VALUES = named(`
  to_json to_jsonb to_char lower upper length char_length octet_length ceil ceiling floor round abs date_part extract encode
  decode cardinality replace substr substring left right btrim ltrim rtrim md5 sha256 hashtext hashtextextended make_interval
  make_date format date_trunc generate_series age int2 int4 int8 float4 float8 numeric text bool timestamp timestamptz date
  time timezone jsonb_strip_nulls to_timestamp reverse repeat lpad rpad translate sign mod power sqrt array_append
  array_remove pg_snapshot_xmin pg_visible_in_snapshot starts_with strpos position pg_try_advisory_xact_lock_shared
  public.version_of`);

export const OPERATORS = named(`
  = <> < > <= >= + - * / % || ~~ !~~ ~~* !~~* ~ !~ ~* !~* && @> <@ ? ?| ?& ~>=~ ~>~ ~<~ ~<=~ ^ & |`);

/** Something for a group of rows of which none is null. */
export const OF_ROWS = named(
  "sum min max avg string_agg array_agg json_agg jsonb_agg bool_and bool_or every",
);

export const OF_WINDOWS = named("row_number rank dense_rank count");
