-- Whether the stored answer of a write tells of something that its caller does not see any more, or the write named it: a
-- demand that has become private, or a demand or document of a business that they do not work in any more (a super admin
-- reads all of them, as their session says). The ids are whole values; a text that only mentions one tells nothing.
create function is_out_of_sight(answer jsonb, named uuid[]) returns boolean language sql stable as $$
  with ids as (
    select unnest(named) as id
    union
    select found[1]::uuid
      from regexp_matches(answer::text, '"([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"', 'g') as found
  ), own as (
    select b.id from users u join businesses b on b.customer_id = u.customer_id
    where u.id = (select app_user()) and (u.customer_super_admin or exists (
      select from business_users bu where bu.user_id = u.id and bu.business_id = b.id))
  )
  select not (select app_staff()) and (
    exists (select from hidden_demands h where h.id in (select id from ids))
    or exists (select from demands d where d.id in (select id from ids)
      and d.business_id not in (select id from own))
    or exists (select from documents d where d.id in (select id from ids)
      and d.business_id not in (select id from own))
  )
$$;
