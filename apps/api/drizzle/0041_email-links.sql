ALTER TABLE "email_changes" ADD COLUMN "token_hashes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- Links that are under way go on working.
update email_changes set token_hashes = array[token_hash] where token_hash is not null;
--> statement-breakpoint
ALTER TABLE "email_changes" DROP COLUMN "token_hash";
