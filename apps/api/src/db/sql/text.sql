-- What texts are sorted by. Stored columns and indexes depend on these functions: the runner recreates
-- them when a function changes. `or replace`, because the functions cannot be dropped.

-- Lower case without accents, so that "peticao" finds "Petição", as `foldText` of core does. Letters and accents
-- are separated first: what is left of Portuguese becomes lower case whatever encoding the database was made with.
create or replace function fold_text(value text) returns text
  language sql immutable strict parallel safe
  return lower(regexp_replace(normalize(value, NFD), '[\u0300-\u036f]', '', 'g'));
