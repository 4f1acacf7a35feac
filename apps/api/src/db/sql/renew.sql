-- Runs last. What sessions know of their user may be computed differently now; nobody has to sign in again.
select repair_sessions();

-- Private demands of removed users that were opened before `people.sql` handed them over.
select hand_opened_over(r.user_id) from user_removals r
where exists (select from demands d where d.user_id = r.user_id and not d.private);

-- Recomputes what is stored by means of our functions, if one of the immutable ones has changed. Takes its
-- time on large tables.
do $$
declare
  stored record;
begin
  if current_setting('sources.stored_functions') is not distinct from (
    select md5(string_agg(pg_get_functiondef(p.oid), '' order by p.oid::regprocedure::text)) from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.provolatile = 'i'
  ) then return; end if;

  for stored in
    select a.attrelid::regclass as source, a.attname as name, pg_get_expr(f.adbin, f.adrelid) as expression,
      (select b.attname from pg_depend d
        join pg_attribute b on b.attrelid = d.refobjid and b.attnum = d.refobjsubid
        where d.classid = 'pg_attrdef'::regclass and d.objid = f.oid and d.refobjid = a.attrelid
          and b.attnum <> a.attnum
        limit 1) as origin
    from pg_attribute a join pg_attrdef f on f.adrelid = a.attrelid and f.adnum = a.attnum
    where a.attgenerated = 's' and exists (
      select from pg_depend d join pg_proc p on p.oid = d.refobjid
      where d.classid = 'pg_attrdef'::regclass and d.objid = f.oid
        and d.refclassid = 'pg_proc'::regclass and p.pronamespace = 'public'::regnamespace)
  loop
    -- A stored column is computed when one of its sources is written.
    execute format('update %1$s set %2$I = %2$I where %3$I is distinct from %4$s',
      stored.source, stored.origin, stored.name, stored.expression);
  end loop;

  for stored in
    select c.oid::regclass as name from pg_class c
    where c.relkind = 'i' and exists (
      select from pg_depend d join pg_proc p on p.oid = d.refobjid
      where d.classid = 'pg_class'::regclass and d.objid = c.oid
        and d.refclassid = 'pg_proc'::regclass and p.pronamespace = 'public'::regnamespace)
  loop
    execute format('reindex index %s', stored.name);
  end loop;
end
$$;
