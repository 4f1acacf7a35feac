-- As in `text.sql`, which replaces it from now on.
create function order_text(value text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(regexp_replace(fold_text(value), '[0-9]+', '000000000000\&', 'g'),
    '0*([0-9]{12,})', '\1', 'g');
--> statement-breakpoint
drop view if exists visible_demands;
--> statement-breakpoint
DROP INDEX "customers_by_name";--> statement-breakpoint
DROP INDEX "demands_by_name";--> statement-breakpoint
DROP INDEX "users_of_customer";--> statement-breakpoint
DROP INDEX "users_by_name";--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "name_order" text collate "C" GENERATED ALWAYS AS (order_text(name)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "demands" ADD COLUMN "name_order" text collate "C" GENERATED ALWAYS AS (order_text(name)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "reminders" ADD COLUMN "name_order" text collate "C" GENERATED ALWAYS AS (order_text(name)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "name_order" text collate "C" GENERATED ALWAYS AS (order_text(name)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "customers_by_name" ON "customers" USING btree ("name_order","id");--> statement-breakpoint
CREATE INDEX "demands_by_name" ON "demands" USING btree ("business_id","name_order","number_down")
  include (id, customer_id, private, on_demands_page, created_at, status_key);--> statement-breakpoint
CREATE INDEX "users_of_customer" ON "users" USING btree ("customer_id","name_order","id");--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ("name_order","id");--> statement-breakpoint
ALTER TABLE "demands" DROP COLUMN "name_folded";
