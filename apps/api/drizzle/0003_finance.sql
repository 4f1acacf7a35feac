CREATE TABLE "billings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"description" text NOT NULL,
	"value_cents" bigint NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"due_date" date NOT NULL,
	"invoice_url" text,
	"provider_reference" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"port" text NOT NULL,
	"key" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "ledger_entries_once" UNIQUE("port","key")
);
--> statement-breakpoint
CREATE TABLE "popup_views" (
	"popup_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"viewed_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "popup_views_user_id_popup_id_pk" PRIMARY KEY("user_id","popup_id")
);
--> statement-breakpoint
CREATE TABLE "popups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"img" text,
	"link" text,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"user_name" text NOT NULL,
	"billing_id" uuid,
	"file_key" text NOT NULL,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" bigint NOT NULL,
	"status" text DEFAULT 'received' NOT NULL,
	"note" text,
	"reported_at" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "businesses_of_customer";--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "name_folded" text collate "C" GENERATED ALWAYS AS (fold_text(name)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "legal_representative" jsonb;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "billings" ADD CONSTRAINT "billings_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "popup_views" ADD CONSTRAINT "popup_views_popup_id_popups_id_fk" FOREIGN KEY ("popup_id") REFERENCES "public"."popups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "popup_views" ADD CONSTRAINT "popup_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_billing_id_billings_id_fk" FOREIGN KEY ("billing_id") REFERENCES "public"."billings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billings_of_customer" ON "billings" USING btree ("customer_id","due_date","id");--> statement-breakpoint
CREATE INDEX "billings_by_due_date" ON "billings" USING btree ("due_date","id");--> statement-breakpoint
CREATE INDEX "popup_views_of_popup" ON "popup_views" USING btree ("popup_id");--> statement-breakpoint
CREATE INDEX "popups_by_day" ON "popups" USING btree ("end_date","start_date");--> statement-breakpoint
CREATE INDEX "receipts_of_customer" ON "receipts" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "receipts_of_billing" ON "receipts" USING btree ("billing_id");--> statement-breakpoint
CREATE INDEX "receipts_by_file" ON "receipts" USING btree ("file_key");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_tags_names" ON "customer_tags" USING btree ("customer_id","name");--> statement-breakpoint
CREATE INDEX "customers_by_name" ON "customers" USING btree ("name_folded","id");--> statement-breakpoint
CREATE INDEX "businesses_of_customer" ON "businesses" USING btree ("customer_id","created_at","id");--> statement-breakpoint
-- What the firm writes and a customer reads, or sends: staff by the one policy, customers by theirs.
do $$
declare
  name text;
  own constant text := 'customer_id = (select app_customer())';
begin
  foreach name in array array['billings', 'receipts'] loop
    call protect_table(name, '(select app_staff())', 'select, insert, update');
    execute format('create policy own_read on %I for select to tramite_app using (%s)', name, own);
  end loop;
  execute format('create policy own_insert on receipts for insert to tramite_app with check (
    %s and user_id = (select app_user()))', own);

  call protect_table('popups', '(select app_staff())');
  create policy everybody_reads on popups for select to tramite_app
    using ((select app_user()) is not null);
  call protect_table('popup_views', 'user_id = (select app_user())', 'select, insert');
  create policy staff_reads on popup_views for select to tramite_app using ((select app_staff()));
end
$$;
