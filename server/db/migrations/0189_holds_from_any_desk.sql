-- What a club's desk decides can give a reason to hold an ad, or end a hold. Its case is at the first club's desk, whose rows another desk neither adds nor finds.
ALTER FUNCTION follow_held_ad() SECURITY DEFINER SET search_path = public, pg_temp;
