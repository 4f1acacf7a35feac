-- How many demands there are, for the totals of lists: counting ten thousand takes longer than reading
-- the twenty that are shown. Every change of a demand adds its lines in its own transaction, so that a
-- total is as exact as a count and no writer waits for another; now and then a change sums up the lines of
-- its business. Private demands are left out: which of them exist differs from user to user.
create function sum_demand_counts(business uuid) returns void
  language plpgsql volatile security definer
  set search_path = public
as $$
begin
  -- Without waiting: lines that another change is summing up are left to it.
  if not pg_try_advisory_xact_lock(hashtextextended(business::text, 1)) then return; end if;
  with gone as (delete from demand_counts c where c.business_id = business returning c.*)
  insert into demand_counts
    select g.business_id, g.customer_id, g.status_key, g.on_demands_page, sum(g.amount) from gone g
    group by 1, 2, 3, 4 having sum(g.amount) <> 0;
end
$$;

create function count_demand() returns trigger
  language plpgsql security definer
  set search_path = public
as $$
begin
  -- A business that is being deleted with all its demands is no longer counted.
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

-- The counts that differ from the table, with the difference. There should be none: `npm run
-- tramite -- doctor` checks.
create view stale_demand_counts as
select business_id, customer_id, status_key, on_demands_page, sum(amount)::integer as missing
from (
  select business_id, customer_id, status_key, on_demands_page, 1 as amount from demands where not private
  union all
  select business_id, customer_id, status_key, on_demands_page, -amount from demand_counts
) as lines
group by 1, 2, 3, 4 having sum(amount) <> 0;

-- Corrects the counts. Nobody waits: a single statement sees of every other change both the demand and
-- its line, or neither. Returns how many counts were wrong.
create function repair_demand_counts() returns integer
  language plpgsql volatile security definer
  set search_path = public
as $$
declare
  repaired integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('repair_demand_counts', 0));
  insert into demand_counts select * from stale_demand_counts;
  get diagnostics repaired = row_count;
  return repaired;
end
$$;

revoke all on function sum_demand_counts(uuid), count_demand(), repair_demand_counts() from public;

create trigger count_demand after insert or delete on demands
  for each row execute function count_demand();

create trigger count_change_of_demand after update on demands for each row
  when ((old.business_id, old.customer_id, old.status_key, old.on_demands_page, old.private)
    is distinct from (new.business_id, new.customer_id, new.status_key, new.on_demands_page, new.private))
  execute function count_demand();
