-- What a removed user leaves to their heir: the columns that name a person, all in tables with a
-- `customer_id`. An array holds several people. A column with a copy of the name changes too, except where
-- it says who sent something, and `secret` tells whether a row r belongs to a private demand, which is not
-- handed over automatically. Where people set the person themselves with an If-Match, the column is
-- `versioned`: another person makes another version. An array that is emptied in the meantime says something
-- new: who is brought back gets into it only `unless_emptied`.
-- A new table with a responsible person needs one line here.
create view inherited_columns as
select * from (values
  ('demands'::regclass, 'user_id'::name, 'creator_name'::name, 'id'::name, 'r.private', false, false),
  ('demands', 'backoffice_user_id', 'backoffice_user_name', 'id', 'false', true, false),
  ('demands', 'following', null, 'id', 'r.private', false, false),
  ('documents', 'user_id', null, 'id',
    'exists (select from demands d where d.id = r.demand_id and d.private)', false, false),
  ('files', 'user_id', null, 'key',
    'exists (select from demands d where d.id = r.demand_id and d.private)', false, false),
  ('reminders', 'user_id', 'user_name', 'id', 'false', true, false),
  ('reminders', 'users_notification', null, 'id', 'false', true, false),
  ('reminders', 'notified_users', null, 'id', 'false', false, true),
  ('marks', 'user_id', null, 'id',
    'exists (select from demands d where d.id = r.demand_id and d.private)', false, false)
) as inherited (source, person, copied_name, key, secret, versioned, unless_emptied);

-- What else is set in a row r whose person changes.
create function next_version(versioned boolean) returns text
  language sql immutable
as $$ select case when versioned then ', version = r.version + 1' else '' end $$;

-- Gives the heir what a user was responsible for, in private demands or in the others, and records it.
-- The firm sees private demands anyway: what a person of the firm leaves is never secret.
create function hand_rows_over(gone users, successor users, secret boolean) returns void
  language plpgsql volatile
  set search_path = public
as $$
declare
  column_of record;
begin
  -- The heir gets access to every business whose demands they get.
  if gone.customer_id is not null then
    insert into business_users (business_id, user_id, customer_id)
    select distinct d.business_id, successor.id, d.customer_id from demands d
    where d.customer_id = gone.customer_id and d.user_id = gone.id
      and d.private = hand_rows_over.secret
    on conflict do nothing;
  end if;

  for column_of in
    select i.*, a.atttypid = 'uuid[]'::regtype as is_list
    from inherited_columns i
    join pg_attribute a on a.attrelid = i.source and a.attname = i.person
  loop
    execute format('with moved as (
        update %1$s r set %2$I = %3$s%7$s
        where %4$s and ($3 is null or r.customer_id = $3) and ($3 is not null and %5$s) = $5
        returning r.%6$I::text as key)
      insert into handed_over (user_id, source, person, row, heir_id)
      select $1, %1$L, %2$L, key, $2 from moved',
      column_of.source, column_of.person,
      case when column_of.is_list then format(
          'case when $2 = any(r.%1$I) then array_remove(r.%1$I, $1) else array_replace(r.%1$I, $1, $2) end',
          column_of.person)
        when column_of.copied_name is null then '$2'
        else format('$2, %I = $4', column_of.copied_name) end,
      case when column_of.is_list then format('$1 = any(r.%I)', column_of.person)
        else format('r.%I = $1', column_of.person) end,
      column_of.secret, column_of.key, next_version(column_of.versioned))
    using gone.id, successor.id, gone.customer_id, successor.name, secret;
  end loop;
end
$$;

-- The people of a hand-over. Its callers run as the owner, so access is checked here: both belong to the
-- principal's customer or, if staff ask, to one customer or to the firm.
create function people_of_hand_over(person uuid, heir uuid, out gone users, out successor users)
  language plpgsql volatile
  set search_path = public
