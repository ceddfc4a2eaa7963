-- Signs that end a line or steer a device: whoever reads a name in a list, a mail or a file reads one line (contract/fields.ts).
create function is_single_line(value text) returns boolean
  language sql immutable parallel safe
  return value is null or value !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]';
--> statement-breakpoint
update cats set cat_name = regexp_replace(cat_name, '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g'), cat_name_cattery_prefix = regexp_replace(cat_name_cattery_prefix, '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g'), cat_name_suffix = regexp_replace(cat_name_suffix, '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g'), chip = regexp_replace(chip, '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g'), breeder_not_user = regexp_replace(breeder_not_user, '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g'), number_elsewhere = regexp_replace(number_elsewhere, '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g')
  where not (is_single_line(cat_name) and is_single_line(cat_name_cattery_prefix) and is_single_line(cat_name_suffix) and is_single_line(chip) and is_single_line(breeder_not_user) and is_single_line(number_elsewhere));
--> statement-breakpoint
alter table cats add constraint cats_single_lines check (is_single_line(cat_name) and is_single_line(cat_name_cattery_prefix) and is_single_line(cat_name_suffix) and is_single_line(chip) and is_single_line(breeder_not_user) and is_single_line(number_elsewhere));
--> statement-breakpoint
update users set first_name = regexp_replace(first_name, '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g'), last_name = regexp_replace(last_name, '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g')
  where not (is_single_line(first_name) and is_single_line(last_name));
--> statement-breakpoint
alter table users add constraint users_single_lines check (is_single_line(first_name) and is_single_line(last_name));
--> statement-breakpoint
update metrics set metric_num = regexp_replace(metric_num, '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g'), issued_by = regexp_replace(issued_by, '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g')
  where not (is_single_line(metric_num) and is_single_line(issued_by));
--> statement-breakpoint
alter table metrics add constraint metrics_single_lines check (is_single_line(metric_num) and is_single_line(issued_by));
--> statement-breakpoint
update pedigrees set pedigree_num = regexp_replace(pedigree_num, '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g'), issued_by = regexp_replace(issued_by, '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g')
  where not (is_single_line(pedigree_num) and is_single_line(issued_by));
--> statement-breakpoint
alter table pedigrees add constraint pedigrees_single_lines check (is_single_line(pedigree_num) and is_single_line(issued_by));
--> statement-breakpoint
update litter_kittens set cat_name = regexp_replace(cat_name, '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g')
  where not (is_single_line(cat_name));
--> statement-breakpoint
alter table litter_kittens add constraint litter_kittens_single_lines check (is_single_line(cat_name));
--> statement-breakpoint
update credentials set name = regexp_replace(name, '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g'), result = regexp_replace(result, '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g'), issued_by = regexp_replace(issued_by, '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g')
  where not (is_single_line(name) and is_single_line(result) and is_single_line(issued_by));
--> statement-breakpoint
alter table credentials add constraint credentials_single_lines check (is_single_line(name) and is_single_line(result) and is_single_line(issued_by));
