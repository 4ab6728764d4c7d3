ALTER TABLE "interviews" ADD COLUMN "moved_from" text;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "privacy" text;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "shortlisted_at" timestamp with time zone;