ALTER TABLE "order_gates" ADD COLUMN "buyer_answered" boolean DEFAULT false NOT NULL;
