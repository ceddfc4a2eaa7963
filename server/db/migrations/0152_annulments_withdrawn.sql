-- Who has asked for an annulment withdraws it; its case says so to the others.
ALTER TABLE "case_messages" DROP CONSTRAINT "case_messages_kind_known";--> statement-breakpoint
ALTER TABLE "case_messages" ADD CONSTRAINT "case_messages_kind_known" CHECK ("case_messages"."kind" in ('question', 'answer', 'note', 'first', 'taken_back', 'returned', 'withdrawn')) NOT VALID;--> statement-breakpoint
-- A registration that has ended in another way, or with its record, is not to be annulled. A case that the annulment itself has ended is no longer open.
-- The row security of a desk would hide the case of another club.
CREATE FUNCTION end_annulment_case() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
  PERFORM end_case('annulment', old.id, 'withdrawn');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER annulments_asked_end AFTER UPDATE OF registered ON cats FOR EACH ROW
  WHEN (old.registered = 1 AND new.registered <> 1) EXECUTE FUNCTION end_annulment_case();
--> statement-breakpoint
CREATE TRIGGER annulments_asked_end_with_record AFTER DELETE ON cats FOR EACH ROW WHEN (old.registered = 1) EXECUTE FUNCTION end_annulment_case();
