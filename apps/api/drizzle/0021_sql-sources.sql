-- The columns that an heir inherits are a view from here on, among the sources in `src/db/sql`, as are
-- all functions, triggers, views and policies.
drop procedure inherit_column(regclass, name, name);
--> statement-breakpoint
drop table inherited_columns;
