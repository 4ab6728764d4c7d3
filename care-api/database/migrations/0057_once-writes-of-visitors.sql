-- What was kept is for a day, and in another form.
DELETE FROM "once_writes";--> statement-breakpoint
ALTER TABLE "once_writes" DROP CONSTRAINT "once_writes_account_id_key_pk";--> statement-breakpoint
ALTER TABLE "once_writes" ALTER COLUMN "account_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "once_writes" ADD COLUMN "sender" text NOT NULL;--> statement-breakpoint
ALTER TABLE "once_writes" ADD CONSTRAINT "once_writes_sender_key_pk" PRIMARY KEY("sender","key");
