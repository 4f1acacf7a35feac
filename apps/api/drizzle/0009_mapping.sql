CREATE TABLE "mapping_activities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"sector_id" uuid NOT NULL,
	"name" text NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"answered" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mapping_sectors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"mapping_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mappings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"business_id" uuid NOT NULL,
	"pre_meeting_demand_id" uuid NOT NULL,
	"demand_id" uuid,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mapping_activities" ADD CONSTRAINT "mapping_activities_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mapping_activities" ADD CONSTRAINT "mapping_activities_sector_id_mapping_sectors_id_fk" FOREIGN KEY ("sector_id") REFERENCES "public"."mapping_sectors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mapping_sectors" ADD CONSTRAINT "mapping_sectors_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mapping_sectors" ADD CONSTRAINT "mapping_sectors_mapping_id_mappings_id_fk" FOREIGN KEY ("mapping_id") REFERENCES "public"."mappings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mappings" ADD CONSTRAINT "mappings_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mappings" ADD CONSTRAINT "mappings_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mappings" ADD CONSTRAINT "mappings_pre_meeting_demand_id_demands_id_fk" FOREIGN KEY ("pre_meeting_demand_id") REFERENCES "public"."demands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mappings" ADD CONSTRAINT "mappings_demand_id_demands_id_fk" FOREIGN KEY ("demand_id") REFERENCES "public"."demands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mapping_activities_of_sector" ON "mapping_activities" USING btree ("sector_id","id");--> statement-breakpoint
CREATE INDEX "mapping_sectors_of_mapping" ON "mapping_sectors" USING btree ("mapping_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "mappings_of_business" ON "mappings" USING btree ("business_id");--> statement-breakpoint
CREATE UNIQUE INDEX "mappings_of_meeting" ON "mappings" USING btree ("pre_meeting_demand_id");--> statement-breakpoint
CREATE UNIQUE INDEX "mappings_of_demand" ON "mappings" USING btree ("demand_id");--> statement-breakpoint
CREATE INDEX "mappings_of_customer" ON "mappings" USING btree ("customer_id","id");--> statement-breakpoint
ALTER TABLE "customers" DROP COLUMN "mapping_responsibility_check_date";
--> statement-breakpoint
-- A mapping belongs to a customer, and so does what is in it.
do $$
declare
  name text;
begin
  foreach name in array array['mappings', 'mapping_sectors', 'mapping_activities'] loop
    call protect_table(name, 'customer_id = (select app_customer()) or (select app_staff())');
  end loop;
end
$$;
--> statement-breakpoint
-- The type of the demand that a mapping is reviewed in; that of its meeting is there. A type that the
-- firm has made itself by that name is the one.
insert into demand_types (id, name, created_at)
values ('019a2c40-0000-7000-8000-000000000101', 'Mapeamento de Dados', '2026-01-01T12:00:00Z')
on conflict do nothing;
