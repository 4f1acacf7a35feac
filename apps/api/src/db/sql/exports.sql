-- An export holds what its asker may see. Once they lose access to something, their finished exports are no
-- longer given out, since their end is set before any clock, and those in progress are made again.
create function end_exports(exports uuid[]) returns void
  language sql volatile security definer
  set search_path = public
as $$
  update data_exports e set stale = e.status <> 'READY',
    expires_at = case when e.status = 'READY' then e.created_at end
  where e.id = any(end_exports.exports) and e.status <> 'FAILED';
$$;

revoke all on function end_exports(uuid[]) from public;

-- For the person whom a column of the old row names.
create function end_exports_of() returns trigger
  language plpgsql security definer
  set search_path = public
as $$
begin
  perform end_exports(array(
    select e.id from data_exports e where e.user_id = (to_jsonb(old) ->> tg_argv[0])::uuid));
  return null;
end
$$;

create trigger end_exports after delete on business_users
  for each row execute function end_exports_of('user_id');

create trigger end_exports after update of customer_admin, customer_super_admin on users
  for each row when (old.customer_admin and not new.customer_admin
    or old.customer_super_admin and not new.customer_super_admin)
  execute function end_exports_of('id');

create function end_exports_of_hidden() returns trigger
  language plpgsql security definer
  set search_path = public
as $$
begin
  perform end_exports(array(
    select e.id from data_exports e
    where e.customer_id = new.customer_id and (e.ready_at is null or e.ready_at >= new.created_at)
      and demand_exists(old.customer_id, old.private, old.user_id, old.private_users,
        false, new.customer_id, e.user_id)
      and not demand_exists(new.customer_id, new.private, new.user_id, new.private_users,
        false, new.customer_id, e.user_id)));
  return null;
end
$$;

create trigger end_exports after update of private, private_users, user_id on demands
  for each row when (new.private and (not old.private or old.user_id <> new.user_id
    or old.private_users <> new.private_users))
  execute function end_exports_of_hidden();

-- What the firm takes back, since it was sent to the wrong customer, is in no export either. Exports made before it
-- was there stay. Nobody has lost a right: whoever had a finished export that was still given out gets a new one, with
-- its e-mail.
create function end_exports_of_taken_back() returns trigger
  language plpgsql security definer
  set search_path = public
as $$
declare
  holding uuid[] := array(
    select e.id from data_exports e
    where e.customer_id = new.customer_id and (e.ready_at is null or e.ready_at >= new.created_at)
      and (e.expires_at is null or e.expires_at > e.created_at)
      and not exists (select from demands d where d.id = new.demand_id
        and not demand_exists(d.customer_id, d.private, d.user_id, d.private_users,
          false, d.customer_id, e.user_id)));
  given_out uuid[] := array(
    select e.id from data_exports e
    where e.id = any(holding) and e.status = 'READY' and e.expires_at > now());
begin
  perform end_exports(holding);
  with anew as (
    update data_exports e set status = 'WAITING', percent = 0, size = null, files = null,
      ready_at = null, expires_at = null
    where e.id in (select max(h.id::text)::uuid from data_exports h
        where h.id = any(given_out) group by h.user_id)
      and not exists (select from data_exports other
        where other.user_id = e.user_id and other.status in ('WAITING', 'BUILDING'))
    returning e.id, e.customer_id
  )
  insert into outbox (customer_id, message, created_at)
  select a.customer_id, jsonb_build_object('kind', 'job', 'job', jsonb_build_object(
    'kind', 'dataExport', 'exportId', a.id, 'customerId', a.customer_id)), now()
  from anew a;
  return null;
end
$$;

create trigger end_exports after update of was_send_to_customer on documents
  for each row when (new.was_send_to_customer = false and old.was_send_to_customer is distinct from false)
  execute function end_exports_of_taken_back();

create trigger end_exports after update of deleted on process_items
  for each row when (new.deleted and not old.deleted
    and new.type not in ('PRIVATE_MESSAGE', 'INTERN_TEMPLATED_MESSAGE'))
  execute function end_exports_of_taken_back();

-- The exports that were made since an instant, or are being made, of everybody of the caller's customer. Those of one
-- customer that are begun at the same time are counted one after the other.
create function app_exports_made(since timestamptz) returns table (own boolean, created_at timestamptz)
  language plpgsql volatile security definer
  set search_path = public
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('exports ' || app_customer()::text, 0));
  return query
    select e.user_id = app_user(), e.created_at::timestamptz from data_exports e
    where e.customer_id = app_customer() and e.status <> 'FAILED' and e.created_at > since;
end
$$;

revoke all on function app_exports_made(timestamptz) from public;
grant execute on function app_exports_made(timestamptz) to tramite_app;
