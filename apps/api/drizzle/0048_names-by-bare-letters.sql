-- Accents of every language and letters that are stored in parts are left out of a name that is compared from now on.
-- Names that were two until then and are one now are told apart, or their unique index could not be made anew.
update demand_types t set name = t.name || ' (' || d.place || ')'
from (
  select id, row_number() over (
    partition by lower(regexp_replace(normalize(name, NFD), '[\u0300-\u036f]', '', 'g'))
    order by created_at, id) as place
  from demand_types
) d where d.id = t.id and d.place > 1;--> statement-breakpoint
update template_types t set name = t.name || ' (' || d.place || ')'
from (
  select id, row_number() over (
    partition by lower(regexp_replace(normalize(name, NFD), '[\u0300-\u036f]', '', 'g')) order by id) as place
  from template_types
) d where d.id = t.id and d.place > 1;--> statement-breakpoint
update demand_tags t set name = t.name || ' (' || d.place || ')'
from (
  select id, row_number() over (
    partition by customer_id, lower(regexp_replace(normalize(name, NFD), '[\u0300-\u036f]', '', 'g'))
    order by created_at, id) as place
  from demand_tags
) d where d.id = t.id and d.place > 1;
