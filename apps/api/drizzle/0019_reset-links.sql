ALTER TABLE "credentials" ADD COLUMN "reset_links" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- Links that are under way go on working.
update credentials set reset_links = jsonb_build_array(jsonb_build_object(
  'tokenHash', reset_token_hash, 'mailId', '', 'expiresAt', reset_expires_at))
where reset_token_hash is not null;
--> statement-breakpoint
ALTER TABLE "credentials" DROP COLUMN "reset_token_hash";--> statement-breakpoint
ALTER TABLE "credentials" DROP COLUMN "reset_expires_at";
