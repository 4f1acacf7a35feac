ALTER TABLE "receipts" ADD COLUMN "verified_at" timestamp(3) with time zone;--> statement-breakpoint
-- What was reported was asked about as well, as far as anybody knows: only of invoices that are open still is asked once more.
update receipts r set verified_at = r.reported_at
where r.reported_at is not null and not exists (select from billings b
  where b.id = r.billing_id and b.status in ('PENDING', 'OVERDUE') and b.provider_reference is not null);
