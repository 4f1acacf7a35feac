-- The role of every request. It owns nothing, cannot sign in and is held by row-level security.
do $$
begin
  if not exists (select from pg_roles where rolname = 'tramite_app') then
    create role tramite_app nologin nobypassrls;
  end if;
exception
  -- Another database of the same server was creating it at the same moment.
  when duplicate_object or unique_violation then null;
end
$$;
--> statement-breakpoint
do $$
begin
  if not pg_has_role(current_user, 'tramite_app', 'MEMBER') then
    execute format('grant tramite_app to %I', current_user);
  end if;
end
$$;
--> statement-breakpoint
-- Lower case without the accents of Portuguese, so that "peticao" finds "Petição".
create function fold_text(value text) returns text
  language sql immutable strict parallel safe
  return translate(lower(value),
    'áàâãäéèêëíìîïóòôõöúùûüçñ',
    'aaaaaeeeeiiiiooooouuuucn');
--> statement-breakpoint
-- The context of the transaction: whose rows it may touch. Empty when nobody set it.
create function app_customer() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.customer_id', true), '')::uuid;
--> statement-breakpoint
create function app_user() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.user_id', true), '')::uuid;
--> statement-breakpoint
create function app_staff() returns boolean
  language sql stable parallel safe
  return coalesce(current_setting('app.staff', true), '') = 'on';
--> statement-breakpoint
-- Puts a table under row-level security, also for its owner: `rule` decides for requests, the
-- owner (sign-in, jobs, migrations) passes by its own policy. One call for every tenant table.
create procedure protect_table(name regclass, rule text, privileges text default 'select, insert, update, delete')
  language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format('create policy request on %s to tramite_app using (%s) with check (%2$s)', name, rule);
  execute format('create policy owner on %s to %I using (true) with check (true)', name, current_user);
  execute format('grant %s on %s to tramite_app', privileges, name);
end
$$;
--> statement-breakpoint
grant usage on schema public to tramite_app;
