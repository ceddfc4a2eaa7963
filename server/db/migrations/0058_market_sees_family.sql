-- An ad shows titles and tests, the papers and the certificate of its cat, its litter and its seller's cattery.
CREATE TRIGGER market_sees_credentials AFTER INSERT OR UPDATE OR DELETE ON credentials FOR EACH STATEMENT EXECUTE FUNCTION notify_market();
--> statement-breakpoint
CREATE TRIGGER market_sees_metrics AFTER INSERT OR UPDATE OR DELETE ON metrics FOR EACH STATEMENT EXECUTE FUNCTION notify_market();
--> statement-breakpoint
CREATE TRIGGER market_sees_certificates AFTER INSERT OR UPDATE OF status ON certificates FOR EACH STATEMENT EXECUTE FUNCTION notify_market();
--> statement-breakpoint
CREATE TRIGGER market_sees_litters AFTER UPDATE OF status ON litters FOR EACH STATEMENT EXECUTE FUNCTION notify_market();
--> statement-breakpoint
CREATE TRIGGER market_sees_catteries AFTER INSERT OR UPDATE OR DELETE ON catteries FOR EACH STATEMENT EXECUTE FUNCTION notify_market();
--> statement-breakpoint
-- A kitten added to a litter, and one that is gone. Per statement: a table of a million cats is one change.
CREATE TRIGGER market_sees_new_cats AFTER INSERT ON cats FOR EACH STATEMENT EXECUTE FUNCTION notify_market();
--> statement-breakpoint
CREATE TRIGGER market_sees_gone_cats AFTER DELETE ON cats FOR EACH STATEMENT EXECUTE FUNCTION notify_market();
