-- What texts are sorted by. Stored columns and indexes are made of these functions: the
-- runner makes those anew when one of them changes. `or replace`, because they cannot be dropped.

-- Lower case without the accents of Portuguese, so that "peticao" finds "Petição".
create or replace function fold_text(value text) returns text
  language sql immutable strict parallel safe
  return translate(lower(value),
    'áàâãäéèêëíìîïóòôõöúùûüçñ',
    'aaaaaeeeeiiiiooooouuuucn');
