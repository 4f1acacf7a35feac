-- Accents of every language and letters that are stored in parts are left out of a name that is compared from now on.
-- Names that were two until then and are one now are told apart, or their unique index could not be made anew: by the
-- first numbers that no other name has.
with bare as (select id, lower(regexp_replace(normalize(name, NFD), '[\u0300-\u036f]', '', 'g')) as name,
    row_number() over (partition by lower(regexp_replace(normalize(name, NFD), '[\u0300-\u036f]', '', 'g')) order by created_at, id) as place
  from demand_types),
numbered as (select d.id, n.number, row_number() over (partition by d.id order by n.number) + 1 as place, d.place as own
  from bare d, generate_series(2, (select count(*) + 1 from bare)) n (number)
  where d.place > 1 and not exists (select from bare o where o.name = d.name || ' (' || n.number || ')'))
update demand_types t set name = t.name || ' (' || d.number || ')'
from numbered d where d.id = t.id and d.place = d.own;--> statement-breakpoint
with bare as (select id, lower(regexp_replace(normalize(name, NFD), '[\u0300-\u036f]', '', 'g')) as name,
    row_number() over (partition by lower(regexp_replace(normalize(name, NFD), '[\u0300-\u036f]', '', 'g')) order by id) as place
  from template_types),
numbered as (select d.id, n.number, row_number() over (partition by d.id order by n.number) + 1 as place, d.place as own
  from bare d, generate_series(2, (select count(*) + 1 from bare)) n (number)
  where d.place > 1 and not exists (select from bare o where o.name = d.name || ' (' || n.number || ')'))
update template_types t set name = t.name || ' (' || d.number || ')'
from numbered d where d.id = t.id and d.place = d.own;--> statement-breakpoint
with bare as (select id, customer_id, lower(regexp_replace(normalize(name, NFD), '[\u0300-\u036f]', '', 'g')) as name,
    row_number() over (partition by customer_id, lower(regexp_replace(normalize(name, NFD), '[\u0300-\u036f]', '', 'g')) order by created_at, id) as place
  from demand_tags),
numbered as (select d.id, n.number, row_number() over (partition by d.id order by n.number) + 1 as place, d.place as own
  from bare d, generate_series(2, (select count(*) + 1 from bare)) n (number)
  where d.place > 1 and not exists (select from bare o where o.name = d.name || ' (' || n.number || ')' and o.customer_id = d.customer_id))
update demand_tags t set name = t.name || ' (' || d.number || ')'
from numbered d where d.id = t.id and d.place = d.own;
