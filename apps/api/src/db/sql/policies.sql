-- Which rows requests see in each table. Requests cannot even read a table that is not named here.

-- Rows of one customer.
do $$
declare
  name text;
begin
  foreach name in array array[
    'customer_tags', 'businesses', 'business_users', 'demand_tags', 'feedbacks', 'reminders',
    'reminder_archives', 'mappings'
  ] loop
    call protect_table(name, 'customer_id = (select app_customer()) or (select app_staff())');
  end loop;
end
$$;
-- Removed users exist for nobody: the firm restores them from the record of their removal.
call protect_table('users',
  '((customer_id = (select app_customer())) or (select app_staff())) and removed_at is null');
call protect_table('user_removals',
  'customer_id = (select app_customer()) or (select app_staff())', 'select');
call protect_table('email_changes', 'exists (select from users u where u.id = user_id)');
call protect_table('customers', 'id = (select app_customer()) or (select app_staff())');
call protect_table('outbox', 'customer_id = (select app_customer()) or (select app_staff())', 'insert');
-- The firm writes them with the contract that they are of.
call protect_table('deadline_stops', 'customer_id = (select app_customer()) or (select app_staff())',
  'select, insert, update', '(select app_staff())');
call protect_table('demand_counts', 'customer_id = (select app_customer()) or (select app_staff())', 'select');

-- Rows of one user. Drafts are visible to nobody else, not even to the firm. An acceptance is written once
-- and never changed.
call protect_table('notifications', 'user_id = (select app_user())', 'select, update');
call protect_table('notification_settings', 'user_id = (select app_user())',
  'select, insert, update');
call protect_table('calendar_addresses', 'user_id = (select app_user())', 'select, delete');
-- An export holds what its asker sees, so not even another admin gets it.
call protect_table('data_exports', 'user_id = (select app_user())', 'select, insert',
  'user_id = (select app_user()) and customer_id = (select app_customer())');
call protect_table('idempotency_keys', 'user_id = (select app_user())', 'select, insert');
call protect_table('legal_acceptances', 'user_id = (select app_user())', 'select, insert');
call protect_table('template_drafts',
  'user_id = (select app_user()) and customer_id = (select app_customer())');

call protect_table('demands', 'demand_exists(customer_id, private, user_id, private_users,
  (select app_staff()), (select app_customer()), (select app_user()))');
-- A demand's number is drawn before the demand is written, so that answering needs no further read.
grant usage on sequence demands_number_seq to tramite_app;

-- Without internal entries, and without those of a demand that does not exist for the principal. Whoever
-- moves the queue adds entries also to demands that they cannot see.
call protect_table('process_items', '(select app_staff()) or (
  customer_id = (select app_customer())
  and type not in (''PRIVATE_MESSAGE'', ''INTERN_TEMPLATED_MESSAGE'')
  and not exists (select from hidden_demands h where h.id = demand_id)
)', writable => '(select app_staff()) or (
  customer_id = (select app_customer())
  and type not in (''PRIVATE_MESSAGE'', ''INTERN_TEMPLATED_MESSAGE'')
)');
call protect_table('documents', '(select app_staff()) or (
  customer_id = (select app_customer()) and was_send_to_customer is distinct from false
  and not exists (select from hidden_demands h where h.id = demand_id)
)');
call protect_table('files', '(select app_staff()) or (
  customer_id = (select app_customer()) and not internal
  and not exists (select from hidden_demands h where h.id = demand_id)
)');

-- What the firm notes about a demand or finishes is never visible to a customer; the job that makes the
-- document of a finished one runs as the owner.
call protect_table('demand_screenings', '(select app_staff())');
call protect_table('mapping_completions', '(select app_staff())', 'insert');

-- The answers of a mapping, current and as completed, exist for whoever the mapping's demand exists for. Everybody
-- in the business knows that there is a mapping, since there can be only one.
call protect_table('mapping_sectors', '(select app_staff()) or (
  customer_id = (select app_customer()) and exists (select from mappings m where m.id = mapping_id
    and not exists (select from hidden_demands h where h.id = m.demand_id))
)');
call protect_table('mapping_activities', '(select app_staff()) or (
  customer_id = (select app_customer()) and exists (select from mapping_sectors s where s.id = sector_id)
)');
call protect_table('mapping_snapshots', '(select app_staff()) or (
  customer_id = (select app_customer()) and exists (select from mappings m where m.id = mapping_id
    and not exists (select from hidden_demands h where h.id = m.demand_id))
)', 'select, insert', '(select app_staff())');

