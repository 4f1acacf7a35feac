ALTER TABLE "notifications" ADD COLUMN "read_at" timestamp(3) with time zone;--> statement-breakpoint
-- Nobody knows when these were read: the year that they stay begins now.
update notifications set read_at = now() where is_readed;