as $$
begin
  select * into gone from users u where u.id = person for update;
  select * into successor from users u where u.id = heir and u.removed_at is null for share;
  if gone.id is null or successor.id is null or gone.id = successor.id
    or gone.customer_id is distinct from successor.customer_id
    or not coalesce(app_staff() or gone.customer_id = app_customer(), false)
  then
    raise exception 'These people are not of one customer of the principal' using errcode = '42501';
  end if;
  -- In the order in which all writers lock demands, so that there is no deadlock.
  perform from demands d
  where (gone.customer_id is null or d.customer_id = gone.customer_id)
    and (gone.id in (d.user_id, d.backoffice_user_id) or gone.id = any(d.following)
      or gone.id = any(d.private_users) or gone.id = any(d.visualized))
  order by d.id for update;
end
$$;

-- Gives the private demands that a removed user raised to the person who was named for that.
create function app_hand_private_over(person uuid, heir uuid) returns void
  language plpgsql volatile security definer
  set search_path = public
as $$
#variable_conflict use_variable
declare
  people record;
begin
  select * into people from people_of_hand_over(person, heir);
  if (people.gone).removed_at is null then
    raise exception 'This user is not removed' using errcode = '42501';
  end if;
  perform hand_rows_over(people.gone, people.successor, true);
  update demands d set following = d.following || heir
  from handed_over h
  where h.user_id = person and h.source = 'demands' and h.person = 'user_id' and h.heir_id = heir
    and d.id = h.row::uuid and d.private and not (heir = any(d.following));
end
$$;

-- The heir of a removed user or, if that one was removed as well, the heir of the heir.
create function heir_of(person uuid) returns uuid
  language sql stable
  set search_path = public
as $$
  with recursive heirs as (
    select r.heir_id as id from user_removals r where r.user_id = person
    union
    select r.heir_id from heirs h join user_removals r on r.user_id = h.id
  )
  select u.id from heirs h join users u on u.id = h.id where u.removed_at is null
$$;

-- A demand that passes to an heir stays signed by who raised it; it is theirs alone again once they are back.
create function keep_author() returns trigger
  language plpgsql
as $$
begin
  if new.user_id = old.author_id then
    new.author_id := null;
    new.author_name := null;
  elsif old.author_id is null then
    new.author_id := old.user_id;
    new.author_name := old.creator_name;
  end if;
  return new;
end
$$;

create trigger keep_author before update of user_id on demands
  for each row when (new.user_id <> old.user_id)
  execute function keep_author();

-- Whoever inherits from an heir who is erased takes their place.
create function pass_on_inheritance() returns trigger
  language plpgsql security definer
  set search_path = public
as $$
begin
  update user_removals w set heir_id = r.heir_id, heir_name = r.heir_name
  from user_removals r
  where r.user_id = old.id and w.heir_id = old.id;
  return old;
end
$$;

create trigger pass_on_inheritance before delete on users
  for each row when (old.removed_at is not null)
  execute function pass_on_inheritance();

-- Gives the heir what a removed user still has that is not secret: a private demand that was opened in the meantime.
create function hand_opened_over(person uuid) returns void
  language plpgsql volatile security definer
  set search_path = public
as $$
#variable_conflict use_variable
declare
  gone users;
  successor users;
begin
  select * into gone from users u where u.id = person;
  select * into successor from users u where u.id = heir_of(person) for share;
  if successor.removed_at is not null then
    raise exception 'the heir was removed' using errcode = 'serialization_failure';
  end if;
  if successor.id is null then return; end if;
  update demands d set following = d.following || successor.id
  where d.customer_id = gone.customer_id and d.user_id = person and not d.private
    and not (successor.id = any(d.following));
  perform hand_rows_over(gone, successor, false);
end
$$;

create function hand_over_once_opened() returns trigger
  language plpgsql security definer
  set search_path = public
as $$
begin
  perform hand_opened_over(r.user_id) from user_removals r
  where r.customer_id = new.customer_id and (r.user_id = new.user_id
    or exists (select from documents d where d.demand_id = new.id and d.user_id = r.user_id)
    or exists (select from files f where f.demand_id = new.id and f.user_id = r.user_id)
    or exists (select from marks m where m.demand_id = new.id and m.user_id = r.user_id));
  return null;
