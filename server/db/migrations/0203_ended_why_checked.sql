-- By itself: it reads all orders, and nobody waits for it.
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_ended_why_known";
