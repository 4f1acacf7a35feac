-- Every change of rights or secrecy adds an entry to the log, in the transaction that makes it and whoever
-- makes it: a request, a job or the operator.

create function audit_entry(event text, customer uuid, subject text, details jsonb) returns void
  language sql volatile security definer
  set search_path = public
as $$
  insert into audit_log (event, actor_id, customer_id, subject_id, details)
  values (event, app_user(), customer, subject, details)
$$;

-- The part of a value that is logged. The log outlives the people in it and nothing is ever removed from it,
-- so of an e-mail it holds only what distinguishes two known ones: the first letter and the domain.
create function audit_value(name text, value jsonb) returns jsonb language sql immutable as $$
  select case when name = 'email'
    then to_jsonb(regexp_replace(value #>> '{}', '^(.).*@', '\1•••@')) else value end
$$;

-- The arguments name the event, the column that holds the customer, and the watched columns, whose
-- values before and after are logged.
create function audit_change() returns trigger
  language plpgsql security definer
  set search_path = public
as $$
declare
  before jsonb := to_jsonb(old);
  after jsonb := to_jsonb(new);
  watched text[] := tg_argv[2:];
begin
  perform audit_entry(tg_argv[0], (after ->> tg_argv[1])::uuid, after ->> 'id', (
    select jsonb_object_agg(name, jsonb_build_array(
      audit_value(name, before -> name), audit_value(name, after -> name)))
    from unnest(watched) as name where before -> name is distinct from after -> name));
  return null;
end
$$;

-- A removal, or its end, with whoever has what the user was responsible for. Who has their private demands stands in
-- the entries of these.
create function audit_removal() returns trigger
  language plpgsql security definer
  set search_path = public
as $$
begin
  perform audit_entry('USER_REMOVAL_CHANGED', new.customer_id, new.id::text,
    jsonb_build_object('removed_at', jsonb_build_array(old.removed_at, new.removed_at)) || coalesce((
      select jsonb_build_object('heir_id', case when new.removed_at is null
        then jsonb_build_array(r.heir_id, null) else jsonb_build_array(null, r.heir_id) end)
      from user_removals r where r.user_id = new.id), '{}'));
  return null;
end
$$;

create trigger audit_user_removal_changed after update of removed_at on users
  for each row when (old.removed_at is distinct from new.removed_at)
  execute function audit_removal();

-- The arguments name the event, the column that holds the subject, and the logged columns.
create function audit_row() returns trigger
  language plpgsql security definer
  set search_path = public
as $$
declare
  found jsonb := case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  noted text[] := tg_argv[2:];
begin
  perform audit_entry(tg_argv[0], (found ->> 'customer_id')::uuid, found ->> tg_argv[1], coalesce((
    select jsonb_object_agg(name, found -> name) from unnest(noted) as name), '{}'));
  return null;
end
$$;

do $$
declare
  watched record;
begin
  for watched in select * from (values
    ('users', 'USER_RIGHTS_CHANGED', 'customer_id', 'true',
      array['customer_admin', 'customer_super_admin', 'roles']),
    ('users', 'USER_EMAIL_CHANGED', 'customer_id', 'true', array['email']),
    ('users', 'USER_STATUS_CHANGED', 'customer_id', 'true', array['status']),
    ('demands', 'DEMAND_SECRECY_CHANGED', 'customer_id', 'old.private or new.private',
      array['private', 'private_users', 'user_id']),
    ('customers', 'CONTRACT_CHANGED', 'id', 'true', array['is_churn', 'access_allowed_until',
      'has_suspended_contract', 'has_payment_overdue', 'payment_overdue_since', 'is_specific_demand',
      'is_premium', 'customer_access'])
  ) as changes (source, event, customer, concerned, columns) loop
    execute format('create trigger %1$I after update of %2$s on %3$I for each row when ((%8$s) and (%4$s))
      execute function audit_change(%5$L, %6$L, %7$s)',
      'audit_' || lower(watched.event),
      (select string_agg(quote_ident(c), ', ') from unnest(watched.columns) c), watched.source,
      (select string_agg(format('old.%1$I is distinct from new.%1$I', c), ' or ')
        from unnest(watched.columns) c),
      watched.event, watched.customer,
      (select string_agg(quote_literal(c), ', ') from unnest(watched.columns) c), watched.concerned);
  end loop;

  for watched in select * from (values
    ('users', 'insert', 'USER_ADDED', 'id', array['type', 'customer_admin', 'customer_super_admin', 'roles']),
    ('users', 'delete', 'USER_ERASED', 'id', array['type']),
    ('business_users', 'insert', 'BUSINESS_USER_ADDED', 'user_id', array['business_id']),
    ('business_users', 'delete', 'BUSINESS_USER_REMOVED', 'user_id', array['business_id']),
    ('customer_tags', 'insert', 'CUSTOMER_TAG_ADDED', 'id', array['name']),
    ('customer_tags', 'delete', 'CUSTOMER_TAG_REMOVED', 'id', array['name'])
  ) as changes (source, operation, event, subject, columns) loop
    execute format('create trigger %1$I after %2$s on %3$I for each row
      execute function audit_row(%4$L, %5$L, %6$s)',
      'audit_' || lower(watched.event), watched.operation, watched.source,
      watched.event, watched.subject,
      (select string_agg(quote_literal(c), ', ') from unnest(watched.columns) c));
  end loop;
end
$$;

-- Sign-ins and refused sign-ins, without the address, which is not kept for as long. Since anybody can cause
-- any number of refusals, unknown people are not logged and each user only once a day (UTC), by way of the id.
-- The access log has all of them, for six months.
create function audit_access() returns trigger
  language plpgsql security definer
  set search_path = public
as $$
begin
  if new.event = 'SIGN_IN_REFUSED' and new.user_id is null then
    return null;
  end if;
  insert into audit_log (id, event, actor_id, customer_id, subject_id)
  values (case when new.event = 'SIGN_IN_REFUSED'
      then md5(new.event || new.user_id || (new.created_at at time zone 'UTC')::date)::uuid
      else gen_random_uuid() end,
    new.event, case when new.event <> 'SIGN_IN_REFUSED' then new.user_id end,
    (select u.customer_id from users u where u.id = new.user_id), new.user_id)
  on conflict (id) do nothing;
  return null;
end
$$;

create trigger audit_access after insert on access_log
  for each row when (new.event <> 'SESSION_RESUMED')
  execute function audit_access();

-- Nobody changes the log, not even the owner.
create function refuse_change() returns trigger
  language plpgsql
as $$
begin
  raise exception 'The audit log only grows' using errcode = '42501';
end
$$;

do $$
declare
  name text;
begin
  foreach name in array array['audit_log', 'audit_chain'] loop
    execute format('create trigger only_grows before update or delete or truncate on %I
      for each statement execute function refuse_change()', name);
  end loop;
end
$$;

-- The value at a position of the chain: a hash over the entry and the previous position. The text of jsonb
-- and the instant in milliseconds are the same on every engine and after every restore.
create function audit_hash(before text, entry audit_log) returns text language sql stable
as $$
  select encode(sha256(convert_to(before || E'\n' || jsonb_build_array(
    entry.id, (extract(epoch from entry.at) * 1000)::bigint, entry.event, entry.actor_id,
    entry.customer_id, entry.subject_id, entry.details)::text, 'UTF8')), 'hex')
$$;

-- Gives entries without a position the next ones, in order of time. A job does this, so that simultaneous
-- writers do not wait for each other. An entry written up to a day before the last position still gets one,
-- since its transaction may have ended later than others. If the last position lies ahead of now, the clock
-- was fast and is set back: the last one before now counts. Returns how many there were.
create function chain_audit(most integer) returns integer
  language plpgsql volatile security definer
  set search_path = public
as $$
declare
  place bigint := 0;
  before text := '';
  since timestamptz := '-infinity';
  entry audit_log;
  amount integer := 0;
begin
  lock table audit_chain in share row exclusive mode;
  select c.position, c.hash, case when l.at > now() then (
      select max(o.at) from audit_chain p join audit_log o on o.id = p.entry_id where o.at <= now()
    ) else l.at end - interval '1 day' into place, before, since
  from audit_chain c left join audit_log l on l.id = c.entry_id order by c.position desc limit 1;
  if not found then
    place := 0; before := ''; since := '-infinity';
  end if;
  for entry in
    select l.* from audit_log l
    where l.at >= coalesce(since, '-infinity')
      and not exists (select from audit_chain c where c.entry_id = l.id)
    order by l.at, l.id limit most
  loop
    place := place + 1;
    before := audit_hash(before, entry);
    insert into audit_chain (position, entry_id, hash) values (place, entry.id, before);
    amount := amount + 1;
  end loop;
  return amount;
end
$$;

-- Where the chain is broken: an entry or a position was changed or removed, or an entry has no position.
-- It should be empty: `npm run tramite -- doctor` checks. Entries that are removed from the end together with
-- their positions show only against a record of the last position, which the server's log has.
create view broken_audit_chain as
select position, fault from (
  select c.position, case
    when c.position <> coalesce(lag(c.position) over places, 0) + 1 then 'PLACE_MISSING'
    when l.id is null then 'ENTRY_MISSING'
    when c.hash <> audit_hash(coalesce(lag(c.hash) over places, ''), l) then 'ENTRY_CHANGED'
  end as fault
  from audit_chain c left join audit_log l on l.id = c.entry_id
  window places as (order by c.position)
) checked where fault is not null
union all
select null, 'ENTRY_WITHOUT_PLACE' from audit_log l
where l.at < now() - interval '2 days' and not exists (select from audit_chain c where c.entry_id = l.id);

revoke all on function audit_entry(text, uuid, text, jsonb), chain_audit(integer) from public;
