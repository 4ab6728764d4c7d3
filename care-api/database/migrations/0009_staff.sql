CREATE TABLE "import_planned" (
	"import_id" integer NOT NULL,
	"position" integer NOT NULL,
	"listing_id" integer,
	"title" text NOT NULL,
	"place" text NOT NULL,
	"is_closed" boolean NOT NULL,
	"is_joined" boolean NOT NULL,
	"fields" jsonb NOT NULL,
	CONSTRAINT "import_planned_import_id_position_pk" PRIMARY KEY("import_id","position")
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "ban_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "call_backs" ADD COLUMN "came_by" text DEFAULT 'form' NOT NULL;--> statement-breakpoint
ALTER TABLE "call_backs" ADD COLUMN "comment_id" integer;--> statement-breakpoint
ALTER TABLE "complaints" ADD COLUMN "came_by" text DEFAULT 'form' NOT NULL;--> statement-breakpoint
ALTER TABLE "complaints" ADD COLUMN "follow_hash" text;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "is_seen" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "closes" integer;--> statement-breakpoint
ALTER TABLE "import_planned" ADD CONSTRAINT "import_planned_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_backs" ADD CONSTRAINT "call_backs_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_backs" ADD CONSTRAINT "call_backs_comment_id_unique" UNIQUE("comment_id");--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_follow_hash_unique" UNIQUE("follow_hash");