/** What fills the lists of the club's office and of the market's talk. $1 is the number of cats; member 1 makes the calls. */

/** A pseudo-random integer from 0 to n - 1, the same in each run. */
export const choice = (n: number | string, purpose: number) =>
  `abs(hashint8extended(i::bigint, ${purpose}) % (${n})::bigint)::int`;
export const CAT = (purpose: number) => `1 + ${choice("$1::int", purpose)}`;
const MEMBER = (purpose: number) => `2 + ${choice("greatest($1::int / 50, 2) - 1", purpose)}`;
const NOW_AND_THEN = "now() - interval '3 years' * i / $1::bigint";

/** Of this year a hundredth of all cats is registered. */
export const STUDBOOK_YEAR = 2025;

export const FILL_OFFICE: readonly string[] = [
  `update cats set registered = 1, reg_num = 'FEL-${STUDBOOK_YEAR}-' || lpad(id::text, 6, '0') where id <= $1::int / 100`,
  `insert into clubs (id, slug, names, number_prefix) select 2, 'second-club', '{"en": "Second club"}', 'SEC' where $1::int > 0`,
  // Ten years of ten thousand members each.
  `insert into memberships (member_id, year, kind, amount, currency_id, due_on, paid_at, paid_by, club_id)
   select 1 + i % n, 2017 + i / n, 'full', 50, 1, make_date(2017 + i / n, 3, 1), case when i % 10 > 0 then now() end, case when i % 10 > 0 then 1 end, 1 + (i % 7 = 0)::int
   from (select greatest($1::int / 100, 2) as n) size, generate_series(0, size.n * 10 - 1) i`,
  `insert into cattery_names (name, holder_id, state, created_at, club_id)
   select 'Name' || i, ${MEMBER(21)}, case when i % 50 = 0 then 'asked' when i % 50 = 1 then 'declined' when i % 50 = 2 then 'ended' else 'granted' end, ${NOW_AND_THEN}, 1 + (i % 7 = 0)::int
   from generate_series(1, $1::int / 10) i`,
  `insert into corrections (cat_id, asker_id, changes, before, reason, evidence_url, status, decision, decided_at, decided_by, created_at)
   select distinct on (cat) cat, case when i % 500 = 0 then 1 else ${MEMBER(22)} end, '{"sex": "male"}', '{"sex": "female"}', 'Seen at the vet', '/files/explained-c.webp',
          case when waits then 'asked' else 'confirmed' end, case when not waits then 'So be it' end, case when not waits then now() end, case when not waits then 1000000 end, ${NOW_AND_THEN}
   from (select i, ${CAT(23)} as cat, i % 30 = 0 as waits from generate_series(1, $1::int / 30) i) c`,
  `insert into transfers (cat_id, asker_id, direction, club, status, created_at, decided_at, decided_by)
   select distinct on (cat) cat, case when i % 500 = 0 then 1 else ${MEMBER(24)} end, 'out', 'Other club', case when waits then 'asked' else 'confirmed' end, ${NOW_AND_THEN},
          case when not waits then now() end, case when not waits then 1000000 end
   from (select i, ${CAT(25)} as cat, i % 30 = 0 as waits from generate_series(1, $1::int / 50) i) t`,
  `insert into breeding_bans (cat_id, from_day, until_day, reason, is_shown, decided_by)
   select ${CAT(26)}, current_date - 100, current_date + i % 500, 'Ill', 1, 1 from generate_series(1, $1::int / 200) i`,
  // Every tenth cat has been shown; of the results one of five is with its judge, and one of five is answered.
  `insert into judges (club_id, name, name_key, email, systems, added_by)
   select 1, 'Judge ' || i, 'judge ' || i, 'judge' || i || '@shows.example', '{FIFe,WCF}', 1 from generate_series(1, 1000) i where $1::int > 0`,
  `insert into credentials (cat_id, kind, name, issued_by, issued_on, show_system, show_country, show_class, judge, scan_url, judge_answer, judge_answered_at)
   select i * 10, 'result', 'CAC', 'Club', current_date - i % 2000, 'FIFe', 'FR', 'adult', 'Judge ' || 1 + i % 1000, '/files/explained-c.webp',
          case when i % 5 = 0 then 'confirmed' end, case when i % 5 = 0 then now() end from generate_series(1, $1::int / 10) i`,
  `insert into judge_asks (credential_id, judge_id, asker_id, token_hash, expires_at)
   select e.id, j.id, 1, sha256(e.id::text::bytea), now() + interval '9 days'
   from credentials e join judges j on j.name = e.judge where e.id % 5 = 1 and $1::int > 0`,
  `insert into club_rule_switches (club, line, mode, set_by, set_at) select 'fife', 'dam_age', 'warn', 1, now() - interval '1 day' * i from generate_series(1, 300) i where $1::int > 0`,
  // Twenty years of every breed, as the job counts them; the printed books of each year, the caller's too.
  `insert into studbook_figures (year, breed_id, registered, males, litters, kittens, imports, catteries, founders, with_parents, inbreeding)
   select year, breed, $1::int / 100, $1::int / 200, $1::int / 400, $1::int / 100, 3, 5, $1::int / 500, $1::int / 120, 0.01
   from generate_series(${STUDBOOK_YEAR} - 19, ${STUDBOOK_YEAR}) year, (select id from breeds union all select null) b(breed)`,
  `insert into studbook_colours (year, breed_id, ems, cats)
   select f.year, f.breed_id, (array['n', 'a', 'b', 'd', 'e', 'f', 'g', 'h'])[c / 10 + 1] || ' ' || 20 + c % 10, 1 + f.registered / (c + 1)
   from studbook_figures f, generate_series(0, 79) c where f.breed_id is not null and $1::int > 0`,
  `insert into studbook_counts (one_row, counted_at) select true, now() where $1::int > 0 on conflict (one_row) do update set counted_at = now()`,
  `insert into studbook_books (year, breed_id, language, started_by, started_at, finished_at, printed, total, pages, parts, bytes)
   select f.year, f.breed_id, 'en', 1, now() - interval '1 hour' * row_number() over (order by f.year desc), now(), f.registered, f.registered, 40, 1, 100000
   from studbook_figures f where $1::int > 0`,
];

