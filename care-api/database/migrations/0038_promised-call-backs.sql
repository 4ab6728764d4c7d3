ALTER TABLE "call_backs" ADD COLUMN "needs" jsonb DEFAULT '{"formats":[],"interpreter":"","words":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "call_backs" ADD COLUMN "follow_hash" text;--> statement-breakpoint
ALTER TABLE "call_backs" ADD CONSTRAINT "call_backs_follow_hash_unique" UNIQUE("follow_hash");