-- The server fills them, here and whenever its rules for words change: see `renew-words.ts`.
DROP INDEX "demands_words";--> statement-breakpoint
DROP INDEX "process_items_words";--> statement-breakpoint
ALTER TABLE "demands" ADD COLUMN "words" "tsvector" NOT NULL DEFAULT '';--> statement-breakpoint
ALTER TABLE "process_items" ADD COLUMN "words" "tsvector" NOT NULL DEFAULT '';--> statement-breakpoint
CREATE INDEX "demands_words" ON "demands" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "process_items_words" ON "process_items" USING gin ("words") WITH (fastupdate=false);