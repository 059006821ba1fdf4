CREATE TABLE "absences" (
	"session_nid" integer NOT NULL,
	"uid" integer NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "absences_session_nid_uid_pk" PRIMARY KEY("session_nid","uid")
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"uid" integer PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_feeds_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "cancellations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cancellations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"registration_id" integer NOT NULL,
	"how" text NOT NULL,
	"reason" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"credit_note_id" integer
);
--> statement-breakpoint
CREATE TABLE "lesson_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lesson_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" integer NOT NULL,
	"course_nid" integer NOT NULL,
	"old_start" timestamp with time zone NOT NULL,
	"old_place" text NOT NULL,
	"new_start" timestamp with time zone,
	"new_place" text,
	"made_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "clubs" ADD COLUMN "cancel_days" integer;--> statement-breakpoint
ALTER TABLE "clubs" ADD COLUMN "cancel_money" text DEFAULT 'refund' NOT NULL;--> statement-breakpoint
ALTER TABLE "absences" ADD CONSTRAINT "absences_session_nid_course_sessions_nid_fk" FOREIGN KEY ("session_nid") REFERENCES "public"."course_sessions"("nid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "absences" ADD CONSTRAINT "absences_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellations" ADD CONSTRAINT "cancellations_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellations" ADD CONSTRAINT "cancellations_credit_note_id_credit_notes_id_fk" FOREIGN KEY ("credit_note_id") REFERENCES "public"."credit_notes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_changes" ADD CONSTRAINT "lesson_changes_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_changes" ADD CONSTRAINT "lesson_changes_course_nid_courses_nid_fk" FOREIGN KEY ("course_nid") REFERENCES "public"."courses"("nid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "absences_uid_index" ON "absences" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "cancellations_registration_id_index" ON "cancellations" USING btree ("registration_id");--> statement-breakpoint
CREATE INDEX "lesson_changes_uid_index" ON "lesson_changes" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "lesson_changes_mailed_at_index" ON "lesson_changes" USING btree ("mailed_at");