end
$$;

create trigger hand_over_once_opened after update of private on demands
  for each row when (old.private and not new.private)
  execute function hand_over_once_opened();

-- Whether private demands raised by a removed user of the principal's customer wait for an heir to be named. It does
-- not reveal which they are or how many, not even to a super admin.
create function app_private_demands_wait(person uuid) returns boolean
  language sql stable security definer
  set search_path = public
as $$
  select exists (
    select from user_removals r join demands d on d.user_id = r.user_id
    where r.user_id = person and r.customer_id = app_customer() and d.private
  )
$$;

-- Removes a user: hides them, ends their sessions and gives the heir what they were responsible for,
-- except in private demands. Nobody gets their places on private demands; the private demands that they
-- raised wait until an heir is named.
create function app_remove_user(person uuid, heir uuid, private_heir uuid, at timestamptz) returns void
  language plpgsql volatile security definer
  set search_path = public
as $$
#variable_conflict use_variable
declare
  people record;
  gone users;
begin
  -- What the person is raising at this moment is committed before the hand-over.
  perform from users u where u.id = person for update;
  select * into people from people_of_hand_over(person, heir);
  gone := people.gone;
  insert into user_removals (user_id, customer_id, name, email, removed_by, removed_by_name,
    heir_id, heir_name, was_blocked, removed_at)
  select gone.id, gone.customer_id, gone.name, gone.email, u.id, u.name,
    heir, (people.successor).name, gone.status = 'BLOCKED', at
  from users u where u.id = app_user();

  with freed as (
    update demands d set private_users = array_remove(d.private_users, person)
    where person = any(d.private_users) and d.customer_id = gone.customer_id
    returning d.id
  )
  insert into handed_over (user_id, source, person, row)
  select person, 'demands', 'private_users', id from freed;
  with freed as (
    update demands d set following = array_remove(d.following, person)
    where person = any(d.following) and d.private and d.customer_id = gone.customer_id
    returning d.id
  )
  insert into handed_over (user_id, source, person, row)
  select person, 'demands', 'following', id from freed;

  perform hand_rows_over(gone, people.successor, false);
  -- Who has read a demand is not handed over.
  update demands d set visualized = array_remove(d.visualized, person)
  where person = any(d.visualized) and (gone.customer_id is null or d.customer_id = gone.customer_id);

  update users u set status = 'BLOCKED', removed_at = at, version = u.version + 1 where u.id = person;
  if private_heir is not null then perform app_hand_private_over(person, private_heir); end if;
end
$$;

-- Restores a removed user, for the firm, with what their heirs still have of theirs; false if somebody has
-- already done it.
create function app_restore_user(person uuid) returns boolean
  language plpgsql volatile security definer
  set search_path = public
as $$
#variable_conflict use_variable
declare
  back users;
  column_of record;
