-- What sellers say of a cat that a rule of their country makes an exception for.
ALTER TABLE "sales" ADD COLUMN "vet_early" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "vet_no_chip" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "cannot_stay" boolean DEFAULT false NOT NULL;
