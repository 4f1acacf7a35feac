ALTER TABLE "data_exports" ADD COLUMN "attempt" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "data_exports" ADD COLUMN "stale" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Until now an end before the file was there said so.
update data_exports set stale = true, expires_at = null where status in ('WAITING', 'BUILDING') and expires_at is not null;
