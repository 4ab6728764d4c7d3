CREATE TYPE "public"."mail_state" AS ENUM('waiting', 'failed', 'sent', 'stopped');--> statement-breakpoint
CREATE TABLE "list_settings" (
	"account_id" uuid NOT NULL,
	"list" text NOT NULL,
	"hidden" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"size" integer,
	"view_id" integer,
	CONSTRAINT "list_settings_account_id_list_pk" PRIMARY KEY("account_id","list")
);
--> statement-breakpoint
CREATE TABLE "staff_views" (
	"id" serial PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"search" text NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "mails_next_attempt";--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "palette" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "state" "mail_state" DEFAULT 'waiting' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "said" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "is_spent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "finished_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "list_settings" ADD CONSTRAINT "list_settings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_settings" ADD CONSTRAINT "list_settings_view_id_staff_views_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."staff_views"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_views" ADD CONSTRAINT "staff_views_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_views_name" ON "staff_views" USING btree ("account_id","list","name");--> statement-breakpoint
CREATE INDEX "staff_views_list" ON "staff_views" USING btree ("list");--> statement-breakpoint
CREATE INDEX "accounts_words" ON "accounts" USING gin (lower("username" || ' ' || "email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "mails_state" ON "mails" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "mails_finished_at" ON "mails" USING btree ("finished_at");--> statement-breakpoint
CREATE INDEX "mails_next_attempt" ON "mails" USING btree ("next_attempt_at") WHERE "mails"."state" = 'waiting';