CREATE TABLE "application_checks" (
	"submission_id" integer NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"seen_on" date,
	"repeat_on" date,
	"number" text DEFAULT '' NOT NULL,
	"evidence" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"account_id" uuid,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "application_checks_submission_id_kind_pk" PRIMARY KEY("submission_id","kind")
);
--> statement-breakpoint
CREATE TABLE "application_events" (
	"id" serial PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"action" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"submission_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_work" (
	"id" serial PRIMARY KEY NOT NULL,
	"submission_id" integer NOT NULL,
	"kind" text NOT NULL,
	"from_on" date NOT NULL,
	"until_on" date,
	"words" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "hiring_stage" text DEFAULT 'sent' NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "stage_since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "last_word_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "application_checks" ADD CONSTRAINT "application_checks_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_checks" ADD CONSTRAINT "application_checks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_work" ADD CONSTRAINT "application_work_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_events_of" ON "application_events" USING btree ("submission_id","id");--> statement-breakpoint
CREATE INDEX "application_work_of" ON "application_work" USING btree ("submission_id","from_on");--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "submissions_stage" ON "submissions" USING btree ("hiring_stage","id");--> statement-breakpoint
-- Where one stands whose stage is of the five of before: the published status was said beside it, and counts as much.
CREATE FUNCTION "hiring_stage_of"("stage" text, "status" listing_status, "withdrawn_at" timestamptz) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE WHEN "withdrawn_at" IS NOT NULL THEN 'withdrawn' WHEN "status" = 'Closed' THEN 'closed'
		WHEN "status" = 'OnHold' AND "stage" IN ('sent', 'read') THEN 'shortlisted'
		WHEN "stage" = 'closed' THEN 'read' ELSE "stage" END
$$;
--> statement-breakpoint
-- An API of the release before, and a backup of its time, know five stages and a status of its own: each side finds what
-- the other one wrote, and the status follows from the stage.
CREATE FUNCTION "keep_both_stages"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_of_before boolean := NEW."hiring_stage" = 'sent';
BEGIN
  IF TG_OP = 'UPDATE' THEN
    is_of_before := NEW."hiring_stage" = OLD."hiring_stage" AND (NEW."stage", NEW."status", NEW."withdrawn_at")
      IS DISTINCT FROM (OLD."stage", OLD."status", OLD."withdrawn_at");
  END IF;
  IF is_of_before THEN
    NEW."hiring_stage" := hiring_stage_of(NEW."stage", NEW."status", NEW."withdrawn_at");
    IF TG_OP = 'UPDATE' THEN NEW."stage_since" := now(); END IF;
  END IF;
  NEW."stage" := CASE NEW."hiring_stage" WHEN 'shortlisted' THEN 'read' WHEN 'checks' THEN 'offer'
    WHEN 'hired' THEN 'offer' WHEN 'withdrawn' THEN NEW."stage" ELSE NEW."hiring_stage" END;
  NEW."status" := CASE WHEN NEW."hiring_stage" IN ('shortlisted', 'offer', 'checks') THEN 'OnHold'
    WHEN NEW."hiring_stage" IN ('hired', 'closed', 'withdrawn') THEN 'Closed' ELSE 'Open' END;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "both_stages" BEFORE INSERT OR UPDATE ON "submissions" FOR EACH ROW EXECUTE FUNCTION "keep_both_stages"();
--> statement-breakpoint
UPDATE "submissions" SET "hiring_stage" = hiring_stage_of("stage", "status", "withdrawn_at"),
	"stage_since" = CASE WHEN "stage" = 'sent' THEN "created_at" ELSE "updated_at" END;
