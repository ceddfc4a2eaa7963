-- Whether a club is asked to register the cat, whichever it is: a desk does not see the applications that others have, and would miss a litter's kitten that waits there.
CREATE FUNCTION is_applied_for(cat integer) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER AS $$
  SELECT EXISTS (SELECT FROM applications a WHERE a.cat_id = cat AND a.status = 'pending')
$$;
