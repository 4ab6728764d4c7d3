ALTER TABLE "submissions" ADD COLUMN "stage" text DEFAULT 'sent' NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "next_step" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "next_on" date;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;