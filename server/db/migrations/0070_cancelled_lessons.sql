CREATE TABLE "cancelled_lessons" (
	"nid" integer PRIMARY KEY NOT NULL,
	"course_nid" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"place" text NOT NULL,
	"reason" text NOT NULL,
	"import_id" integer
);
--> statement-breakpoint
ALTER TABLE "cancelled_lessons" ADD CONSTRAINT "cancelled_lessons_course_nid_courses_nid_fk" FOREIGN KEY ("course_nid") REFERENCES "public"."courses"("nid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancelled_lessons" ADD CONSTRAINT "cancelled_lessons_import_id_club_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."club_imports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cancelled_lessons_course_nid_index" ON "cancelled_lessons" USING btree ("course_nid");--> statement-breakpoint
CREATE INDEX "cancelled_lessons_starts_at_index" ON "cancelled_lessons" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "cancelled_lessons_import_id_index" ON "cancelled_lessons" USING btree ("import_id");