CREATE TABLE "audit" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"kind" text NOT NULL,
	"object_id" text NOT NULL,
	"changes" jsonb,
	"checked" boolean,
	"salt" text NOT NULL,
	"sealed" text NOT NULL,
	"prev_hash" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_people" (
	"token" text PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"name" text NOT NULL,
	CONSTRAINT "audit_people_account_id_unique" UNIQUE("account_id")
);
--> statement-breakpoint
ALTER TABLE "faqs" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "faqs" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "faqs" ADD COLUMN "deleted_by" uuid;--> statement-breakpoint
ALTER TABLE "audit_people" ADD CONSTRAINT "audit_people_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_object" ON "audit" USING btree ("kind","object_id","id");--> statement-breakpoint
CREATE INDEX "audit_actor" ON "audit" USING btree ("actor","id");--> statement-breakpoint
CREATE INDEX "audit_at" ON "audit" USING btree ("at","id");--> statement-breakpoint
ALTER TABLE "faqs" ADD CONSTRAINT "faqs_deleted_by_accounts_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- What was done stays as it was written. Only what it says of a person may be taken out of it, all at once.
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW."changes" IS NULL AND NEW."salt" = '' AND
    (OLD."id", OLD."at", OLD."actor", OLD."action", OLD."kind", OLD."object_id", OLD."sealed", OLD."prev_hash", OLD."hash")
    = (NEW."id", NEW."at", NEW."actor", NEW."action", NEW."kind", NEW."object_id", NEW."sealed", NEW."prev_hash", NEW."hash")
    AND OLD."checked" IS NOT DISTINCT FROM NEW."checked"
  THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'The audit is not changed.';
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_stays" BEFORE UPDATE OR DELETE ON "audit" FOR EACH ROW EXECUTE FUNCTION "refuse_audit_change"();
