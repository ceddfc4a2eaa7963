-- The months after which a stud can still become a sire stand once: the same as after his death.
CREATE OR REPLACE FUNCTION bred_after_neutering(born date, mother_neutered date, father_neutered date) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN mother_neutered + 72 < born THEN 'cats_born_to_fertile_mother'
    WHEN father_neutered + birth_after_death_of_sire() < born THEN 'cats_born_to_fertile_father' END
$$;
