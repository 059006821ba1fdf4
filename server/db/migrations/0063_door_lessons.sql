ALTER TABLE "door_scans" DROP CONSTRAINT "door_scans_are_of_one_ticket";--> statement-breakpoint
ALTER TABLE "door_scans" ADD COLUMN "session_nid" integer;--> statement-breakpoint
ALTER TABLE "door_scans" ADD COLUMN "uid" integer;--> statement-breakpoint
ALTER TABLE "pass_cards" ADD COLUMN "code" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "pass_reservations" ADD COLUMN "at_door" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "door_scans" ADD CONSTRAINT "door_scans_session_nid_course_sessions_nid_fk" FOREIGN KEY ("session_nid") REFERENCES "public"."course_sessions"("nid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "door_scans" ADD CONSTRAINT "door_scans_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "door_scans_session_nid_index" ON "door_scans" USING btree ("session_nid");--> statement-breakpoint
CREATE INDEX "door_scans_uid_index" ON "door_scans" USING btree ("uid");--> statement-breakpoint
ALTER TABLE "pass_cards" ADD CONSTRAINT "pass_cards_code_unique" UNIQUE("code");--> statement-breakpoint
ALTER TABLE "door_scans" ADD CONSTRAINT "door_scans_of_people_are_of_a_lesson" CHECK (("door_scans"."uid" IS NULL) = ("door_scans"."session_nid" IS NULL));--> statement-breakpoint
ALTER TABLE "door_scans" ADD CONSTRAINT "door_scans_are_of_one_ticket" CHECK (num_nonnulls("door_scans"."ticket_id", "door_scans"."registration_id", "door_scans"."uid") = 1);