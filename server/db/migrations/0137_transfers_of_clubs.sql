-- Another club's desk sees of a transfer only that it took place: certificates name it.
ALTER TABLE "transfers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "transfers_of_acting_club" ON "transfers" USING (
  acting_club() IS NOT NULL AND (status = 'confirmed' OR EXISTS (SELECT FROM cases e WHERE e.kind = 'transfer' AND e.subject_id = transfers.id)));
--> statement-breakpoint
-- A cat that one club registers leaves no request open at another, whose rows the desk does not see.
ALTER FUNCTION lapse_transfers() SECURITY DEFINER;
