/** A registry of any size in which every list is long: the output of `seed`, plus papers, litters, history and the rest. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Pool } from "pg";
import { buildApp } from "@felistry/server/app.ts";
import { builtRenderer } from "@felistry/server/built-renderer.ts";
import { readConfig } from "@felistry/server/config.ts";
import { startEmbeddedPostgres } from "@felistry/server/db/embedded/start.ts";
import { openPool } from "@felistry/server/db/pool.ts";
import { seedRegistry } from "@felistry/server/scale/seed-registry.ts";
import { openLog } from "@felistry/server/log.ts";
import { startServices, type StartedServices } from "@felistry/server/start-services.ts";
import { CAT, choice, FILL_OFFICE, FILL_TALK } from "./explain-fill.ts";

export interface ExplainWorld {
  readonly services: StartedServices["services"];
  readonly app: Awaited<ReturnType<typeof buildApp>>;
  /** An administrator who maintains a tenth of all cats and is in every list. */
  readonly memberId: number;
  /** With four generations of ancestors, offspring, papers, a certificate and a long history. */
  readonly catId: number;
  end(): Promise<void>;
}

/** The position of the cat used in the calls: in the fifth generation, among those with papers. */
const SHOWN = 0.22;
const MEMBER = (purpose: number) => `1 + ${choice("greatest($1::int / 50, 2)", purpose)}`;
const scan = (table: string) => `'/files/explained-${table}.webp'`;

/** $1 is the number of cats. Members have the ids 1 … n / 50; member 1 makes the calls. */
const FILL: readonly string[] = [
  `insert into user_roles (user_id, role_id) select 1, 2 where $1::int > 0`,
  `update cats set online_owner_id = 1, users_id = 1, breeder_id = 1 where id % 20 in (0, 1) and id <= $1::int`,
  `insert into uploads (path, users_id, prefix, original_key, width, height, bytes)
   select path, 1, prefix, path, 64, 48, 900 from (values (${scan("p")}, 'pedigree'), (${scan("m")}, 'metric'), (${scan("c")}, 'credential'),
     (${scan("k")}, 'cattery'), (${scan("f")}, 'cat-photo')) as u(path, prefix) where $1::int > 0`,
  `insert into pedigrees (id, cat_id, pedigree_num, issued_by, pedigree_img_url, cat_systems_id)
   select i, i, 'RX ' || i, 'Club', ${scan("p")}, (select min(id) from cat_systems) from generate_series(1, $1::int / 3) i`,
  `insert into metrics (cat_id, metric_num, issued_by, metric_img_url, cat_systems_id)
   select i, 'M ' || i, 'Club', ${scan("m")}, (select min(id) from cat_systems) from generate_series(1, $1::int / 3) i`,
  // The last tenth is pending; nobody applies to themselves.
  `insert into applications (cat_id, pedigrees_id, applicant_id, status, decided_at, decided_by)
   select i, i, case when m = 1 then 2 else m end, case when waits then 'pending' else 'confirmed' end, case when waits then null else now() end,
          case when waits then null else 1 end
   from (select i, ${MEMBER(1)} as m, i > $1::int / 3 * 0.9 as waits from generate_series(1, $1::int / 3) i) a`,
  `insert into credentials (cat_id, kind, name, issued_on, scan_url, confirmed_at, confirmed_by)
   select ${CAT(2)}, (array['title', 'result', 'health', 'dna'])[1 + i % 4], 'Test ' || i % 50, current_date - i % 2000,
          case when i % 4 < 2 then ${scan("c")} end, case when i % 20 < 1 then now() end, case when i % 20 < 1 then 1 end
   from generate_series(1, $1::int) i`,
  `insert into certificates (code, cat_id, kind, certified, fingerprint, words, owner_id, issued_by)
   select regexp_replace(upper(translate(substr(md5(i::text), 1, 16), 'ilou', '1100')), '(.{4})(?!$)', '\\1-', 'g'), i, 'pedigree', '{}',
          md5(i::text) || md5(i::text), '{}', 1, 1 from generate_series(1, $1::int / 4) i`,
  `insert into certified_cats (cat_id, certificate_id)
   select distinct 1 + abs(hashint8extended(id::bigint, p) % $1::bigint)::int, id from certificates, generate_series(1, 8) p where $1::int > 0`,
  `insert into litters (id, breeder_id, dam_id, sire_id, born, status, form_key, decided_at)
   select i, case when i % 10 = 0 then 1 else ${MEMBER(3)} end, ${CAT(4)}, ${CAT(5)}, current_date - i % 3000, 'confirmed', 'f' || i, now()
   from generate_series(1, $1::int / 5) i`,
  `insert into litter_kittens (litter_id, place, cat_name, sex)
   select i, p, 'Kitten', 'male' from generate_series(1, $1::int / 5) i, generate_series(1, 4) p`,
  `insert into history (at, member_id, noun, action, cat_id, row_id, before, after)
   select now() - interval '3 years' + interval '3 years' * i / ($1::bigint * 3), ${MEMBER(6)},
          (array['cat', 'parents', 'owners', 'photo', 'colour', 'metric', 'pedigree', 'application', 'sale', 'order'])[1 + ${choice(10, 7)}],
          'update', case when i % 1000 = 0 then ($1::int * ${SHOWN})::int else ${CAT(8)} end, ${CAT(8)}, '{"description": "Shy"}', '{"description": "Bold"}'
   from generate_series(1, $1::bigint * 3) i`,
  `insert into check_runs (started_by, finished_at, checked, total, found) select 1, now(), $1::int, $1::int, $1::int / 5`,
  `insert into check_findings (run_id, cat_id, kind, problem)
   select (select max(id) from check_runs), i, k, jsonb_build_object('kind', k, 'others', '[]'::jsonb, 'count', 3)
   from (select i, case when i % 500 = 0 then 'own_ancestor' else 'dam_young' end as k from generate_series(1, $1::int / 5) i) f`,
  `insert into merges (kept_cat_id, gone_cat_id, merged_by, record)
   select i, i + $1::int * 2, case when i % 10 = 0 then 1 else ${MEMBER(9)} end, '{"before": {"gone": {"cat_name": "Gone"}}}' from generate_series(1, $1::int / 10) i`,
  `insert into imports (users_id, file_name, encoding, delimiter, columns, mapping)
   select ${MEMBER(10)}, 'cats.csv', 'utf-8', ',', '[]', '{}' from generate_series(1, $1::int / 50) i`,
  `insert into ad_reports (sale_id, reporter_id, seller_id, owner_id, reason, status, decided_at, decided_by)
   select id, 2, 3, 3, 'fraud', case when id % 5 = 0 then 'open' else 'dismissed' end, case when id % 5 > 0 then now() end, case when id % 5 > 0 then 1 end
   from sales where $1::int > 0`,
  `insert into orders (sale_id, sale_round, cat_id, client_id, seller_id, status, stage, ended_why, with_breeding, price_pet, currency_id, is_delivery_needed)
   select s.id, s.round, s.cat_id, case when p = 1 then 1 else 2 end, case when p = 2 then 1 else 3 end, case when p = 1 then 'completed' else 'declined' end,
          case when p = 1 then 'completed' else 'declined' end, case when p = 2 then 'seller' end, false, s.price_pet, s.currency_id, false
   from sales s, generate_series(1, 2) p where $1::int > 0`,
  `insert into favourites (user_id, cat_id, created_at)
   select case when i % 10 = 0 then 1 else ${MEMBER(11)} end, i, now() - interval '1 second' * i from generate_series(1, $1::int / 2) i`,
  `insert into catteries (users_id, slot, cattery_name, certificate_issued_by, image_url, cat_systems_id)
   select i, 1, 'Cattery', 'Club', ${scan("k")}, (select min(id) from cat_systems) from generate_series(1, greatest($1::int / 50, 2)) i`,
  `insert into owner_changes (cat_id, prev_owner_id, new_owner_id, prev_users_id, prev_is_my_cat, kind)
   select ${CAT(12)}, 2, 1, 2, 1, 'take' from generate_series(1, $1::int / 5) i`,
  // One of 30 waits, one of 300 is asked back; of those that wait, one of 50 is a dispute and one of 20 is the reader's.
  `insert into cases (kind, subject_id, cat_id, applicant_id, opened_at, state, outcome, decided_at, decided_by, asked_at, assigned_to)
   select case when i % 1500 = 0 then 'dispute' else (array['application', 'litter', 'title', 'test', 'correction'])[1 + ${choice(5, 13)}] end, i, ${CAT(14)}, ${MEMBER(15)},
          now() - interval '3 years' * i / ($1::bigint * 3 / 10), state, case when state = 'decided' then 'confirmed' end,
          case when state = 'decided' then now() end, case when state = 'decided' then 1 end, case when state = 'asked' then now() end,
          case when i % 600 = 0 then 1 end
   from (select i, case when i % 30 = 0 then 'waiting' when i % 300 = 7 then 'asked' else 'decided' end as state from generate_series(1, $1::int * 3 / 10) i) x`,
  `insert into cat_photos (cat_id, path, place) select i, ${scan("f")}, 1 from generate_series(1, $1::int / 2) i`,
];

