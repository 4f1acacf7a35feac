CREATE TABLE "customer_journeys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"journey_type_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"business_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gazettes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"published_on" date NOT NULL,
	"file_key" text NOT NULL,
	"status" text DEFAULT 'received' NOT NULL,
	"entries" integer NOT NULL,
	"matched" integer DEFAULT 0 NOT NULL,
	"updated" integer DEFAULT 0 NOT NULL,
	"user_id" uuid NOT NULL,
	"user_name" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"finished_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "journey_demands" (
	"demand_id" uuid PRIMARY KEY NOT NULL,
	"journey_type_id" uuid NOT NULL,
	"customer_journey_id" uuid,
	"customer_id" uuid NOT NULL,
	"place" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "journey_types" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"place" integer NOT NULL,
	"customer_type" text,
	"active" boolean DEFAULT true NOT NULL,
	"default_demands" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mark_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"process_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"status" text,
	"code" text,
	"name" text NOT NULL,
	"content" text,
	"gazette_number" integer,
	"fingerprint" text,
	"occurred_on" date NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mark_processes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"mark_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"number" text NOT NULL,
	"status" text,
	"status_on" date,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"business_id" uuid NOT NULL,
	"demand_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"imported" boolean DEFAULT false NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"presentation" text,
	"nature" text,
	"logo_key" text,
	"contract_key" text,
	"holder" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "risk_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"question_id" uuid NOT NULL,
	"name" text NOT NULL,
	"probability" integer NOT NULL,
	"impact" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "risk_answers_of_question" UNIQUE("question_id","id"),
	CONSTRAINT "risk_answers_probability" CHECK ("risk_answers"."probability" between 1 and 5),
	CONSTRAINT "risk_answers_impact" CHECK ("risk_answers"."impact" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "risk_choices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"business_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"answer_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "risk_choices_of_business" UNIQUE("business_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "risk_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sector_id" uuid NOT NULL,
	"name" text NOT NULL,
	"source" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "risk_sectors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "template_drafts" (
	"user_id" uuid NOT NULL,
	"template_id" uuid NOT NULL,
	"business_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"answers" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "template_drafts_user_id_template_id_business_id_pk" PRIMARY KEY("user_id","template_id","business_id")
);
--> statement-breakpoint
CREATE TABLE "template_types" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type_id" uuid,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"html" text NOT NULL,
	"fields" jsonb NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"last_revision_date" date,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "template_id" uuid;--> statement-breakpoint
