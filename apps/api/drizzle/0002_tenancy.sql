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
-- Who a token belongs to, with all that a request needs to know of them. Runs as the owner, since a
-- request may not read sessions; answers nothing for an unknown, ended or disabled one.
create function app_session(token_hash text, at timestamptz)
  returns table (
    session_id uuid, user_id uuid, user_name text, email text, staff boolean, customer_id uuid,
    customer_admin boolean, customer_super_admin boolean, business_ids uuid[],
    is_churn boolean, access_allowed_until date, has_suspended_contract boolean,
    has_payment_overdue boolean, payment_overdue_since date, is_specific_demand boolean,
    is_premium boolean, customer_access text[]
  )
  language plpgsql stable security definer
  set search_path = public
as $$
#variable_conflict use_column
begin
  return query
  select s.id, u.id, u.name, u.email, u.type = 'BACKOFFICE', u.customer_id,
    u.customer_admin, u.customer_super_admin,
    case
      when u.customer_super_admin then array(
        select b.id from businesses b where b.customer_id = u.customer_id order by b.created_at, b.id)
      else array(
        select b.id from business_users bu join businesses b on b.id = bu.business_id
        where bu.user_id = u.id and b.customer_id = u.customer_id order by b.created_at, b.id)
    end,
    c.is_churn, c.access_allowed_until, c.has_suspended_contract, c.has_payment_overdue,
    c.payment_overdue_since, c.is_specific_demand, c.is_premium, c.customer_access
  from sessions s
  join users u on u.id = s.user_id
  left join customers c on c.id = u.customer_id
  where s.token_hash = app_session.token_hash
    and s.expires_at > app_session.at
    and u.status = 'ACTIVE'
    and (u.type = 'BACKOFFICE' or c.id is not null);
end
$$;
--> statement-breakpoint
revoke all on function app_session(text, timestamptz) from public;
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
