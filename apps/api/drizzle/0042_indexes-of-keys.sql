CREATE INDEX "demands_of_user" ON "demands" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "documents_of_business" ON "documents" USING btree ("business_id");