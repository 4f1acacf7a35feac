CREATE TABLE "forecast_causes" (
	"demand_id" uuid NOT NULL,
	"step" integer NOT NULL,
	"customer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"from_day" date,
	"to_day" date,
	"place" integer,
	"offset_days" integer NOT NULL,
	"counted_from" date,
	"not_before" date,
	"not_after" date,
	"moved_by_id" uuid,
	"user_id" uuid,
	"user_name" text,
	"user_type" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "forecast_causes_demand_id_step_pk" PRIMARY KEY("demand_id","step"),
	CONSTRAINT "forecast_causes_step" CHECK ("forecast_causes"."step" > 0)
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "contract_suspended_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "forecast_causes" ADD CONSTRAINT "forecast_causes_demand_id_demands_id_fk" FOREIGN KEY ("demand_id") REFERENCES "public"."demands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forecast_causes" ADD CONSTRAINT "forecast_causes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forecast_causes" ADD CONSTRAINT "forecast_causes_moved_by_id_demands_id_fk" FOREIGN KEY ("moved_by_id") REFERENCES "public"."demands"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "forecast_causes_moved_by" ON "forecast_causes" USING btree ("moved_by_id") WHERE moved_by_id is not null;--> statement-breakpoint
-- Dates from before causes were kept.
insert into forecast_causes (demand_id, step, customer_id, kind, to_day, place, offset_days,
  counted_from, user_type, at)
select id, 1, customer_id, 'unrecorded', delevery_forecast, "order", 0, delevery_forecast, 'SYSTEM', now()
from demands where delevery_forecast is not null;
