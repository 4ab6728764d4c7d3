CREATE TABLE "once_writes" (
	"account_id" uuid NOT NULL,
	"key" text NOT NULL,
	"content" text NOT NULL,
	"answer" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "once_writes_account_id_key_pk" PRIMARY KEY("account_id","key")
);
--> statement-breakpoint
ALTER TABLE "once_writes" ADD CONSTRAINT "once_writes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "once_writes_created" ON "once_writes" USING btree ("created_at");