-- What would be deleted with a business. Runs as the owner, since private demands count that the user who
-- deletes the business cannot see; therefore checks access to the business itself.
create function app_business_use(business uuid)
  returns table (has_demands boolean, has_documents boolean)
  language sql stable security definer
  set search_path = public
as $$
  select
    exists (select from demands d where d.business_id = b.id),
    exists (select from documents d where d.business_id = b.id)
  from businesses b
  where b.id = app_business_use.business
    and (app_staff() or b.customer_id = app_customer())
$$;

revoke all on function app_business_use(uuid) from public;

grant execute on function app_business_use(uuid) to tramite_app;
