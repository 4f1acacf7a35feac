-- The log outlives the people in it: of an e-mail it keeps the first letter and the domain. Entries that
-- have their place in the chain stay, which would no longer hold.
ALTER TABLE "audit_log" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "audit_log" l SET "details" = jsonb_build_object('email', jsonb_build_array(
  regexp_replace(l."details" #>> '{email,0}', '^(.).*@', '\1•••@'),
  regexp_replace(l."details" #>> '{email,1}', '^(.).*@', '\1•••@')))
WHERE l."event" = 'USER_EMAIL_CHANGED'
  AND NOT EXISTS (SELECT FROM "audit_chain" c WHERE c."entry_id" = l."id");--> statement-breakpoint
ALTER TABLE "audit_log" ENABLE TRIGGER USER;
