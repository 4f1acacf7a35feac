CREATE TABLE "demand_mails" (
	"user_id" uuid NOT NULL,
	"demand_id" uuid NOT NULL,
	"due_at" timestamp(3) with time zone NOT NULL,
	"news" jsonb NOT NULL,
	CONSTRAINT "demand_mails_user_id_demand_id_pk" PRIMARY KEY("user_id","demand_id")
);
--> statement-breakpoint
ALTER TABLE "demands" ADD COLUMN "overdue_told_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "demands" ADD COLUMN "overdue_told_for" date;--> statement-breakpoint
ALTER TABLE "demands" ADD COLUMN "viewed_at" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "is_seen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "demand_mails" ADD CONSTRAINT "demand_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demand_mails" ADD CONSTRAINT "demand_mails_demand_id_demands_id_fk" FOREIGN KEY ("demand_id") REFERENCES "public"."demands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "demand_mails_due" ON "demand_mails" USING btree ("due_at");--> statement-breakpoint
-- What is read has been seen; of the rest nobody knows.
update notifications set is_seen = is_readed;
--> statement-breakpoint
-- A change of status is told by its status: entries that carry its name as their text tell it twice.
update process_items set content = null where type = 'STATUS' and (status_key, content) in (
  ('OPEN', 'Demanda em aberto'), ('IN_PROGRESS', 'Demanda em andamento'),
  ('PENDING', 'Demanda pendente'), ('FINISHED', 'Demanda entregue'),
  ('BLOCKED', 'Demanda bloqueada')
);
