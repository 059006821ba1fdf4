ALTER TABLE "outgoing_mails" DROP CONSTRAINT "outgoing_mails_uid_users_uid_fk";
--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_credit_note_id_index" ON "refunds" USING btree ("credit_note_id");