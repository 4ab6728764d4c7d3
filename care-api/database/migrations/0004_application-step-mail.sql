ALTER TABLE "submissions" ADD COLUMN "step_mail" integer;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "told_stage" text;