ALTER TABLE "application_events" ADD COLUMN "words" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "application_events" ADD COLUMN "mail_id" integer;--> statement-breakpoint
ALTER TABLE "application_events" ADD COLUMN "message_id" text;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "replied_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "submission_id" integer;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_events_message" ON "application_events" USING btree ("submission_id","message_id");--> statement-breakpoint
CREATE INDEX "mails_submission" ON "mails" USING btree ("submission_id") WHERE "mails"."submission_id" is not null;--> statement-breakpoint
UPDATE "mails" m SET "submission_id" = s.id FROM submissions s JOIN accounts a ON a.id = s.account_id
WHERE lower(a.email) = lower(m."to") AND m.subject || ' ' || m.text LIKE '%LC-' || lpad(s.id::text, 6, '0') || '%';