export const FILL_TALK: readonly string[] = [
  `insert into disputes (order_id, opener_id, reason, stage, due_on, created_at)
   select id, client_id, 'deposit', case when id % 50 = 0 then 'opened' when id % 50 = 1 then 'answered' else 'closed' end, case when id % 50 = 0 then current_date end, now() - interval '1 second' * id
   from orders where id % 20 < 2 and $1::int > 0`,
  `insert into order_messages (order_id, sender_id, text, created_at)
   select id, client_id, 'Is it still there?', now() - interval '1 second' * id from orders, generate_series(1, 3) where $1::int > 0`,
  `insert into message_reports (message_id, reporter_id, reason, status, decided_at, decided_by)
   select id, 2, 'Rude', case when id % 400 = 0 then 'open' else 'dismissed' end, case when id % 400 > 0 then now() end, case when id % 400 > 0 then 1 end
   from order_messages where id % 20 = 0 and $1::int > 0`,
  `insert into reviews (order_id, author_id, about_id, of_seller, stars, text) select id, client_id, seller_id, true, 5, 'All went well' from orders where stage = 'completed' and $1::int > 0`,
  `insert into held_ads (sale_id, seller_id, owner_id, reasons, outcome, decided_at, decided_by)
   select id, 3, 3, '{price}', case when id % 500 > 0 then 'released' end, case when id % 500 > 0 then now() end, case when id % 500 > 0 then 1 end
   from sales where id % 10 = 0 and $1::int > 0`,
  `insert into chip_proofs (cat_id, seller_id, chip, code, status, expires_at, path, sent_at, decided_at, decided_by)
   select distinct on (cat) cat, ${MEMBER(27)}, '643094' || lpad(i::text, 9, '0'), 'ABCD', case when waits then 'sent' else 'confirmed' end, now() + interval '1 day', '/files/explained-f.webp', now(),
          case when not waits then now() end, case when not waits then 1000000 end
   from (select i, ${CAT(28)} as cat, i % 40 = 0 as waits from generate_series(1, $1::int / 100) i) p`,
  `insert into notices (member_id, kind, title, path, locale, created_at, read_at)
   select case when i % 100 = 0 then 1 else ${MEMBER(29)} end, 'orders', 'A buyer has written', '/my/orders/' || i, 'en', ${NOW_AND_THEN}, case when i % 10 > 0 then now() end
   from generate_series(1, $1::int) i`,
  `insert into waiting_lists (id, breeder_id, rule) overriding system value select i, case when i % 100 = 0 then 1 else ${MEMBER(30)} end, 'turn' from generate_series(1, $1::int / 500) i`,
  `insert into waiting_entries (list_id, member_id, stage, purpose, turn)
   select 1 + i / 10, 1 + i % greatest($1::int / 50, 10), 'accepted', 'pet', i % 10 from generate_series(0, $1::int / 50 - 1) i where 1 + i / 10 <= $1::int / 500`,
  `insert into planned_matings (planner_id, stud_member_id, dam_id, sire_id, from_day, until_day, stage)
   select case when i % 100 = 0 then 1 else ${MEMBER(32)} end, case when i % 100 = 1 then 1 else ${MEMBER(33)} end, ${CAT(34)}, ${CAT(35)}, current_date, current_date + 20, 'agreed'
   from generate_series(1, $1::int / 50) i`,
  `insert into questions (cat_id, sale_round, asker_id, seller_id, order_id, created_at)
   select cat_id, 1, client_id, seller_id, id, now() - interval '1 second' * id from orders where client_id <> seller_id and $1::int > 0`,
];
