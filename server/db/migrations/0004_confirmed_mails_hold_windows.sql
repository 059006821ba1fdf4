CREATE TABLE "hold_windows" (
	"held_by" integer NOT NULL,
	"course_nid" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"extensions" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "hold_windows_held_by_course_nid_pk" PRIMARY KEY("held_by","course_nid")
);
--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "mail" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "confirmed_mail" text;--> statement-breakpoint
ALTER TABLE "hold_windows" ADD CONSTRAINT "hold_windows_held_by_users_uid_fk" FOREIGN KEY ("held_by") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hold_windows" ADD CONSTRAINT "hold_windows_course_nid_courses_nid_fk" FOREIGN KEY ("course_nid") REFERENCES "public"."courses"("nid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hold_windows_ends_at_index" ON "hold_windows" USING btree ("ends_at");