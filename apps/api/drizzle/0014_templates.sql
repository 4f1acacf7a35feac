-- Everybody reads the templates in use and their types, only staff write them.
do $$
declare
  name text;
begin
  foreach name in array array['templates', 'template_types'] loop
    call protect_table(name, '(select app_staff())');
  end loop;
  create policy reading on templates for select to tramite_app
    using (active and (select app_user()) is not null);
  create policy reading on template_types for select to tramite_app
    using ((select app_user()) is not null);
  -- What somebody is still writing is nobody else's, the firm's neither.
  call protect_table('template_drafts',
    'user_id = (select app_user()) and customer_id = (select app_customer())');
end
$$;
--> statement-breakpoint
create sequence template_documents_number_seq;
--> statement-breakpoint
grant usage on sequence template_documents_number_seq to tramite_app;
