DROP VIEW IF EXISTS "visible_demands" CASCADE;--> statement-breakpoint
ALTER TABLE "demands" drop column "turn_key";--> statement-breakpoint
ALTER TABLE "demands" ADD COLUMN "turn_key" integer GENERATED ALWAYS AS (case when status_key = 'PENDING' then 0 when status_key = 'FINISHED' and validation_date is null then 1
          when status_key in ('OPEN', 'IN_PROGRESS') then 2 when status_key = 'BLOCKED' then 3 else 4 end
          * 100000000 + coalesce(delevery_forecast - date '0001-01-01', 99999999)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "demands_by_turn" ON "demands" USING btree ("business_id","turn_key","number_down");
