-- Whether a demand exists for a principal: it is of their customer and, if private, they have created it
-- or were chosen; for staff it always does. The policy, views, functions and queries ask here; of a row
-- that was read already `canSeeDemand` says the same. PostgreSQL writes the body into each of them, as
-- long as it names every argument once.
create function demand_exists(customer_id uuid, private boolean, user_id uuid, private_users uuid[],
  staff boolean, customer uuid, person uuid) returns boolean
  language sql immutable parallel safe
  return staff
    or customer_id = customer and (not private or person = any(array_prepend(user_id, private_users)));

-- The demands that exist for the principal, as row-level security shows them, by what lists filter and
-- sort by. A policy has each row asked for the array of who may see it, which would have to stand in
-- every index; here only private rows are asked for, and those by an index of their own.
create view visible_demands as
select d.id, d.customer_id, d.business_id, d.user_id, d.number, d.number_down, d.name_folded,
  d.status_key, d.on_demands_page, d.demand_type_name, d.demands_tags, d.validation_user_id,
  d.forecast_or_first, d.forecast_or_last, d.turn_key, d.created_at, d.updated_at
from demands d
where (select app_staff()) or d.customer_id = (select app_customer()) and (not d.private or d.id in (
  select p.id from demands p
  where p.private and demand_exists(p.customer_id, p.private, p.user_id, p.private_users,
    false, (select app_customer()), (select app_user()))
));

grant select on visible_demands to tramite_app;

-- The private demands of the principal's customer that do not exist for the principal: few, so that to
-- leave out what belongs to them is quicker than to look every demand up.
create view hidden_demands as
select d.id from demands d
where d.private and d.customer_id = (select app_customer()) and demand_exists(d.customer_id, d.private,
  d.user_id, d.private_users, (select app_staff()), (select app_customer()), (select app_user())) is not true;

grant select on hidden_demands to tramite_app;
