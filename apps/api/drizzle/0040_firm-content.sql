ALTER TABLE "journey_types" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "risk_answers" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "risk_answers" ADD COLUMN "place" integer DEFAULT 100000 NOT NULL;--> statement-breakpoint
ALTER TABLE "risk_questions" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "risk_questions" ADD COLUMN "place" integer DEFAULT 100000 NOT NULL;--> statement-breakpoint
ALTER TABLE "risk_sectors" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "risk_sectors" ADD COLUMN "place" integer DEFAULT 100000 NOT NULL;--> statement-breakpoint
ALTER TABLE "journey_types" ADD CONSTRAINT "journey_types_by_key" UNIQUE("key");--> statement-breakpoint
ALTER TABLE "risk_answers" ADD CONSTRAINT "risk_answers_by_key" UNIQUE("question_id","key");--> statement-breakpoint
ALTER TABLE "risk_questions" ADD CONSTRAINT "risk_questions_by_key" UNIQUE("key");--> statement-breakpoint
ALTER TABLE "risk_sectors" ADD CONSTRAINT "risk_sectors_by_key" UNIQUE("key");