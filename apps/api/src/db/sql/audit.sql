-- What changes rights and secrets leaves an entry in the log, by the transaction that changes it and
-- whoever does it: a request, a job, the operator.

create function audit_entry(event text, customer uuid, subject text, details jsonb) returns void
  language sql volatile security definer
  set search_path = public
as $$
  insert into audit_log (event, actor_id, customer_id, subject_id, details)
  values (event, app_user(), customer, subject, details)
$$;

-- What of a value is noted. The log outlives the people in it and nothing is ever taken from it, so of an
-- e-mail it holds what tells two apart to whoever knows them: its first letter and its domain.
create function audit_value(name text, value jsonb) returns jsonb language sql immutable as $$
  select case when name = 'email'
    then to_jsonb(regexp_replace(value #>> '{}', '^(.).*@', '\1•••@')) else value end
$$;

-- The arguments name the event, the column that holds the customer, and the columns that are watched,
-- whose values before and after are noted.
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

-- The arguments name the event, the column that holds the customer, and the columns that are noted.
create function audit_row() returns trigger
  language plpgsql security definer
  set search_path = public
as $$
declare
  found jsonb := case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  noted text[] := tg_argv[2:];
begin
  perform audit_entry(tg_argv[0], (found ->> tg_argv[1])::uuid, found ->> 'id', coalesce((
    select jsonb_object_agg(name, found -> name) from unnest(noted) as name), '{}'));
  return null;
end
$$;

do $$
declare
  watched record;
begin
  for watched in select * from (values
    ('users', 'USER_RIGHTS_CHANGED', 'customer_id', array['customer_admin', 'customer_super_admin', 'roles']),
    ('users', 'USER_EMAIL_CHANGED', 'customer_id', array['email']),
    ('users', 'USER_STATUS_CHANGED', 'customer_id', array['status']),
    ('users', 'USER_REMOVAL_CHANGED', 'customer_id', array['removed_at']),
    ('demands', 'DEMAND_SECRECY_CHANGED', 'customer_id', array['private', 'private_users']),
    ('customers', 'CONTRACT_CHANGED', 'id', array['is_churn', 'access_allowed_until',
      'has_suspended_contract', 'has_payment_overdue', 'payment_overdue_since', 'is_specific_demand',
      'is_premium', 'customer_access'])
  ) as changes (source, event, customer, columns) loop
    execute format('create trigger %1$I after update of %2$s on %3$I for each row when (%4$s)
      execute function audit_change(%5$L, %6$L, %7$s)',
      'audit_' || lower(watched.event),
      (select string_agg(quote_ident(c), ', ') from unnest(watched.columns) c), watched.source,
      (select string_agg(format('old.%1$I is distinct from new.%1$I', c), ' or ')
        from unnest(watched.columns) c),
      watched.event, watched.customer,
      (select string_agg(quote_literal(c), ', ') from unnest(watched.columns) c));
  end loop;

  for watched in select * from (values
    ('users', 'insert', 'USER_ADDED', 'customer_id',
      array['type', 'customer_admin', 'customer_super_admin', 'roles']),
    ('users', 'delete', 'USER_ERASED', 'customer_id', array['type']),
    ('customer_tags', 'insert', 'CUSTOMER_TAG_ADDED', 'customer_id', array['name']),
    ('customer_tags', 'delete', 'CUSTOMER_TAG_REMOVED', 'customer_id', array['name'])
  ) as changes (source, operation, event, customer, columns) loop
    execute format('create trigger %1$I after %2$s on %3$I for each row
      execute function audit_row(%4$L, %5$L, %6$s)',
      'audit_' || lower(watched.event), watched.operation, watched.source,
      watched.event, watched.customer,
      (select string_agg(quote_literal(c), ', ') from unnest(watched.columns) c));
  end loop;
end
$$;

-- Who came and who was turned away; without the address, which is not kept for as long. Anybody can be turned
-- away as often as they like: of whom nobody knows nothing stands here, and of each user once a day of UTC,
-- which the id says. The log of access has every one, for six months.
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

-- Nobody changes the log, the owner neither.
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

-- What stands at a place of the chain: a hash over the entry and over the place before. The text of jsonb
-- and the instant in milliseconds are the same on every engine and after every restoration.
create function audit_hash(before text, entry audit_log) returns text language sql stable
as $$
  select encode(sha256(convert_to(before || E'\n' || jsonb_build_array(
    entry.id, (extract(epoch from entry.at) * 1000)::bigint, entry.event, entry.actor_id,
    entry.customer_id, entry.subject_id, entry.details)::text, 'UTF8')), 'hex')
$$;

-- Gives entries without a place the next ones, in the order of their time. A job does it, so that what
-- people do at the same moment does not wait for one another. An entry that was written within a day
-- before the last place still gets one: its transaction may have ended later than others.
-- Answers how many there were.
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
  select c.position, c.hash, l.at - interval '1 day' into place, before, since
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

-- Where the chain does not hold: an entry was changed or taken away, a place too, or an entry got none.
-- Nothing stands here: `npm run tramite -- doctor` asks. Entries that are taken from the end together with
-- their places are missed by whoever has noted the last place; the server's log has it.
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
