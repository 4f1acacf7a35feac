-- Journeys are the firm's; everybody who is signed in may read what there is.
do $$
declare
  name text;
  own constant text := 'customer_id = (select app_customer())';
begin
  call protect_table('journey_types', '(select app_staff())', 'select, insert, update');
  create policy everybody_reads on journey_types for select to tramite_app
    using ((select app_user()) is not null);

  -- Customers start journeys; what becomes of them afterwards the firm decides.
  foreach name in array array['customer_journeys', 'journey_demands'] loop
    call protect_table(name, '(select app_staff())');
    execute format('create policy own_insert on %I for insert to tramite_app with check (%s)', name, own);
  end loop;
  execute format('create policy own_read on customer_journeys for select to tramite_app using (%s)', own);
  -- A private demand is in no journey of those who do not see it.
  execute format('create policy own_read on journey_demands for select to tramite_app using (
    %s and exists (select from demands d where d.id = demand_id))', own);
end
$$;
