CREATE TABLE "interviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"submission_id" integer NOT NULL,
	"account_id" uuid,
	"token_hash" text NOT NULL,
	"state" text DEFAULT 'offered' NOT NULL,
	"times" text[] NOT NULL,
	"starts_at" timestamp with time zone,
	"minutes" integer NOT NULL,
	"place" text NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"mails" integer[] DEFAULT '{}' NOT NULL,
	"is_told" boolean DEFAULT false NOT NULL,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "interviews_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "calendar" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interviews_of" ON "interviews" USING btree ("submission_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "interviews_open" ON "interviews" USING btree ("submission_id") WHERE "interviews"."state" in ('offered', 'agreed');--> statement-breakpoint
CREATE INDEX "interviews_agreed" ON "interviews" USING btree ("starts_at") WHERE "interviews"."state" = 'agreed';