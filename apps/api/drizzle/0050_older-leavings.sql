-- A type that was told apart from another by a number (0048) took none of its demands along, which know it by name.
-- Of demands whose name no type has, those follow that are of the name before the number.
update demands m set demand_type_name = t.name
from demand_types t
where t.name ~ ' \([0-9]+\)$' and m.demand_type_name = regexp_replace(t.name, ' \([0-9]+\)$', '')
  and not exists (select from demand_types o where o.name = m.demand_type_name);--> statement-breakpoint
-- What older servers left to be told to open pages, and no server knows any more, would wait for ever.
delete from outbox where message ->> 'kind' in ('remindersChanged', 'workHandedOver');
