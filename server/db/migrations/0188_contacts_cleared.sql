-- Who clears the contact of an order wants to show nothing: the row stays, without a text, so that none is suggested again.
ALTER TABLE "order_contacts" ALTER COLUMN "text" DROP NOT NULL;
