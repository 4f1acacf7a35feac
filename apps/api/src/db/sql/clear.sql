-- Runs first: drops what these files create, so that what is no longer in any of them is gone and a
-- function may change its parameters. Runs in one transaction with what creates everything again.
-- Keeps tables and indexes, the functions that those depend on, and whatever belongs to an extension.
-- For `renew.sql`, which checks whether the functions have changed.
select set_config('sources.stored_functions', (
  select md5(string_agg(pg_get_functiondef(p.oid), '' order by p.oid::regprocedure::text)) from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.provolatile = 'i'
), true);

do $$
declare
  gone record;
  names text;
begin
  for gone in select * from pg_policies where schemaname = 'public' loop
    execute format('drop policy %I on public.%I', gone.policyname, gone.tablename);
  end loop;

  for gone in
    select t.tgname, t.tgrelid::regclass as source from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = 'public'::regnamespace and not t.tgisinternal
  loop
    execute format('drop trigger %I on %s', gone.tgname, gone.source);
  end loop;

  select string_agg(c.oid::regclass::text, ', ') into names from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'v'
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e');
  if names is not null then execute 'drop view ' || names; end if;

  with recursive standing as (
    select d.refobjid as oid from pg_depend d
    where d.refclassid = 'pg_proc'::regclass and d.classid <> 'pg_proc'::regclass
    union
    select d.refobjid from pg_depend d join standing s on s.oid = d.objid
    where d.refclassid = 'pg_proc'::regclass and d.classid = 'pg_proc'::regclass
  )
  select string_agg(p.oid::regprocedure::text, ', ') into names from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p')
    and p.oid not in (select oid from standing)
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e');
  if names is not null then execute 'drop routine ' || names; end if;

  for gone in
    select c.oid::regclass as source from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relrowsecurity
  loop
    execute format('alter table %s disable row level security, no force row level security', gone.source);
  end loop;
end
$$;

revoke all on all tables in schema public from tramite_app;
revoke all on all sequences in schema public from tramite_app;
revoke all on all routines in schema public from tramite_app;
