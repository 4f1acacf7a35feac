grant usage on schema public to tramite_app;

-- The context of the transaction: whose rows it may access. Empty if it was not set.
create function app_customer() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.customer_id', true), '')::uuid;

create function app_user() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.user_id', true), '')::uuid;

create function app_staff() returns boolean
  language sql stable parallel safe
  return coalesce(current_setting('app.staff', true), '') = 'on';

-- Opens a table to requests, under row-level security: `rule` decides which rows exist. The owner (sign-in,
-- jobs, migrations) is exempt, whatever its name. One call for every tenant table.
-- @param writable what may be written, if that is more than what may be seen
-- Rules read the context in a scalar sub-select: once per statement, not per row.
create procedure protect_table(name regclass, rule text,
  privileges text default 'select, insert, update, delete', writable text default null)
  language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('create policy request on %s to tramite_app using (%s) with check (%s)', name, rule,
    coalesce(writable, rule));
  execute format('grant %s on %s to tramite_app', privileges, name);
end
$$;
