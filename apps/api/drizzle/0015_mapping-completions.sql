CREATE TABLE "mapping_completions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"demand_id" uuid NOT NULL,
	"reviewer_id" uuid NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mapping_completions" ADD CONSTRAINT "mapping_completions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mapping_completions" ADD CONSTRAINT "mapping_completions_demand_id_demands_id_fk" FOREIGN KEY ("demand_id") REFERENCES "public"."demands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mapping_completions_of_demand" ON "mapping_completions" USING btree ("demand_id");
--> statement-breakpoint
-- What the firm finishes; the job that makes the document of it runs as the owner.
call protect_table('mapping_completions', '(select app_staff())', 'insert');
