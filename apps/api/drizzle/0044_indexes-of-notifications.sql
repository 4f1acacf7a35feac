CREATE INDEX "files_taking_room" ON "files" USING btree ("customer_id","size") WHERE abandoned_at is null and type <> 'RECEIPT';--> statement-breakpoint
CREATE INDEX "notifications_of_demand" ON "notifications" USING btree ("demand_id");--> statement-breakpoint
CREATE INDEX "demand_screenings_of_type" ON "demand_screenings" USING btree ("demand_type_id");