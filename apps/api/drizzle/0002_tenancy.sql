-- The scalar sub-selects make PostgreSQL read the context once for a statement, not for each row.
do $$
declare
  of_customer constant text := 'customer_id = (select app_customer()) or (select app_staff())';
  of_user constant text := 'user_id = (select app_user())';
  name text;
begin
  foreach name in array array[
    'users', 'customer_tags', 'businesses', 'business_users', 'demand_tags', 'feedbacks'
  ] loop
    call protect_table(name, of_customer);
  end loop;

  call protect_table('customers', 'id = (select app_customer()) or (select app_staff())');

  -- A private demand does not exist for anyone but its creator, the chosen users and staff.
  call protect_table('demands', '(select app_staff()) or (
    customer_id = (select app_customer())
    and (not private or user_id = (select app_user()) or (select app_user()) = any(private_users))
  )');

  -- What only the firm reads.
  call protect_table('process_items', '(select app_staff()) or (
    customer_id = (select app_customer())
    and type not in (''PRIVATE_MESSAGE'', ''INTERN_TEMPLATED_MESSAGE'')
  )');
  call protect_table('documents', '(select app_staff()) or (
    customer_id = (select app_customer()) and was_send_to_customer is distinct from false
  )');

  call protect_table('files', '(select app_staff()) or (
    customer_id = (select app_customer()) and not internal
  )');

  call protect_table('notifications', of_user, 'select, update');
  call protect_table('idempotency_keys', of_user, 'select, insert');
  call protect_table('outbox', of_customer, 'insert');
end
$$;
--> statement-breakpoint
-- A demand's number is drawn before the demand is written, so that its answer needs no read.
grant usage on sequence demands_number_seq to tramite_app;
--> statement-breakpoint
-- A user as requests need to know them: who they are, their businesses, the state of the contract.
-- Nobody without a customer but the firm's own people, and nobody who is disabled.
create view session_principals as
select u.id as user_id, jsonb_build_object(
  'userId', u.id,
  'userName', u.name,
  'email', u.email,
  'staff', u.type = 'BACKOFFICE',
  'customerId', u.customer_id
) || case when u.type = 'BACKOFFICE' then '{}' else jsonb_build_object(
  'customerAdmin', u.customer_admin,
  'customerSuperAdmin', u.customer_super_admin,
  'businessIds', case
    when u.customer_super_admin then (
      select coalesce(jsonb_agg(b.id order by b.created_at, b.id), '[]') from businesses b
      where b.customer_id = u.customer_id)
    else (
      select coalesce(jsonb_agg(b.id order by b.created_at, b.id), '[]') from business_users bu
      join businesses b on b.id = bu.business_id
      where bu.user_id = u.id and b.customer_id = u.customer_id)
  end,
  'contract', jsonb_build_object(
    'isChurn', c.is_churn,
    'accessAllowedUntil', c.access_allowed_until,
    'hasSuspendedContract', c.has_suspended_contract,
    'hasPaymentOverdue', c.has_payment_overdue,
    'paymentOverdueSince', c.payment_overdue_since,
    'isSpecificDemand', c.is_specific_demand,
    'isPremium', c.is_premium,
    'customerAccess', c.customer_access
  )
) end as principal
from users u
left join customers c on c.id = u.customer_id
where u.status = 'ACTIVE' and (u.type = 'BACKOFFICE') = (u.customer_id is null);
--> statement-breakpoint
-- Brings the sessions of the users of some customers, or of some users, up to date.
create function refresh_sessions(customers uuid[], users uuid[]) returns void
  language sql volatile security definer
  set search_path = public
as $$
  update sessions s set principal = (
    select p.principal from session_principals p where p.user_id = s.user_id
  )
  where s.user_id = any(refresh_sessions.users) or s.user_id in (
    select u.id from users u where u.customer_id = any(refresh_sessions.customers)
  )
$$;
--> statement-breakpoint
create function refresh_sessions_of_rows() returns trigger
  language plpgsql security definer
  set search_path = public
