CREATE INDEX "accounts_ban_ends" ON "accounts" USING btree ("banned_until") WHERE "accounts"."is_banned";--> statement-breakpoint
CREATE INDEX "accounts_ban_asked" ON "accounts" USING btree ("ban_asked_at") WHERE "accounts"."ban_asked_at" is not null;--> statement-breakpoint
CREATE INDEX "call_back_events_other" ON "call_back_events" USING btree ("other_id") WHERE "call_back_events"."other_id" is not null;--> statement-breakpoint
CREATE INDEX "question_jumps_destination" ON "question_jumps" USING btree ("destination_id") WHERE "question_jumps"."destination_id" is not null;--> statement-breakpoint
CREATE INDEX "submissions_owner" ON "submissions" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "mails_texts" ON "mails" USING btree ("finished_at") WHERE "mails"."text" <> '';--> statement-breakpoint
CREATE INDEX "mails_to" ON "mails" USING btree (lower("to"),"id");--> statement-breakpoint
CREATE INDEX "audit_kept" ON "audit" USING btree ("at") WHERE "audit"."changes" is not null;--> statement-breakpoint
CREATE INDEX "revisions_autosaved" ON "revisions" USING btree ("kind","id","created_at","number") WHERE "revisions"."reason" = 'autosave';
