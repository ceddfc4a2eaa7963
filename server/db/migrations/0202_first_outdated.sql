-- The first of two has confirmed a case that changed before the second did: nothing was decided, so that nothing could fail to be carried out.
ALTER TABLE "case_messages" DROP CONSTRAINT "case_messages_kind_known";--> statement-breakpoint
ALTER TABLE "case_messages" ADD CONSTRAINT "case_messages_kind_known" CHECK ("case_messages"."kind" in ('question', 'answer', 'amended', 'note', 'first', 'first_fell', 'first_outdated', 'taken_back', 'returned', 'withdrawn')) NOT VALID;