as $$
begin
  if tg_table_name = 'sessions' then
    -- Waits for a change of the user or their customer that runs at the same moment, or makes it
    -- wait: either it is seen here, or its own trigger sees this session.
    perform from users u where u.id = new.user_id for share;
    perform from customers c where c.id = (select u.customer_id from users u where u.id = new.user_id)
      for share;
    new.principal := (select p.principal from session_principals p where p.user_id = new.user_id);
    return new;
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    perform refresh_sessions(
      array(select distinct (to_jsonb(r) ->> tg_argv[0])::uuid from come r),
      array(select distinct (to_jsonb(r) ->> tg_argv[1])::uuid from come r));
  end if;
  -- What was moved from one customer or user to another concerns both.
  if tg_op in ('UPDATE', 'DELETE') then
    perform refresh_sessions(
      array(select distinct (to_jsonb(r) ->> tg_argv[0])::uuid from gone r),
      array(select distinct (to_jsonb(r) ->> tg_argv[1])::uuid from gone r));
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger fill_principal before insert on sessions
  for each row execute function refresh_sessions_of_rows();
--> statement-breakpoint
-- The arguments name the columns that hold a customer and a user.
do $$
declare
  source record;
begin
  for source in select * from (values
    ('users', '', 'id'),
    ('customers', 'id', ''),
    ('businesses', 'customer_id', ''),
    ('business_users', '', 'user_id')
  ) as sources (name, customer, person) loop
    execute format('create trigger refresh_sessions_after_insert after insert on %I
      referencing new table as come for each statement
      execute function refresh_sessions_of_rows(%L, %L)', source.name, source.customer, source.person);
    execute format('create trigger refresh_sessions_after_update after update on %I
      referencing old table as gone new table as come for each statement
      execute function refresh_sessions_of_rows(%L, %L)', source.name, source.customer, source.person);
    execute format('create trigger refresh_sessions_after_delete after delete on %I
      referencing old table as gone for each statement
      execute function refresh_sessions_of_rows(%L, %L)', source.name, source.customer, source.person);
  end loop;
end
$$;
--> statement-breakpoint
-- Who a token belongs to; nothing for an unknown or ended one, and for a user who may not enter.
-- Runs as the owner, since a request may not read sessions.
create function app_session(token_hash text, at timestamptz)
  returns table (session_id uuid, user_id uuid, customer_id text, staff boolean, principal jsonb)
  language plpgsql stable security definer
  set search_path = public
as $$
#variable_conflict use_column
begin
  return query
  select s.id, s.user_id, s.principal ->> 'customerId', (s.principal -> 'staff')::boolean, s.principal
  from sessions s
  where s.token_hash = app_session.token_hash
    and s.expires_at > app_session.at
    and s.principal is not null;
end
$$;
--> statement-breakpoint
revoke all on function app_session(text, timestamptz), refresh_sessions(uuid[], uuid[]) from public;
--> statement-breakpoint
grant execute on function app_session(text, timestamptz) to tramite_app;
--> statement-breakpoint
-- The queue of a customer: every demand in progress, also the private ones that the user who moves
-- another one cannot see. Runs as the owner and so asks itself whose queue may be read; answers only
-- ids, places and days. One change of a queue at a time.
create function app_queue(customer uuid)
  returns table (id uuid, place integer, forecast date)
  language plpgsql volatile security definer
  set search_path = public
as $$
begin
  if not (app_staff() or customer = app_customer()) then return; end if;
  perform pg_advisory_xact_lock(hashtextextended(customer::text, 0));
  return query
    select d.id, d."order", d.delevery_forecast from demands d
    where d.customer_id = app_queue.customer and d.status_key = 'IN_PROGRESS'
    order by d."order" nulls last, d.delevery_forecast nulls last, d.id;
end
$$;
--> statement-breakpoint
-- Gives the demands of a queue their places and days; a demand whose day moves has a new version.
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
--> statement-breakpoint
revoke all on function app_queue(uuid) from public;
--> statement-breakpoint
revoke all on function app_move_queue(uuid, uuid[], integer[], date[], timestamptz) from public;
--> statement-breakpoint
grant execute on function app_queue(uuid) to tramite_app;
--> statement-breakpoint
grant execute on function app_move_queue(uuid, uuid[], integer[], date[], timestamptz) to tramite_app;
