CREATE TABLE "door_scans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_nid" integer NOT NULL,
	"ticket_id" integer,
	"registration_id" integer,
	"by_uid" integer,
	"device" text NOT NULL,
	"scanned_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "door_scans_are_of_one_ticket" CHECK (num_nonnulls("door_scans"."ticket_id", "door_scans"."registration_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "door_scans" ADD CONSTRAINT "door_scans_course_nid_courses_nid_fk" FOREIGN KEY ("course_nid") REFERENCES "public"."courses"("nid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "door_scans" ADD CONSTRAINT "door_scans_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "door_scans" ADD CONSTRAINT "door_scans_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "door_scans" ADD CONSTRAINT "door_scans_by_uid_users_uid_fk" FOREIGN KEY ("by_uid") REFERENCES "public"."users"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "door_scans_course_nid_index" ON "door_scans" USING btree ("course_nid");--> statement-breakpoint
CREATE INDEX "door_scans_ticket_id_index" ON "door_scans" USING btree ("ticket_id");--> statement-breakpoint
CREATE INDEX "door_scans_registration_id_index" ON "door_scans" USING btree ("registration_id");--> statement-breakpoint
CREATE INDEX "door_scans_by_uid_index" ON "door_scans" USING btree ("by_uid");--> statement-breakpoint
CREATE INDEX "door_scans_received_at_index" ON "door_scans" USING btree ("received_at");