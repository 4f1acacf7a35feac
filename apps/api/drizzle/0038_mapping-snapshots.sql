CREATE TABLE "mapping_snapshots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"mapping_id" uuid NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mapping_snapshots" ADD CONSTRAINT "mapping_snapshots_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mapping_snapshots" ADD CONSTRAINT "mapping_snapshots_mapping_id_mappings_id_fk" FOREIGN KEY ("mapping_id") REFERENCES "public"."mappings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mapping_snapshots_of_mapping" ON "mapping_snapshots" USING btree ("mapping_id","created_at","id");
--> statement-breakpoint
-- A finished mapping cannot be changed: what it says now is what it said when it was completed.
insert into mapping_snapshots (id, customer_id, mapping_id, content, created_at)
select gen_random_uuid(), m.customer_id, m.id,
  jsonb_build_object('sectors', (
    select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name, 'activities', (
      select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'name', a.name, 'answers', a.answers)
        order by a.id), '[]'::jsonb)
      from mapping_activities a where a.sector_id = s.id
    )) order by s.id), '[]'::jsonb)
    from mapping_sectors s where s.mapping_id = m.id
  )), d.status_changed_at
from mappings m join demands d on d.id = m.demand_id
where d.status_key = 'FINISHED';
