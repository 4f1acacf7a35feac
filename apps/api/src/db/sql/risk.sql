-- The status of the newest demand of a type in a business; null if there is none. Runs as the owner: a review
-- is under way for everybody, even if the demand does not exist for them. Therefore checks access to the
-- business itself.
create function app_newest_demand_status(business uuid, type_name text)
  returns text
  language sql stable security definer
  set search_path = public
as $$
  select d.status_key
  from demands d
  where d.business_id = app_newest_demand_status.business
    and d.demand_type_name = app_newest_demand_status.type_name
    and (app_staff() or d.customer_id = app_customer())
  order by d.number desc
  limit 1
$$;

revoke all on function app_newest_demand_status(uuid, text) from public;

grant execute on function app_newest_demand_status(uuid, text) to tramite_app;
