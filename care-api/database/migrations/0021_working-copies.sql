CREATE TABLE "leases" (
	"kind" text NOT NULL,
	"id" integer NOT NULL,
	"account_id" uuid NOT NULL,
	"tab" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "leases_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "preview_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"id" integer NOT NULL,
	"account_id" uuid,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "revisions" (
	"kind" text NOT NULL,
	"id" integer NOT NULL,
	"number" integer NOT NULL,
	"data" jsonb NOT NULL,
	"reason" text NOT NULL,
	"account_id" uuid,
	"pictures" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "revisions_kind_id_number_pk" PRIMARY KEY("kind","id","number")
);
--> statement-breakpoint
CREATE TABLE "schedules" (
	"kind" text NOT NULL,
	"id" integer NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"account_id" uuid,
	"problem" text,
	CONSTRAINT "schedules_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "working_copies" (
	"kind" text NOT NULL,
	"id" integer NOT NULL,
	"data" jsonb,
	"base" jsonb,
	"public_version" integer,
	"version" integer DEFAULT 0 NOT NULL,
	"account_id" uuid,
	"tab" text DEFAULT '' NOT NULL,
	"pictures" text[] DEFAULT '{}' NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "working_copies_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
ALTER TABLE "leases" ADD CONSTRAINT "leases_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "working_copies" ADD CONSTRAINT "working_copies_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "preview_links_row" ON "preview_links" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "revision_pictures" ON "revisions" USING gin ("pictures");--> statement-breakpoint
CREATE INDEX "revisions_created_at" ON "revisions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "schedules_due_at" ON "schedules" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "working_pictures" ON "working_copies" USING gin ("pictures");