-- Titles and tests stand on every cat's page, only their scans do not: a desk must judge by those too whose scan waits at another club, as the decision
-- does when it is carried out. Row security would hide them together with the scan.
CREATE FUNCTION entries_of_cats(ids integer[])
  RETURNS TABLE (id integer, cat_id integer, kind text, name text, result text, issued_by text, show_class text, issued_on date)
  LANGUAGE sql STABLE SECURITY DEFINER ROWS 20 AS $$
  SELECT e.id, e.cat_id, e.kind, e.name, e.result, e.issued_by, e.show_class, e.issued_on FROM credentials e WHERE e.cat_id = ANY(ids)
$$;--> statement-breakpoint
-- The same for cats that another club is asked to take: whether their number is claimed, and whether they bring titles.
CREATE FUNCTION cats_claiming_number(number text) RETURNS TABLE (cat_id integer, number text)
  LANGUAGE sql STABLE SECURITY DEFINER ROWS 5 AS $$
  SELECT t.cat_id, t.number FROM transfers t
  WHERE number_key(t.number) = number_key($1) AND t.direction = 'in' AND t.status IN ('asked', 'confirmed')
$$;--> statement-breakpoint
CREATE FUNCTION brings_titles(cat integer) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER AS $$
  SELECT EXISTS (SELECT FROM transfers t WHERE t.cat_id = cat AND t.direction = 'in' AND t.titles IS NOT NULL AND t.status IN ('asked', 'confirmed'))
$$;
