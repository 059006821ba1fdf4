CREATE TABLE "outgoing_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"club_nid" integer,
	"uid" integer,
	"recipient" text,
	"subject" text,
	"content" jsonb,
	"event" jsonb,
	"portal_origin" text,
	"queued_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"failed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_club_nid_clubs_nid_fk" FOREIGN KEY ("club_nid") REFERENCES "public"."clubs"("nid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outgoing_mails_due" ON "outgoing_mails" USING btree ("due_at") WHERE "outgoing_mails"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "outgoing_mails_undelivered" ON "outgoing_mails" USING btree ("club_nid","failed_at") WHERE "outgoing_mails"."failed_at" is not null;--> statement-breakpoint
CREATE INDEX "outgoing_mails_uid_index" ON "outgoing_mails" USING btree ("uid");