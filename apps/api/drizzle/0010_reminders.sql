CREATE TABLE "reminder_archives" (
	"reminder_id" uuid NOT NULL,
	"business_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "reminder_archives_reminder_id_business_id_pk" PRIMARY KEY("reminder_id","business_id")
);
--> statement-breakpoint
CREATE TABLE "reminder_demands" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reminder_id" uuid NOT NULL,
	"demand_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"user_name" text NOT NULL,
	"user_type" text NOT NULL,
	"name" text NOT NULL,
	"name_folded" text collate "C" GENERATED ALWAYS AS (fold_text(name)) STORED NOT NULL,
	"type" text NOT NULL,
	"due_date" date NOT NULL,
	"notify_date" date NOT NULL,
	"users_notification" uuid[] DEFAULT '{}' NOT NULL,
	"notified_users" uuid[] DEFAULT '{}' NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"link" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reminder_archives" ADD CONSTRAINT "reminder_archives_reminder_id_reminders_id_fk" FOREIGN KEY ("reminder_id") REFERENCES "public"."reminders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_archives" ADD CONSTRAINT "reminder_archives_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_demands" ADD CONSTRAINT "reminder_demands_reminder_id_reminders_id_fk" FOREIGN KEY ("reminder_id") REFERENCES "public"."reminders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_demands" ADD CONSTRAINT "reminder_demands_demand_id_demands_id_fk" FOREIGN KEY ("demand_id") REFERENCES "public"."demands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reminder_archives_of_business" ON "reminder_archives" USING btree ("business_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reminder_demands_pair" ON "reminder_demands" USING btree ("reminder_id","demand_id");--> statement-breakpoint
CREATE INDEX "reminder_demands_of_demand" ON "reminder_demands" USING btree ("demand_id");--> statement-breakpoint
CREATE INDEX "reminders_of_customer" ON "reminders" USING btree ("customer_id","due_date","id");--> statement-breakpoint
CREATE INDEX "reminders_by_due_date" ON "reminders" USING btree ("due_date","id");--> statement-breakpoint
CREATE INDEX "reminders_of_user" ON "reminders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reminders_to_notify" ON "reminders" USING btree ("notify_date","id") WHERE not users_notification <@ notified_users;--> statement-breakpoint
call protect_table('reminders', 'customer_id = (select app_customer()) or (select app_staff())');
--> statement-breakpoint
call protect_table('reminder_archives', 'customer_id = (select app_customer()) or (select app_staff())');
--> statement-breakpoint
-- A link exists only for those for whom its demand does: the policy of demands decides here as well.
call protect_table('reminder_demands', '(select app_staff()) or (
  customer_id = (select app_customer()) and exists (select from demands d where d.id = demand_id)
)');
--> statement-breakpoint
do $$
begin
  call inherit_column('reminders', 'user_id', 'user_name');
  call inherit_column('reminders', 'users_notification');
  call inherit_column('reminders', 'notified_users');
end
$$;