-- A link, the causes of a date, a mark and a place in a journey exist for whoever their demand exists for: the policy of
-- demands decides here as well.
call protect_table('reminder_demands', '(select app_staff()) or (
  customer_id = (select app_customer()) and exists (select from demands d where d.id = demand_id)
)');
call protect_table('forecast_causes', '(select app_staff()) or (
  customer_id = (select app_customer()) and exists (select from demands d where d.id = demand_id)
)', 'select');
call protect_table('marks', '(select app_staff()) or (
  customer_id = (select app_customer()) and exists (select from demands d where d.id = demand_id)
)', 'select, insert, update');

-- Process numbers and their history are written by the firm; customers read those of the marks that they
-- see, and import numbers without a status.
call protect_table('mark_processes', '(select app_staff())');
create policy own_read on mark_processes for select to tramite_app using (
  customer_id = (select app_customer()) and exists (select from marks m where m.id = mark_id));
create policy own_insert on mark_processes for insert to tramite_app with check (
  customer_id = (select app_customer()) and status is null and status_on is null
  and exists (select from marks m where m.id = mark_id));
call protect_table('mark_events', '(select app_staff())', 'select, insert');
create policy own_read on mark_events for select to tramite_app using (
  customer_id = (select app_customer())
  and exists (select from mark_processes p where p.id = process_id));
call protect_table('gazettes', '(select app_staff())', 'select, insert, update');

-- Customers start journeys; afterwards only the firm changes them.
call protect_table('customer_journeys', '(select app_staff())');
create policy own_read on customer_journeys for select to tramite_app
  using (customer_id = (select app_customer()));
create policy own_insert on customer_journeys for insert to tramite_app
  with check (customer_id = (select app_customer()));
call protect_table('journey_demands', '(select app_staff())');
create policy own_read on journey_demands for select to tramite_app using (
  customer_id = (select app_customer()) and exists (select from demands d where d.id = demand_id));
create policy own_insert on journey_demands for insert to tramite_app
  with check (customer_id = (select app_customer()));

-- Written by the firm and read by the customer, or sent by the customer.
call protect_table('billings', '(select app_staff())', 'select, insert, update');
create policy own_read on billings for select to tramite_app
  using (customer_id = (select app_customer()));
call protect_table('receipts', '(select app_staff())', 'select, insert, update');
create policy own_read on receipts for select to tramite_app
  using (customer_id = (select app_customer()));
create policy own_insert on receipts for insert to tramite_app
  with check (customer_id = (select app_customer()) and user_id = (select app_user()));
call protect_table('popup_views', 'user_id = (select app_user())', 'select, insert');
create policy staff_reads on popup_views for select to tramite_app using ((select app_staff()));

-- The answers of a business belong to its customer, who alone writes them.
call protect_table('risk_choices', 'customer_id = (select app_customer())');
create policy staff_reads on risk_choices for select to tramite_app using ((select app_staff()));

-- Everybody's actions are recorded; only the firm reads them.
call protect_table('audit_log', 'actor_id = (select app_user())', 'insert');
grant select on audit_log to tramite_app;
create policy staff_reads on audit_log for select to tramite_app using ((select app_staff()));

-- The firm's own texts: staff write them, everybody who has signed in reads those in use.
do $$
declare
  name text;
begin
  foreach name in array array[
    'demand_types', 'risk_sectors', 'risk_questions', 'risk_answers', 'templates', 'template_types'
  ] loop
    call protect_table(name, '(select app_staff())');
  end loop;
  call protect_table('popups', '(select app_staff())');
  call protect_table('journey_types', '(select app_staff())', 'select, insert, update');

  foreach name in array array['demand_types', 'templates'] loop
    execute format('create policy reading on %I for select to tramite_app
      using (active and (select app_user()) is not null)', name);
  end loop;
  foreach name in array array[
    'risk_sectors', 'risk_questions', 'risk_answers', 'template_types', 'popups', 'journey_types'
  ] loop
    execute format('create policy reading on %I for select to tramite_app
      using ((select app_user()) is not null)', name);
  end loop;
end
$$;
grant usage on sequence template_documents_number_seq to tramite_app;
