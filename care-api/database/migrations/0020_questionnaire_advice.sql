CREATE TABLE "questionnaire_advice" (
	"questionnaire_id" integer NOT NULL,
	"rule" text NOT NULL,
	"meaning" text NOT NULL,
	"reason" text NOT NULL,
	"account_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "questionnaire_advice_questionnaire_id_meaning_rule_pk" PRIMARY KEY("questionnaire_id","meaning","rule")
);
--> statement-breakpoint
ALTER TABLE "questionnaires" ADD COLUMN "purpose" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "questionnaire_advice" ADD CONSTRAINT "questionnaire_advice_questionnaire_id_questionnaires_id_fk" FOREIGN KEY ("questionnaire_id") REFERENCES "public"."questionnaires"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_advice" ADD CONSTRAINT "questionnaire_advice_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;