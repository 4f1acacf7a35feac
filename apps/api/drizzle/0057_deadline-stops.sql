CREATE TABLE "deadline_stops" (
	"customer_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"from_at" timestamp(3) with time zone NOT NULL,
	"to_at" timestamp(3) with time zone,
	CONSTRAINT "deadline_stops_customer_id_reason_from_at_pk" PRIMARY KEY("customer_id","reason","from_at"),
	CONSTRAINT "deadline_stops_open" CHECK ("deadline_stops"."to_at" is not null or "deadline_stops"."reason" = 'ended')
);
--> statement-breakpoint
ALTER TABLE "deadline_stops" ADD CONSTRAINT "deadline_stops_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Suspensions that are over, and ends of contracts, as far as the audit log has them.
with changes as (
  select l.customer_id, k.reason, l.at, (l.details -> k.field ->> 1)::boolean as begins,
    lead(l.at) over (partition by l.customer_id, k.reason order by l.at, l.id) as next
  from audit_log l
  join customers c on c.id = l.customer_id
  join (values ('suspended', 'has_suspended_contract'), ('ended', 'is_churn')) as k (reason, field)
    on l.details ? k.field
  where l.event = 'CONTRACT_CHANGED'
)
insert into deadline_stops (customer_id, reason, from_at, to_at)
select customer_id, reason, at, next from changes
where begins and (next is not null or reason = 'ended')
on conflict do nothing;--> statement-breakpoint
-- Contracts of which nobody knows when they ended: their end begins here.
insert into deadline_stops (customer_id, reason, from_at)
select c.id, 'ended', now() from customers c
where c.is_churn and not exists (
  select from deadline_stops s where s.customer_id = c.id and s.to_at is null);
