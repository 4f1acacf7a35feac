ALTER TABLE "mark_events" ADD COLUMN "moved_by" text;--> statement-breakpoint
CREATE INDEX "mark_events_moved_by" ON "mark_events" USING btree ("moved_by") WHERE moved_by is not null;