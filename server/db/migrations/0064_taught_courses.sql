CREATE TABLE "taught_courses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "taught_courses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_nid" integer NOT NULL,
	"uid" integer NOT NULL,
	"given_at" timestamp with time zone,
	"taken_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "course_teachers" ADD COLUMN "given_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "taught_courses" ADD CONSTRAINT "taught_courses_course_nid_courses_nid_fk" FOREIGN KEY ("course_nid") REFERENCES "public"."courses"("nid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taught_courses" ADD CONSTRAINT "taught_courses_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "taught_courses_course_nid_index" ON "taught_courses" USING btree ("course_nid");--> statement-breakpoint
CREATE INDEX "taught_courses_uid_index" ON "taught_courses" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "taught_courses_taken_at_index" ON "taught_courses" USING btree ("taken_at");