CREATE TABLE "demand_counts" (
	"business_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"status_key" text NOT NULL,
	"on_demands_page" boolean NOT NULL,
	"amount" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "demands" ADD COLUMN "on_demands_page" boolean GENERATED ALWAYS AS (status_key = 'PENDING' or demand_type_name is distinct from 'Registro de Marcas') STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "demand_counts" ADD CONSTRAINT "demand_counts_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "demand_counts_of_business" ON "demand_counts" USING btree ("business_id");--> statement-breakpoint
CREATE INDEX "demands_private_of_business" ON "demands" USING btree ("business_id") WHERE private;--> statement-breakpoint
-- What the most usual conditions of lists read stands beside the key in each index that a list sorts
-- by: to skip to a page by its number, or to count, needs no visit to the table.
do $$
declare
  key record;
begin
  for key in select * from (values
    ('demands_by_number', 'number'),
    ('demands_by_status', 'status_key, number'),
    ('demands_by_name', 'name_folded, number_down'),
    ('demands_by_update', 'updated_at, number'),
    ('demands_by_forecast_first', 'forecast_or_first, number_down'),
    ('demands_by_forecast_last', 'forecast_or_last, number_down')
  ) as keys (name, columns) loop
    execute format('drop index %I', key.name);
    execute format('create index %I on demands (business_id, %s)
      include (id, customer_id, private, on_demands_page, created_at%s)',
      key.name, key.columns, case when key.name <> 'demands_by_status' then ', status_key' end);
  end loop;
  drop index demands_private, demands_private_of_business;
  create index demands_private on demands (customer_id)
    include (id, user_id, private_users) where private;
  create index demands_private_of_business on demands (business_id)
    include (customer_id, private, user_id, private_users, status_key, on_demands_page) where private;
end
$$;
--> statement-breakpoint
-- The demands that exist for the principal, as row-level security shows them, by what lists filter and
-- sort by. A policy has each row asked for the array of who may see it, which would have to stand in
-- every index; here only private rows are asked for, and those by an index of their own.
create view visible_demands as
select d.id, d.customer_id, d.business_id, d.user_id, d.number, d.number_down, d.name_folded,
  d.status_key, d.on_demands_page, d.demand_type_name, d.demands_tags, d.validation_user_id,
  d.forecast_or_first, d.forecast_or_last, d.created_at, d.updated_at
from demands d
where (select app_staff()) or d.customer_id = (select app_customer()) and (not d.private or d.id in (
  select p.id from demands p
  where p.private and p.customer_id = (select app_customer())
    and (p.user_id = (select app_user()) or (select app_user()) = any(p.private_users))
));
--> statement-breakpoint
grant select on visible_demands to tramite_app;
--> statement-breakpoint
-- How many demands there are, for the totals of lists: to count ten thousand takes longer than to read
-- the twenty that are shown. Every change of a demand adds its lines in its own transaction, so that a
-- number is as exact as a count and nobody waits for anybody; now and then a change sums the lines of
-- its business up. Private demands are not in it: which of them exist differs from user to user.
call protect_table('demand_counts', 'customer_id = (select app_customer()) or (select app_staff())', 'select');
--> statement-breakpoint
create function sum_demand_counts(business uuid) returns void
  language plpgsql volatile security definer
  set search_path = public
as $$
begin
  -- One at a time, and nobody waits: lines that another change is summing up are left to it.
  if not pg_try_advisory_xact_lock(hashtextextended(business::text, 1)) then return; end if;
  with gone as (delete from demand_counts c where c.business_id = business returning c.*)
  insert into demand_counts
    select g.business_id, g.customer_id, g.status_key, g.on_demands_page, sum(g.amount) from gone g
    group by 1, 2, 3, 4 having sum(g.amount) <> 0;
end
$$;
--> statement-breakpoint
create function count_demand() returns trigger
  language plpgsql security definer
  set search_path = public
as $$
begin
  -- Of a business that goes, with all that it has, nothing is counted any more.
  if tg_op <> 'INSERT' and not old.private then
    insert into demand_counts
      select b.id, old.customer_id, old.status_key, old.on_demands_page, -1 from businesses b
      where b.id = old.business_id;
  end if;
  if tg_op <> 'DELETE' and not new.private then
    insert into demand_counts
      values (new.business_id, new.customer_id, new.status_key, new.on_demands_page, 1);
  end if;
  if random() < 0.02 then perform sum_demand_counts(coalesce(new.business_id, old.business_id)); end if;
  return null;
end
$$;
--> statement-breakpoint
revoke all on function sum_demand_counts(uuid), count_demand() from public;
--> statement-breakpoint
create trigger count_demand after insert or delete on demands
  for each row execute function count_demand();
--> statement-breakpoint
create trigger count_change_of_demand after update on demands for each row
  when ((old.business_id, old.customer_id, old.status_key, old.on_demands_page, old.private)
    is distinct from (new.business_id, new.customer_id, new.status_key, new.on_demands_page, new.private))
  execute function count_demand();
--> statement-breakpoint
insert into demand_counts
  select business_id, customer_id, status_key, on_demands_page, count(*) from demands
  where not private group by 1, 2, 3, 4;
--> statement-breakpoint
-- As before, with a length from which on the last word is also the beginning of a word: nearly every
-- text has a word that begins with some letter, and to find them all takes long.
-- @param owner null searches the rows of all
drop function search_query(text, uuid);
--> statement-breakpoint
create function search_query(asked text, owner uuid, shortest_beginning integer default 1) returns tsquery
  language plpgsql immutable parallel safe
as $$
declare
  -- A nasal that waits for its end: "locaçõ" is on the way to "locações".
  typed text[] := string_to_array(trim(plain_words(regexp_replace(lower(normalize(asked)), 'õe?$', 'ão'))), ' ');
  filler constant text[] := '{a,o,as,os,um,uma,de,da,do,das,dos,e,em,no,na,nos,nas,por,pelo,pela,para,com,que,se,ao,aos,ou,sobre,entre}';
  words text[] := array(select w from unnest(typed) with ordinality t (w, i)
    where w <> all(filler) order by i limit 12);
  parts text[];
  stem text;
begin
  if cardinality(words) = 0 then words := typed; end if;
  for i in 1..coalesce(cardinality(words), 0) loop
    stem := (stem_words(' ' || words[i] || ' '))[1];
    if i < cardinality(words) or length(words[i]) < shortest_beginning then
      parts := parts || stem;
    -- One letter behind other words says nothing yet.
    elsif i = 1 or length(words[i]) > 1 then
      parts := parts || ('(' || concat_ws('|', stem, words[i] || ':*',
        substring(words[i] from '^(.{3,})(?:oe|ae|[aeou]i)$') || ':*') || ')');
    end if;
  end loop;
  parts := array_remove(parts, null);
  if cardinality(coalesce(parts, '{}')) = 0 then return null; end if;
  return (array_to_string(parts || ('''' || owner || ''''), '&'))::tsquery;
end
$$;
--> statement-breakpoint
create or replace function app_demands_saying(asked text) returns setof uuid
  language plpgsql stable security definer rows 200
  set search_path = public
as $$
declare
  staff boolean := app_staff();
  customer uuid := app_customer();
  person uuid := app_user();
  -- `MESSAGE_BEGINNING_MIN` of the SDK.
  wanted tsquery := search_query(asked, case when not staff then customer end, 3);
begin
  if wanted is null or customer is null and not staff then return; end if;
  return query
    select i.demand_id from process_items i
    where search_vector(i.content, i.customer_id) @@ wanted and not i.deleted
      and (staff or i.customer_id = customer
        and i.type not in ('PRIVATE_MESSAGE', 'INTERN_TEMPLATED_MESSAGE')
        -- Few demands are private: to leave them out is quicker than to visit all that were found.
        and i.demand_id not in (
          select d.id from demands d
          where d.customer_id = customer and d.private and d.user_id <> person
            and not person = any(d.private_users)
        ));
end
$$;
