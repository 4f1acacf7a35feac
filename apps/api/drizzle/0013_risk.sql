-- The questionnaire is the firm's, with its weights: everybody who has signed in reads it, staff
-- write it.
do $$
declare
  name text;
begin
  foreach name in array array['risk_sectors', 'risk_questions', 'risk_answers'] loop
    call protect_table(name, '(select app_staff())');
    execute format('create policy everybody_reads on %I for select to tramite_app
      using ((select app_user()) is not null)', name);
  end loop;
end
$$;
--> statement-breakpoint
-- What a business answers belongs to its customer, who alone writes it.
do $$
begin
  call protect_table('risk_choices', 'customer_id = (select app_customer())');
  create policy staff_reads on risk_choices for select to tramite_app using ((select app_staff()));
end
$$;
