ALTER TABLE "schedules" DROP CONSTRAINT "schedules_kind_id_pk";--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "action" text DEFAULT 'publish' NOT NULL;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_kind_id_action_pk" PRIMARY KEY("kind","id","action");