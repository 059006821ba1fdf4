CREATE TABLE "club_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "club_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"club_nid" integer NOT NULL,
	"title" text NOT NULL,
	"body" jsonb NOT NULL,
	"audience" text NOT NULL,
	"courses" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_newsletter" boolean DEFAULT false NOT NULL,
	"revision" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" integer,
	"send_at" timestamp with time zone,
	"portal_origin" text,
	"communication_id" integer,
	"addresses" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "club_messages_are_changed" CHECK ("club_messages"."revision" > 0)
);
--> statement-breakpoint
ALTER TABLE "club_imports" ADD COLUMN "lesson" jsonb;--> statement-breakpoint
ALTER TABLE "communication_recipients" ADD COLUMN "addresses" smallint;--> statement-breakpoint
ALTER TABLE "lesson_changes" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "club_messages" ADD CONSTRAINT "club_messages_club_nid_clubs_nid_fk" FOREIGN KEY ("club_nid") REFERENCES "public"."clubs"("nid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_messages" ADD CONSTRAINT "club_messages_changed_by_users_uid_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_messages" ADD CONSTRAINT "club_messages_communication_id_communications_id_fk" FOREIGN KEY ("communication_id") REFERENCES "public"."communications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "club_messages_club_nid_changed_at_index" ON "club_messages" USING btree ("club_nid","changed_at");--> statement-breakpoint
CREATE INDEX "club_messages_changed_by_index" ON "club_messages" USING btree ("changed_by");--> statement-breakpoint
CREATE INDEX "club_messages_communication_id_index" ON "club_messages" USING btree ("communication_id");--> statement-breakpoint
CREATE INDEX "club_messages_to_send" ON "club_messages" USING btree ("send_at") WHERE "club_messages"."send_at" is not null and "club_messages"."communication_id" is null;