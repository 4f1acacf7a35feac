-- What texts are sorted by. Stored columns and indexes are made of these functions: the
-- runner makes those anew when one of them changes. `or replace`, because they cannot be dropped.

-- Lower case without accents, so that "peticao" finds "Petição", as `foldText` of core does. Letters and accents
-- are parted first: what is left of Portuguese is small after `lower` whatever characters the database was made for.
create or replace function fold_text(value text) returns text
  language sql immutable strict parallel safe
  return lower(regexp_replace(normalize(value, NFD), '[\u0300-\u036f]', '', 'g'));
