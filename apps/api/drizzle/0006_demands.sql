CREATE TABLE "demand_screenings" (
	"demand_id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"demand_type_id" uuid,
	"demand_type_name" text NOT NULL,
	"backoffice_user_id" uuid,
	"backoffice_user_name" text,
	"note" text,
	"screened_by_id" uuid NOT NULL,
	"screened_by_name" text NOT NULL,
	"screened_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "demand_types" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "demand_tags_of_customer";--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "demand_screenings" ADD CONSTRAINT "demand_screenings_demand_id_demands_id_fk" FOREIGN KEY ("demand_id") REFERENCES "public"."demands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demand_screenings" ADD CONSTRAINT "demand_screenings_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demand_screenings" ADD CONSTRAINT "demand_screenings_demand_type_id_demand_types_id_fk" FOREIGN KEY ("demand_type_id") REFERENCES "public"."demand_types"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "demand_types_name" ON "demand_types" USING btree (fold_text("name"));--> statement-breakpoint
CREATE INDEX "demands_of_assignee" ON "demands" USING btree ("backoffice_user_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "demand_tags_of_customer" ON "demand_tags" USING btree ("customer_id",fold_text("name"));--> statement-breakpoint
-- What the firm noted of a demand never reaches a customer.
call protect_table('demand_screenings', '(select app_staff())');
--> statement-breakpoint
-- Everybody reads the types in use, only staff write them.
do $$
begin
  alter table demand_types enable row level security;
  alter table demand_types force row level security;
  create policy reading on demand_types for select to tramite_app
    using (active and (select app_user()) is not null);
  create policy writing on demand_types to tramite_app
    using ((select app_staff())) with check ((select app_staff()));
  execute format('create policy owner on demand_types to %I using (true) with check (true)', current_user);
  grant select, insert, update, delete on demand_types to tramite_app;
end
$$;
--> statement-breakpoint
-- The types that rules know by name. Specification §3.
insert into demand_types (id, name, created_at)
select ('019a2c40-0000-7000-8000-' || lpad(to_hex(place::int), 12, '0'))::uuid, name, '2026-01-01T12:00:00Z'
from unnest(array[
  'Reunião de Onboarding', 'Reunião de Contato Ativo', 'Reunião de Acompanhamento',
  'Reunião Mapeamento de Dados', 'Demanda Específica', 'Reunião de Alinhamento', 'Conteúdo/Material',
  'Administrativo/Financeiro', 'Registro de Marcas', 'Análise Interna de Risco'
]) with ordinality as known (name, place);
--> statement-breakpoint
-- Holds the queues that some demands belong to. Whoever may move a queue calls it before locking a
-- demand: two that lock a demand first and then the queue would wait for each other for ever. Tells
-- nothing, and holds only what the principal could see of.
create function app_hold_queues(demands uuid[]) returns void
  language plpgsql volatile security definer
  set search_path = public
as $$
declare
  customer uuid;
begin
  for customer in
    select distinct d.customer_id from demands d
    where d.id = any(app_hold_queues.demands) and (app_staff() or d.customer_id = app_customer())
    order by 1
  loop
    perform pg_advisory_xact_lock(hashtextextended(customer::text, 0));
  end loop;
end
$$;
--> statement-breakpoint
revoke all on function app_hold_queues(uuid[]) from public;
--> statement-breakpoint
grant execute on function app_hold_queues(uuid[]) to tramite_app;
