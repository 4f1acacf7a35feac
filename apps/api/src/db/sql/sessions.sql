-- A user as requests need to know them: identity, businesses, state of the contract. Without disabled users,
-- and without a customer only for the firm's own people.
create view session_principals as
select u.id as user_id, jsonb_build_object(
  'userId', u.id,
  'userName', u.name,
  'email', u.email,
  'staff', u.type = 'BACKOFFICE',
  'customerId', u.customer_id
) || case when u.type = 'BACKOFFICE'
then jsonb_build_object('firmAdmin', 'FIRM_ADMIN' = any(u.roles))
else jsonb_build_object(
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
    'contractSuspendedAt', c.contract_suspended_at,
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

-- The sessions whose copy of the principal differs from the tables, with what it should be. There should be
-- none: `npm run tramite -- doctor` checks.
create view stale_sessions as
select s.id, s.user_id, s.principal, p.principal as expected
from sessions s left join session_principals p on p.user_id = s.user_id
where s.principal is distinct from p.principal;

-- Updates the sessions of the users of some customers, or of some users. Locks the users first, in the order
-- of their ids as all writers do: changes of what a principal is computed from follow one another, and the
-- statement that computes it starts when all earlier changes are visible. Customers and businesses are always
-- locked before users.
create function refresh_sessions(customers uuid[], users uuid[]) returns void
  language plpgsql volatile security definer
  set search_path = public
as $$
declare
  held uuid[] := array(
    select u.id from users u
    where u.id = any(refresh_sessions.users) or u.customer_id = any(refresh_sessions.customers)
    order by u.id for no key update);
begin
  update sessions s set principal = e.expected from stale_sessions e
  where e.id = s.id and e.user_id = any(held);
end
$$;

-- Repairs the sessions that are stale. Returns how many there were.
create function repair_sessions() returns integer
  language plpgsql volatile security definer
  set search_path = public
as $$
declare
  stale uuid[] := array(select e.user_id from stale_sessions e);
begin
  perform refresh_sessions('{}', stale);
  return cardinality(stale);
end
$$;

-- The arguments name the columns that hold a customer and a user.
create function refresh_sessions_of_rows() returns trigger
  language plpgsql security definer
  set search_path = public
as $$
declare
  customers uuid[] := '{}';
  users uuid[] := '{}';
begin
  if tg_op in ('INSERT', 'UPDATE') then
    customers := array(select (to_jsonb(r) ->> tg_argv[0])::uuid from come r);
    users := array(select (to_jsonb(r) ->> tg_argv[1])::uuid from come r);
  end if;
  if tg_op in ('UPDATE', 'DELETE') then
    customers := customers || array(select (to_jsonb(r) ->> tg_argv[0])::uuid from gone r);
    users := users || array(select (to_jsonb(r) ->> tg_argv[1])::uuid from gone r);
  end if;
  perform refresh_sessions(customers, users);
  return null;
end
$$;

create function fill_principal() returns trigger
  language plpgsql security definer
  set search_path = public
as $$
begin
  -- Waits for a concurrent change or makes it wait: either the change is visible here, or this session is
  -- visible to it.
  perform from users u where u.id = new.user_id for share;
  new.principal := (select p.principal from session_principals p where p.user_id = new.user_id);
  return new;
end
$$;

create trigger fill_principal before insert on sessions
  for each row execute function fill_principal();

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

-- A deleted business concerns some of its users: all are locked first, in their order.
create function hold_users_of_business() returns trigger
  language plpgsql security definer
  set search_path = public
as $$
begin
  perform from users u where u.customer_id = old.customer_id order by u.id for no key update;
  return old;
end
$$;

create trigger hold_users before delete on businesses
  for each row execute function hold_users_of_business();

-- Users and businesses never move to another customer: what they have belongs to their customer.
create function refuse_to_move() returns trigger
  language plpgsql
as $$
begin
  raise exception '% of a customer cannot be moved to another one', tg_table_name using errcode = '23514';
end
$$;

create trigger stay_with_customer before update of customer_id on users
  for each row when (new.customer_id <> old.customer_id) execute function refuse_to_move();
create trigger stay_with_customer before update of customer_id on businesses
  for each row when (new.customer_id <> old.customer_id) execute function refuse_to_move();

-- A blocked user loses sessions, the address of the calendar, and the links of e-mails that were requested by
-- or for them, also those to a new password: unblocking brings none of them back. No device is taken for theirs any
-- more; the rows stay, since the first device of an account is one that nobody is told of. The password comes first, as
-- with whoever replaces it.
create function end_sessions_of_blocked() returns trigger
  language plpgsql security definer
  set search_path = public
as $$
begin
  update credentials c set reset_links = '[]' where c.user_id = new.id;
  delete from calendar_addresses a where a.user_id = new.id;
  delete from sessions s where s.user_id = new.id;
  update known_devices k set token_hash = gen_random_uuid()::text where k.user_id = new.id;
  delete from email_changes e where new.id in (e.user_id, e.requested_by);
  return null;
end
$$;

create trigger end_sessions_of_blocked after update of status on users
  for each row when (new.status = 'BLOCKED' and old.status <> 'BLOCKED')
  execute function end_sessions_of_blocked();

-- A new password or a confirmed new e-mail shuts out everybody else who had access, including those who have
-- the address of the calendar. The argument names the column that holds the user.
create function end_calendar_address() returns trigger
  language plpgsql security definer
  set search_path = public
as $$
begin
  delete from calendar_addresses a where a.user_id = (to_jsonb(new) ->> tg_argv[0])::uuid;
  return null;
end
$$;

create trigger end_calendar_address after update of password_hash on credentials
  for each row when (new.password_hash is distinct from old.password_hash)
  execute function end_calendar_address('user_id');

create trigger end_calendar_address after update of email on users
  for each row when (new.email <> old.email)
  execute function end_calendar_address('id');

-- Replaces the principal's address; false if the session that asks has ended. Locks the user and their password, as
-- a sign-in does: whoever blocks the user or replaces the password either comes first, and no address is made, or
-- comes later and ends this one.
create function app_make_calendar_address(session uuid, token_hash text, at timestamptz) returns boolean
  language plpgsql volatile security definer
  set search_path = public
as $$
#variable_conflict use_column
begin
  perform from users u where u.id = app_user() for share;
  perform from credentials c where c.user_id = app_user() for share;
  insert into calendar_addresses (user_id, token_hash, created_at)
  select s.user_id, app_make_calendar_address.token_hash, app_make_calendar_address.at from sessions s
  where s.id = app_make_calendar_address.session and s.user_id = app_user()
    and s.expires_at > app_make_calendar_address.at
  on conflict (user_id) do update
  set token_hash = excluded.token_hash, created_at = excluded.created_at;
  return found;
end
$$;

-- Tells every process which sessions have ended, so that their open connections end too. In chunks, since a
-- notification holds 8,000 bytes.
create function tell_ended_sessions() returns trigger
  language plpgsql security definer
  set search_path = public
as $$
begin
  perform pg_notify('portal_events', jsonb_build_object('endedSessions', jsonb_agg(g.id))::text)
  from (select id, (row_number() over () - 1) / 100 as piece from gone) g
  group by g.piece;
  return null;
end
$$;

create trigger tell_ended_sessions after delete on sessions
  referencing old table as gone for each statement execute function tell_ended_sessions();

-- The user that a token belongs to; nothing for an unknown or ended one, or for a user who may not sign in.
-- Runs as the owner, since a request may not read sessions. The last use is recorded only every five minutes:
-- a write for every read would cost more than the read.
create function app_session(token_hash text, at timestamptz)
  returns table (session_id uuid, user_id uuid, customer_id text, staff boolean, principal jsonb,
    use_due boolean)
  language plpgsql stable security definer
  set search_path = public
as $$
#variable_conflict use_column
begin
  return query
  select s.id, s.user_id, s.principal ->> 'customerId', (s.principal -> 'staff')::boolean, s.principal,
    coalesce(s.last_used_at, s.created_at) <= app_session.at - interval '5 minutes'
  from sessions s
  where s.token_hash = app_session.token_hash
    and s.expires_at > app_session.at
    and s.principal is not null;
end
$$;

revoke all on function app_session(text, timestamptz), refresh_sessions(uuid[], uuid[]), repair_sessions(),
  app_make_calendar_address(uuid, text, timestamptz) from public;

grant execute on function app_session(text, timestamptz),
  app_make_calendar_address(uuid, text, timestamptz) to tramite_app;
