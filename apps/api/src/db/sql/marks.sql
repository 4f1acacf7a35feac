-- Which of some process numbers a customer already has, including those of marks that the principal cannot
-- see: a process is one mark of a customer. Locks the numbers against other imports until the transaction
-- ends. Runs as the owner and therefore checks access to the customer itself.
create function app_hold_mark_numbers(customer uuid, numbers text[]) returns setof text
  language plpgsql volatile security definer
  set search_path = public
as $$
begin
  if not coalesce(app_staff() or customer = app_customer(), false) then return; end if;
  perform pg_advisory_xact_lock(hashtextextended('marks ' || customer, 0));
  return query
    select p.number from mark_processes p
    where p.customer_id = app_hold_mark_numbers.customer
      and p.number = any(app_hold_mark_numbers.numbers);
end
$$;

revoke all on function app_hold_mark_numbers(uuid, text[]) from public;

grant execute on function app_hold_mark_numbers(uuid, text[]) to tramite_app;