begin
  if not app_staff() then
    raise exception 'Only the firm brings removed users back' using errcode = '42501';
  end if;
  select * into back from users u where u.id = person and u.removed_at is not null for update;
  if back.id is null then return false; end if;
  perform from demands d join handed_over h on d.id = h.row::uuid
  where h.user_id = person and h.source = 'demands' order by d.id for update of d;

  -- Whoever had a private demand in the meantime loses it, unless they have a place on it themselves.
  update demands d set following = array_remove(d.following, h.heir_id)
  from handed_over h
  where h.user_id = person and h.source = 'demands' and h.person = 'user_id' and d.id = h.row::uuid
    and d.private and d.user_id = h.heir_id and not (h.heir_id = any(d.private_users));

  for column_of in
    select distinct h.source, h.person, i.copied_name, coalesce(i.key, 'id') as key, i.versioned,
      i.unless_emptied, a.atttypid = 'uuid[]'::regtype as is_list
    from handed_over h
    join pg_attribute a on a.attrelid = h.source::regclass and a.attname = h.person
    left join inherited_columns i on i.source = h.source::regclass and i.person = h.person
    where h.user_id = app_restore_user.person
  loop
    execute format('update %1$s r set %2$I = %3$s%6$s from handed_over h
      where h.user_id = $1 and h.source = %1$L and h.person = %2$L and h.row = r.%4$I::text and %5$s',
      column_of.source, column_of.person,
      case when column_of.is_list then format('r.%I || $1', column_of.person)
        when column_of.copied_name is null then '$1'
        else format('$1, %I = $2', column_of.copied_name) end,
      column_of.key,
      case when column_of.unless_emptied
          then format('not ($1 = any(r.%1$I)) and r.%1$I <> ''{}''', column_of.person)
        when column_of.is_list then format('not ($1 = any(r.%I))', column_of.person)
        else format('r.%I = h.heir_id', column_of.person) end,
      next_version(column_of.versioned))
    using back.id, back.name;
  end loop;

  update users u set removed_at = null, version = u.version + 1,
    status = case when r.was_blocked then 'BLOCKED' else 'ACTIVE' end
  from user_removals r where u.id = person and r.user_id = person;
  delete from user_removals r where r.user_id = person;
  return true;
end
$$;

revoke all on function next_version(boolean), hand_rows_over(users, users, boolean), people_of_hand_over(uuid, uuid),
  app_remove_user(uuid, uuid, uuid, timestamptz), app_hand_private_over(uuid, uuid), heir_of(uuid),
  hand_opened_over(uuid), app_private_demands_wait(uuid), app_restore_user(uuid) from public;

grant execute on function app_remove_user(uuid, uuid, uuid, timestamptz),
  app_hand_private_over(uuid, uuid), app_private_demands_wait(uuid), app_restore_user(uuid) to tramite_app;

-- A user who was removed a moment ago raises no demand and makes no reminder, which would belong to nobody.
create function refuse_removed_author() returns trigger
  language plpgsql security definer
  set search_path = public
as $$
begin
  perform from users u where u.id = new.user_id for key share;
  if exists (select from users u where u.id = new.user_id and u.removed_at is not null) then
    raise exception 'the author was removed' using errcode = 'serialization_failure';
  end if;
  return null;
end
$$;

-- A private demand that the firm raises for a removed user, such as that of a mapping after its meeting, waits for an
-- heir like the others that the user has left.
create trigger refuse_removed_author after insert on demands
  for each row when (not coalesce(new.private and app_staff(), false))
  execute function refuse_removed_author();

create trigger refuse_removed_author after insert on reminders
  for each row execute function refuse_removed_author();

-- When a demand becomes private, who sees it is chosen anew: a user who was removed before that and is restored
-- regains neither a place on it nor the demand itself. The firm's people see it anyway.
create function end_hand_over() returns trigger
  language plpgsql security definer
  set search_path = public
as $$
begin
  delete from handed_over h using user_removals r
  where r.user_id = h.user_id and r.customer_id = new.customer_id
    and h.source = 'demands' and h.row = new.id::text;
  return null;
end
$$;

create trigger end_hand_over after update of private on demands
  for each row when (new.private and not old.private)
  execute function end_hand_over();

-- A person's new name appears wherever they are responsible for something. What they wrote or validated
-- stays under the name that they had then.
create function rename_in_copies() returns trigger
  language plpgsql security definer
  set search_path = public
as $$
declare
  column_of record;
begin
  for column_of in select * from inherited_columns i where i.copied_name is not null loop
    execute format('update %1$s set %2$I = $1 where %3$I = $2 and ($3 is null or customer_id = $3)',
      column_of.source, column_of.copied_name, column_of.person)
    using new.name, new.id, new.customer_id;
  end loop;
  return null;
end
$$;

create trigger rename_in_copies after update of name on users
  for each row when (new.name <> old.name)
  execute function rename_in_copies();