ALTER TABLE "customer_journeys" ADD CONSTRAINT "customer_journeys_journey_type_id_journey_types_id_fk" FOREIGN KEY ("journey_type_id") REFERENCES "public"."journey_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_journeys" ADD CONSTRAINT "customer_journeys_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_journeys" ADD CONSTRAINT "customer_journeys_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journey_demands" ADD CONSTRAINT "journey_demands_demand_id_demands_id_fk" FOREIGN KEY ("demand_id") REFERENCES "public"."demands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journey_demands" ADD CONSTRAINT "journey_demands_journey_type_id_journey_types_id_fk" FOREIGN KEY ("journey_type_id") REFERENCES "public"."journey_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journey_demands" ADD CONSTRAINT "journey_demands_customer_journey_id_customer_journeys_id_fk" FOREIGN KEY ("customer_journey_id") REFERENCES "public"."customer_journeys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mark_events" ADD CONSTRAINT "mark_events_process_id_mark_processes_id_fk" FOREIGN KEY ("process_id") REFERENCES "public"."mark_processes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mark_events" ADD CONSTRAINT "mark_events_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mark_processes" ADD CONSTRAINT "mark_processes_mark_id_marks_id_fk" FOREIGN KEY ("mark_id") REFERENCES "public"."marks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mark_processes" ADD CONSTRAINT "mark_processes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marks" ADD CONSTRAINT "marks_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marks" ADD CONSTRAINT "marks_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marks" ADD CONSTRAINT "marks_demand_id_demands_id_fk" FOREIGN KEY ("demand_id") REFERENCES "public"."demands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marks" ADD CONSTRAINT "marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_answers" ADD CONSTRAINT "risk_answers_question_id_risk_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."risk_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_choices" ADD CONSTRAINT "risk_choices_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_choices" ADD CONSTRAINT "risk_choices_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_choices" ADD CONSTRAINT "risk_choices_answer" FOREIGN KEY ("question_id","answer_id") REFERENCES "public"."risk_answers"("question_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_questions" ADD CONSTRAINT "risk_questions_sector_id_risk_sectors_id_fk" FOREIGN KEY ("sector_id") REFERENCES "public"."risk_sectors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_drafts" ADD CONSTRAINT "template_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_drafts" ADD CONSTRAINT "template_drafts_template_id_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_drafts" ADD CONSTRAINT "template_drafts_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_drafts" ADD CONSTRAINT "template_drafts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "templates" ADD CONSTRAINT "templates_type_id_template_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."template_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_journeys_of_customer" ON "customer_journeys" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "customer_journeys_of_business" ON "customer_journeys" USING btree ("business_id");--> statement-breakpoint
CREATE INDEX "customer_journeys_of_type" ON "customer_journeys" USING btree ("journey_type_id");--> statement-breakpoint
CREATE UNIQUE INDEX "gazettes_number" ON "gazettes" USING btree ("number");--> statement-breakpoint
CREATE INDEX "journey_demands_of_customer" ON "journey_demands" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "journey_demands_of_type" ON "journey_demands" USING btree ("journey_type_id");--> statement-breakpoint
CREATE INDEX "journey_demands_of_journey" ON "journey_demands" USING btree ("customer_journey_id");--> statement-breakpoint
CREATE INDEX "journey_types_by_place" ON "journey_types" USING btree ("place","id");--> statement-breakpoint
CREATE INDEX "mark_events_of_process" ON "mark_events" USING btree ("process_id","occurred_on","id");--> statement-breakpoint
CREATE UNIQUE INDEX "mark_events_once" ON "mark_events" USING btree ("process_id","gazette_number","fingerprint") WHERE gazette_number is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "mark_processes_of_customer" ON "mark_processes" USING btree ("customer_id","number");--> statement-breakpoint
CREATE INDEX "mark_processes_by_number" ON "mark_processes" USING btree ("number");--> statement-breakpoint
CREATE INDEX "mark_processes_of_mark" ON "mark_processes" USING btree ("mark_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "marks_of_demand" ON "marks" USING btree ("demand_id");--> statement-breakpoint
CREATE INDEX "marks_of_business" ON "marks" USING btree ("business_id","id");--> statement-breakpoint
CREATE INDEX "marks_of_customer" ON "marks" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "marks_of_user" ON "marks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "risk_choices_of_answer" ON "risk_choices" USING btree ("question_id","answer_id");--> statement-breakpoint
CREATE INDEX "risk_choices_of_customer" ON "risk_choices" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "risk_questions_of_sector" ON "risk_questions" USING btree ("sector_id","id");--> statement-breakpoint
CREATE INDEX "template_drafts_of_template" ON "template_drafts" USING btree ("template_id");--> statement-breakpoint
CREATE INDEX "template_drafts_of_business" ON "template_drafts" USING btree ("business_id");--> statement-breakpoint
CREATE INDEX "template_drafts_of_customer" ON "template_drafts" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "template_types_name" ON "template_types" USING btree (fold_text("name"));--> statement-breakpoint
CREATE INDEX "templates_of_type" ON "templates" USING btree ("type_id");--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_template_id_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."templates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_of_template" ON "documents" USING btree ("template_id","user_id","id");
--> statement-breakpoint
-- A mark exists for those for whom its demand does: the policy of demands decides here as well.
call protect_table('marks', '(select app_staff()) or (
  customer_id = (select app_customer()) and exists (select from demands d where d.id = demand_id)
)', 'select, insert, update');
--> statement-breakpoint
-- Process numbers and their history are the firm's to write; a customer reads those of the marks that
-- it sees, and brings in numbers without a status.
do $$
declare
  own constant text := 'customer_id = (select app_customer())';
begin
  call protect_table('mark_processes', '(select app_staff())');
  execute format('create policy own_read on mark_processes for select to tramite_app using (
    %s and exists (select from marks m where m.id = mark_id))', own);
  execute format('create policy own_insert on mark_processes for insert to tramite_app with check (
    %s and status is null and status_on is null
    and exists (select from marks m where m.id = mark_id))', own);

  call protect_table('mark_events', '(select app_staff())', 'select, insert');
  execute format('create policy own_read on mark_events for select to tramite_app using (
    %s and exists (select from mark_processes p where p.id = process_id))', own);

  call protect_table('gazettes', '(select app_staff())', 'select, insert, update');
  call inherit_column('marks', 'user_id');
end
$$;
--> statement-breakpoint
-- Of some process numbers, those that a customer has already, also of marks that the principal cannot
-- see: a process is one mark of a customer. Holds them against other imports until the transaction
-- ends. Runs as the owner and so asks itself whose numbers may be asked for.
create function app_hold_mark_numbers(customer uuid, numbers text[]) returns setof text
  language plpgsql volatile security definer
  set search_path = public
as $$
begin
  if not coalesce(app_staff() or customer = app_customer(), false) then return; end if;
  perform pg_advisory_xact_lock(hashtextextended('marks ' || customer, 0));
  return query
    select p.number from mark_processes p
    where p.customer_id = app_hold_mark_numbers.customer
      and p.number = any(app_hold_mark_numbers.numbers);
end
$$;
--> statement-breakpoint
revoke all on function app_hold_mark_numbers(uuid, text[]) from public;
--> statement-breakpoint
grant execute on function app_hold_mark_numbers(uuid, text[]) to tramite_app;
