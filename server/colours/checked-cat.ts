/** A cat as the checks need it, as arguments of `json_build_object`. */
export const checkedCat = (cat: string, breed: string, colour: string) => `
  json_build_object('id', ${cat}.id, 'sex', ${cat}.sex, 'birthdate', ${cat}.cat_birthdate, 'breed', ${breed}.ems,
    'codes', json_build_object('main', ${colour}.main, 'gold', ${colour}.gold, 'white', ${colour}.white,
      'tabby', ${colour}.tabby, 'point', ${colour}.point, 'eye', ${colour}.eye, 'build', ${colour}.build))`;
