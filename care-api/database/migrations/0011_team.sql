CREATE TABLE "team_members" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"role" text DEFAULT '' NOT NULL,
	"line" text DEFAULT '' NOT NULL,
	"photo" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_deleted_by_accounts_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER "team_members_pictures" AFTER INSERT OR DELETE OR UPDATE OF "photo" ON "team_members" FOR EACH ROW EXECUTE FUNCTION "keep_picture_uses"();
--> statement-breakpoint
CREATE TRIGGER "team_members_no_pictures" AFTER TRUNCATE ON "team_members" FOR EACH STATEMENT EXECUTE FUNCTION "keep_picture_uses"();
--> statement-breakpoint
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "team_members" FOR EACH STATEMENT EXECUTE FUNCTION "note_content_change"('team');
