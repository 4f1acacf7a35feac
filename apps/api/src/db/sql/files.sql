-- The bytes that the files of the principal's customer take: those that are kept, and those whose upload
-- addresses are open; proofs of payment have a limit of their own. Files that the principal may not see
-- count too, so this reads as the owner.
create function app_files_bytes() returns bigint
  language sql stable security definer
  set search_path = public
as $$
  select coalesce(sum(f.size), 0)::bigint from files f
  where f.customer_id = app_customer() and f.abandoned_at is null and f.type <> 'RECEIPT'
$$;

revoke all on function app_files_bytes() from public;
grant execute on function app_files_bytes() to tramite_app;

-- A file whose demand or customer is deleted is no longer attached. Its row stays, so that the sweep finds
-- it in the storage.
create function let_file_go() returns trigger
  language plpgsql
as $$
begin
  new.attached_at := null;
  return new;
end
$$;

create trigger let_file_go before update of customer_id, demand_id on files
  for each row
  when (
    (old.customer_id is not null and new.customer_id is null)
    or (old.demand_id is not null and new.demand_id is null)
  )
  execute function let_file_go();
