ALTER TABLE "webhooks" ADD COLUMN "earlier_secret" text;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "earlier_until" timestamp with time zone;