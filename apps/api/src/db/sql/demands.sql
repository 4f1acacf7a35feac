-- Whether a demand exists for a principal: it belongs to their customer and, if private, they created it
-- or were chosen; for staff it always exists. The policy, views, functions and queries use this; for a row
-- that has been read, `canSeeDemand` decides the same. PostgreSQL inlines the body as long as it uses every
-- argument once.
create function demand_exists(customer_id uuid, private boolean, user_id uuid, private_users uuid[],
  staff boolean, customer uuid, person uuid) returns boolean
  language sql immutable parallel safe
  return staff
    or customer_id = customer and (not private or person = any(array_prepend(user_id, private_users)));

-- The demands that exist for the principal, the same as by row-level security, with what lists filter and
-- sort by. A policy checks each row's array of who may see it, which would have to be part of every index;
-- here only private rows are checked, through an index of their own.
create view visible_demands as
select d.id, d.customer_id, d.business_id, d.user_id, d.number, d.number_down, d.name_order,
  d.status_key, d.on_demands_page, d.demand_type_name, d.demands_tags, d.validation_user_id, d.private,
  d.forecast_or_first, d.forecast_or_last, d.turn_key, d.created_at, d.updated_at
from demands d
where (select app_staff()) or d.customer_id = (select app_customer()) and (not d.private or d.id in (
  select p.id from demands p
  where p.private and demand_exists(p.customer_id, p.private, p.user_id, p.private_users,
    false, (select app_customer()), (select app_user()))
));

grant select on visible_demands to tramite_app;

-- The private demands of the principal's customer that do not exist for the principal. They are few, so
-- excluding what belongs to them is faster than looking up every demand.
create view hidden_demands as
select d.id from demands d
where d.private and d.customer_id = (select app_customer()) and demand_exists(d.customer_id, d.private,
  d.user_id, d.private_users, (select app_staff()), (select app_customer()), (select app_user())) is not true;

grant select on hidden_demands to tramite_app;
