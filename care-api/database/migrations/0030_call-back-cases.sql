CREATE TYPE "public"."call_back_state" AS ENUM('new', 'inProgress', 'waiting', 'answered', 'closed');--> statement-breakpoint
CREATE TABLE "call_back_events" (
	"id" serial PRIMARY KEY NOT NULL,
	"call_back_id" integer NOT NULL,
	"account_id" uuid,
	"action" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"other_id" integer,
	"until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "call_backs" ADD COLUMN "state" "call_back_state" DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "call_backs" ADD COLUMN "outcome" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "call_backs" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
ALTER TABLE "call_backs" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "call_backs" ADD COLUMN "first_try_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "call_backs" ADD COLUMN "first_talk_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "call_backs" ADD COLUMN "try_minutes" integer;--> statement-breakpoint
ALTER TABLE "call_backs" ADD COLUMN "talk_minutes" integer;--> statement-breakpoint
ALTER TABLE "call_backs" ADD COLUMN "waiting_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "call_backs" ADD COLUMN "contact_need" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "call_backs" ADD COLUMN "topic" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "call_backs" ADD COLUMN "is_safeguarding" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "call_backs" ADD COLUMN "calling_id" uuid;--> statement-breakpoint
ALTER TABLE "call_backs" ADD COLUMN "calling_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "call_backs" ADD COLUMN "reminded" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "call_backs" ADD COLUMN "search" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "call_backs" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "call_backs" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "call_backs" ADD COLUMN "deleted_by" uuid;--> statement-breakpoint
ALTER TABLE "call_back_events" ADD CONSTRAINT "call_back_events_call_back_id_call_backs_id_fk" FOREIGN KEY ("call_back_id") REFERENCES "public"."call_backs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_back_events" ADD CONSTRAINT "call_back_events_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_back_events" ADD CONSTRAINT "call_back_events_other_id_call_backs_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."call_backs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
UPDATE "call_backs" SET
  "state" = case "status" when 'Closed' then 'closed' when 'OnHold' then 'waiting' else 'new' end::call_back_state,
  "contact_need" = coalesce(substring("message" from 'Prefers contact by: (phone|email|text|relay)'), ''),
  "topic" = coalesce(trim(substring("message" from '(?:Subject|About): ([^\n]+)')), ''),
  "search" = lower("name" || ' ' || "email" || ' ' || regexp_replace(regexp_replace("phone_normalised", '^\+44', '0'), '\D', '', 'g'));--> statement-breakpoint
CREATE INDEX "call_back_events_of" ON "call_back_events" USING btree ("call_back_id","id");--> statement-breakpoint
ALTER TABLE "call_backs" ADD CONSTRAINT "call_backs_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_backs" ADD CONSTRAINT "call_backs_calling_id_accounts_id_fk" FOREIGN KEY ("calling_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_backs" ADD CONSTRAINT "call_backs_deleted_by_accounts_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "call_backs_act_by" ON "call_backs" USING btree ((case when "state" in ('new', 'inProgress', 'waiting') then
    coalesce(least("waiting_until", case when "first_try_at" is null then "due_at" end), 'infinity') else 'infinity' end),"id") WHERE "call_backs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "call_backs_state" ON "call_backs" USING btree ("state","id") WHERE "call_backs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "call_backs_owner" ON "call_backs" USING btree ("owner_id","id") WHERE "call_backs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "call_backs_created_at" ON "call_backs" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "call_backs_name" ON "call_backs" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "call_backs_email" ON "call_backs" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "call_backs_phone" ON "call_backs" USING btree ("phone_normalised") WHERE "call_backs"."phone_normalised" <> '';--> statement-breakpoint
CREATE INDEX "call_backs_trash" ON "call_backs" USING btree ("deleted_at") WHERE "call_backs"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "call_backs_search" ON "call_backs" USING gin ("search" gin_trgm_ops);