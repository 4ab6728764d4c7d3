CREATE TABLE "mail_texts" (
	"id" text PRIMARY KEY NOT NULL,
	"subject" text,
	"text" text,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
