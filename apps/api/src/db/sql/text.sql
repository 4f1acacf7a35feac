-- What texts are sorted by. Stored columns and indexes depend on these functions: the runner recreates
-- them when a function changes. `or replace`, because the functions cannot be dropped.

-- Lower case without accents, so that "peticao" finds "Petição", as `foldText` of core does. Letters and accents
-- are separated first: what is left of Portuguese becomes lower case whatever encoding the database was made with.
create or replace function fold_text(value text) returns text
  language sql immutable strict parallel safe
  return lower(regexp_replace(normalize(value, NFD), '[\u0300-\u036f]', '', 'g'));

-- What a name is sorted by: its letters, and the size of the numbers in it, "Etiqueta 2" before "Etiqueta 10", as
-- `toSortKey` of core does. Each number is filled up to twelve digits; a longer one is ordered by its first digits.
-- The same on every database, unlike a collation of ICU. Filled up once more it is the same.
create or replace function order_text(value text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(regexp_replace(fold_text(value), '[0-9]+', '000000000000\&', 'g'),
    '0*([0-9]{12,})', '\1', 'g');
