-- How a demand got its date: whether from the firm's staff, and when. The end of a suspension only moves a date
-- on, and of an unrecorded one it is not known. Reads what the principal may read.
create function app_date_origin(demand uuid) returns table (staff_date boolean, dated timestamptz)
  language sql stable
  set search_path = public
as $$
  select
    coalesce((
      select c.kind = 'staff' from forecast_causes c
      where c.demand_id = app_date_origin.demand order by c.step desc limit 1), false),
    (
      select c.at from forecast_causes c
      where c.demand_id = app_date_origin.demand and c.kind not in ('resumed', 'unrecorded')
      order by c.step desc limit 1)
$$;

-- The queue of a customer: every demand that is in progress or keeps its position while it waits for the
-- customer, including private ones that the user who moves another one cannot see. Runs as the owner and
-- therefore checks access itself; returns only what positions and days follow from. One caller at a time locks
-- it to change it; a caller that only asks what a change would do does not wait. A server of the previous
-- version, which may run beside this one for a while, says neither, and locks it.
create function app_queue(customer uuid, hold boolean default true)
  returns table (id uuid, place integer, forecast date, status text, since timestamptz,
    staff_date boolean, number integer, priority boolean, dated timestamptz)
  language plpgsql volatile security definer
  set search_path = public
as $$
begin
  if not (app_staff() or customer = app_customer()) then return; end if;
  if hold then perform pg_advisory_xact_lock(hashtextextended(customer::text, 0)); end if;
  return query
    select d.id, d."order", d.delevery_forecast, d.status_key, d.status_changed_at,
      origin.staff_date, d.number, d.priority, origin.dated
    from demands d cross join lateral app_date_origin(d.id) origin
    where d.customer_id = app_queue.customer
      and (d.status_key = 'IN_PROGRESS' or d.status_key = 'PENDING' and d."order" is not null)
    order by d."order" nulls last, d.delevery_forecast nulls last, d.id;
end
$$;

-- Records why demands got their dates, one step further each. Runs as the owner, since a change of the
-- queue also moves demands that the user may not see.
create function app_keep_causes(customer uuid, causes jsonb, author jsonb, at timestamptz) returns void
  language sql volatile security definer
  set search_path = public
as $$
  insert into forecast_causes (demand_id, step, customer_id, kind, from_day, to_day, place,
    offset_days, counted_from, not_before, not_after, moved_by_id, user_id, user_name, user_type, at)
  select c."demandId",
    1 + coalesce((select max(f.step) from forecast_causes f where f.demand_id = c."demandId"), 0),
    d.customer_id, c.kind, c."from", c."to", c.place, c."offset", c."countedFrom", c."notBefore",
    c."notAfter", c."movedById", (author ->> 'userId')::uuid, author ->> 'userName',
    author ->> 'userType', app_keep_causes.at
  from jsonb_to_recordset(causes) as c ("demandId" uuid, kind text, "from" date, "to" date,
    place integer, "offset" integer, "countedFrom" date, "notBefore" date, "notAfter" date,
    "movedById" uuid)
  join demands d on d.id = c."demandId" and d.customer_id = app_keep_causes.customer
  where app_staff() or d.customer_id = app_customer()
$$;

-- Sets the positions and days of the demands of a queue; a demand whose day changes gets a new version.
create function app_move_queue(customer uuid, ids uuid[], places integer[], forecasts date[], at timestamptz)
  returns void
  language sql volatile security definer
  set search_path = public
as $$
  update demands d set
    "order" = moved.place,
    delevery_forecast = moved.forecast,
    version = d.version + (d.delevery_forecast is distinct from moved.forecast)::int,
    updated_at = case when d.delevery_forecast is distinct from moved.forecast then at else d.updated_at end
  from unnest(ids, places, forecasts) as moved (id, place, forecast)
  where d.id = moved.id and d.customer_id = app_move_queue.customer
    and (app_staff() or d.customer_id = app_customer())
    and (d."order", d.delevery_forecast) is distinct from (moved.place, moved.forecast)
$$;

-- Locks queues of customers, always in the same order, and only those that the principal may access. For the
-- functions below, which run as the owner.
create function hold_queues(customers uuid[]) returns void
  language plpgsql volatile
  set search_path = public
as $$
declare
  customer uuid;
begin
  for customer in
    select distinct c from unnest(customers) c where app_staff() or c = app_customer() order by 1
  loop
    perform pg_advisory_xact_lock(hashtextextended(customer::text, 0));
  end loop;
end
$$;

-- Locks the queues that some demands belong to. Whoever may move a queue calls it before locking a demand:
-- locking a demand first and then the queue could deadlock. Reveals nothing, and locks only queues that the
-- principal may access.
create function app_hold_queues(demands uuid[]) returns void
  language sql volatile security definer
  set search_path = public
as $$
  select hold_queues(array(
    select d.customer_id from demands d where d.id = any(app_hold_queues.demands)))
$$;

-- The same for the queues in which a person's name appears, including a removed person, whom nobody sees: those of
-- their own customer, or of the customers whom a person of the firm serves or served.
create function app_hold_queues_of(person uuid) returns void
  language sql volatile security definer
  set search_path = public
as $$
  select hold_queues(array(
    select u.customer_id from users u where u.id = app_hold_queues_of.person and u.customer_id is not null
    union select d.customer_id from demands d where d.backoffice_user_id = app_hold_queues_of.person
    union select d.customer_id from handed_over h join demands d on d.id = h.row::uuid
      where h.user_id = app_hold_queues_of.person and h.source = 'demands'))
$$;

revoke all on function app_date_origin(uuid), app_queue(uuid, boolean) from public;

revoke all on function app_keep_causes(uuid, jsonb, jsonb, timestamptz) from public;

revoke all on function app_move_queue(uuid, uuid[], integer[], date[], timestamptz) from public;

revoke all on function hold_queues(uuid[]), app_hold_queues(uuid[]), app_hold_queues_of(uuid) from public;

grant execute on function app_date_origin(uuid), app_queue(uuid, boolean) to tramite_app;

grant execute on function app_keep_causes(uuid, jsonb, jsonb, timestamptz) to tramite_app;

grant execute on function app_move_queue(uuid, uuid[], integer[], date[], timestamptz) to tramite_app;

grant execute on function app_hold_queues(uuid[]), app_hold_queues_of(uuid) to tramite_app;
