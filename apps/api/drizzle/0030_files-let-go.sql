ALTER TABLE "files" DROP CONSTRAINT "files_customer_id_customers_id_fk";
--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_demand_id_demands_id_fk";
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_demand_id_demands_id_fk" FOREIGN KEY ("demand_id") REFERENCES "public"."demands"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_of_customer" ON "files" USING btree ("customer_id");