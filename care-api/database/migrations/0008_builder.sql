ALTER TYPE "public"."input_kind" ADD VALUE 'file';--> statement-breakpoint
CREATE TABLE "answer_files" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"response_id" integer,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "answer_files" ADD CONSTRAINT "answer_files_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_files" ADD CONSTRAINT "answer_files_response_id_responses_id_fk" FOREIGN KEY ("response_id") REFERENCES "public"."responses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_files_account" ON "answer_files" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "answer_files_response" ON "answer_files" USING btree ("response_id");