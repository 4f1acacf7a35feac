ALTER TABLE "access_log" DROP CONSTRAINT "access_log_user_id_users_id_fk";
--> statement-breakpoint
CREATE INDEX "files_unattached" ON "files" USING btree ("created_at") WHERE attached_at is null;