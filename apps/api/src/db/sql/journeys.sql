-- Whether an undelivered step comes before a demand in its started journey. Runs as the owner: a private step
-- comes first for everybody, even if it does not exist for them. Tells a customer nothing of another's demands.
create function app_waits_for_steps(demand uuid) returns boolean
  language sql stable parallel safe security definer
  set search_path = public
as $$
  select exists (
    select from journey_demands own
    join demands self on self.id = own.demand_id
    join journey_demands other on other.customer_journey_id = own.customer_journey_id
    join demands d on d.id = other.demand_id
    where own.demand_id = app_waits_for_steps.demand
      and (app_customer() is null or own.customer_id = app_customer())
      and d.status_key <> 'FINISHED'
      and (other.place, d.number) < (own.place, self.number)
  )
$$;

revoke all on function app_waits_for_steps(uuid) from public;

grant execute on function app_waits_for_steps(uuid) to tramite_app;
