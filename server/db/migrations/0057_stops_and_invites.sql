CREATE TABLE "course_stops" (
	"course_nid" integer PRIMARY KEY NOT NULL,
	"stops_on" date NOT NULL,
	"reason" text NOT NULL,
	"stopped_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "priority_invites" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "priority_invites_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" integer NOT NULL,
	"course_nid" integer NOT NULL,
	"import_id" integer,
	"made_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "priority_invites_uid_courseNid_unique" UNIQUE("uid","course_nid")
);
--> statement-breakpoint
ALTER TABLE "course_stops" ADD CONSTRAINT "course_stops_course_nid_courses_nid_fk" FOREIGN KEY ("course_nid") REFERENCES "public"."courses"("nid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "priority_invites" ADD CONSTRAINT "priority_invites_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "priority_invites" ADD CONSTRAINT "priority_invites_course_nid_courses_nid_fk" FOREIGN KEY ("course_nid") REFERENCES "public"."courses"("nid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "priority_invites" ADD CONSTRAINT "priority_invites_import_id_club_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."club_imports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "priority_invites_course_nid_index" ON "priority_invites" USING btree ("course_nid");--> statement-breakpoint
CREATE INDEX "priority_invites_import_id_index" ON "priority_invites" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "priority_invites_mailed_at_index" ON "priority_invites" USING btree ("mailed_at");