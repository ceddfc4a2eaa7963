ALTER TABLE "litters" ADD COLUMN "by_rules" text;
--> statement-breakpoint
ALTER TABLE "litters" ADD CONSTRAINT "litters_by_rules_confirmed" CHECK ("litters"."by_rules" is null or "litters"."status" = 'confirmed');
