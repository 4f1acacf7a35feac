-- The demands whose title, or one entry of whose conversation, which its
-- description begins, has all words of a search, with the
-- closeness of the match. Runs as the owner, because row-level security prevents the use of such an
-- index; therefore checks itself what exists for the principal.
-- @param asked as `toSearchQuery` makes it, each narrower than the one before: by roots and by the
--   beginning of the last word, by roots, by words as they are written
-- @param asked_number the number of a demand, if one was typed

-- The search includes the customer, so that an index over many customers is as fast as one over the rows
-- of one. Staff search all customers.
create function app_owned_search(asked tsquery) returns tsquery
  language sql stable strict
  return case when app_staff() then asked
    else asked && quote_literal(app_customer()::text)::tsquery end;

create function app_demands_named(asked tsquery[], asked_number integer)
  returns table (id uuid, closeness integer)
  language plpgsql stable security definer rows 200
  set search_path = public
as $$
declare
  staff boolean := app_staff();
  customer uuid := app_customer();
  person uuid := app_user();
  wanted tsquery := app_owned_search(asked[1]);
begin
  if wanted is null or customer is null and not staff then return; end if;
  return query
    select d.id, (d.words @@ asked[2])::integer + (d.words @@ asked[3])::integer from demands d
    where d.words @@ wanted and d.number is distinct from asked_number
      and demand_exists(d.customer_id, d.private, d.user_id, d.private_users, staff, customer, person);
  if asked_number is null then return; end if;
  return query
    select d.id, 3 from demands d
    where d.number = asked_number
      and demand_exists(d.customer_id, d.private, d.user_id, d.private_users, staff, customer, person);
end
$$;

-- Ids come once for each entry, and for the request, which begins the conversation.
create function app_demands_saying(asked tsquery[]) returns table (id uuid, closeness integer)
  language plpgsql stable security definer rows 200
  set search_path = public
as $$
declare
  staff boolean := app_staff();
  customer uuid := app_customer();
  person uuid := app_user();
  wanted tsquery := app_owned_search(asked[1]);
begin
  if wanted is null or customer is null and not staff then return; end if;
  return query
    select i.demand_id, (i.words @@ asked[2])::integer + (i.words @@ asked[3])::integer
    from process_items i
    where i.words @@ wanted and not i.deleted
      and (staff or i.customer_id = customer
        and i.type not in ('PRIVATE_MESSAGE', 'INTERN_TEMPLATED_MESSAGE')
        -- Few demands are private: excluding them is faster than visiting all that were found.
        and i.demand_id not in (select h.id from hidden_demands h));
  return query
    select d.id, (d.description_words @@ asked[2])::integer + (d.description_words @@ asked[3])::integer
    from demands d
    where d.description_words @@ wanted
      and demand_exists(d.customer_id, d.private, d.user_id, d.private_users, staff, customer, person);
end
$$;

revoke all on function app_owned_search(tsquery), app_demands_named(tsquery[], integer),
  app_demands_saying(tsquery[]) from public;

grant execute on function app_demands_named(tsquery[], integer), app_demands_saying(tsquery[])
  to tramite_app;