export async function buildExplainWorld(
  cats: number,
  say: (line: string) => void,
): Promise<ExplainWorld> {
  const dataDir = await mkdtemp(join(tmpdir(), "felistry-explain-"));
  const postgres = await startEmbeddedPostgres({
    dataDir,
    durable: false,
    log: { info: () => {} },
  });
  // A process that has just filled a database is late, and would refuse the first calls.
  const config = readConfig({
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    MOST_LATE_MS: "60000",
  });
  const { services, close } = await startServices(config, openLog("error"));
  const pool = openPool({ url: postgres.url, max: 1, onIdleError: () => {} });
  await seedRegistry(pool, { cats, force: false });
  await pool.end();
  say(`${cats} cats`);
  await fill(postgres.adminUrl, cats, say);
  // There are two clubs now.
  await services.pool.query("select open_desks()");
  const app = await buildApp(services, await builtRenderer());
  await app.ready();
  return {
    services,
    app,
    memberId: 1,
    catId: Math.floor(cats * SHOWN),
    async end() {
      await app.close();
      await close();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** As the superuser and without triggers: row-level rules would take hours, and none is measured here. */
async function fill(url: string, cats: number, say: (line: string) => void): Promise<void> {
  const admin: Pool = openPool({ url, max: 1, onIdleError: () => {} });
  try {
    await admin.query("set session_replication_role = replica; set statement_timeout = 0");
    for (const statement of [...FILL, ...FILL_OFFICE, ...FILL_TALK]) {
      await admin.query(statement, [cats]);
      say(/(?:into|update) (\w+)/.exec(statement)![1]!);
    }
    await admin.query("vacuum analyze");
  } finally {
    await admin.end();
  }
}
