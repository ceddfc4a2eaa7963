-- Kept answers of the search show a name's other form, and cats by the words of their names, which a large import stores on a connection of its own.
CREATE TRIGGER market_sees_names AFTER INSERT OR UPDATE ON cat_names FOR EACH STATEMENT EXECUTE FUNCTION notify_market();
