CREATE TABLE "form_drafts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "form_drafts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"club_nid" integer NOT NULL,
	"course_nid" integer,
	"form_nid" integer,
	"account" integer NOT NULL,
	"draft" text NOT NULL,
	"revision" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "form_drafts_one" UNIQUE NULLS NOT DISTINCT("account","club_nid","course_nid","form_nid")
);
--> statement-breakpoint
CREATE TABLE "form_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "form_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"club_nid" integer NOT NULL,
	"course_nid" integer,
	"form_nid" integer,
	"version" text NOT NULL,
	"sections" jsonb NOT NULL,
	"made_by" integer,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "form_drafts" ADD CONSTRAINT "form_drafts_club_nid_clubs_nid_fk" FOREIGN KEY ("club_nid") REFERENCES "public"."clubs"("nid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_drafts" ADD CONSTRAINT "form_drafts_course_nid_courses_nid_fk" FOREIGN KEY ("course_nid") REFERENCES "public"."courses"("nid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_drafts" ADD CONSTRAINT "form_drafts_form_nid_forms_nid_fk" FOREIGN KEY ("form_nid") REFERENCES "public"."forms"("nid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_drafts" ADD CONSTRAINT "form_drafts_account_users_uid_fk" FOREIGN KEY ("account") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_versions" ADD CONSTRAINT "form_versions_club_nid_clubs_nid_fk" FOREIGN KEY ("club_nid") REFERENCES "public"."clubs"("nid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_versions" ADD CONSTRAINT "form_versions_course_nid_courses_nid_fk" FOREIGN KEY ("course_nid") REFERENCES "public"."courses"("nid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_versions" ADD CONSTRAINT "form_versions_form_nid_forms_nid_fk" FOREIGN KEY ("form_nid") REFERENCES "public"."forms"("nid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_versions" ADD CONSTRAINT "form_versions_made_by_users_uid_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "form_drafts_club_nid_index" ON "form_drafts" USING btree ("club_nid");--> statement-breakpoint
CREATE INDEX "form_drafts_course_nid_index" ON "form_drafts" USING btree ("course_nid");--> statement-breakpoint
CREATE INDEX "form_drafts_form_nid_index" ON "form_drafts" USING btree ("form_nid");--> statement-breakpoint
CREATE INDEX "form_drafts_saved_at_index" ON "form_drafts" USING btree ("saved_at");--> statement-breakpoint
CREATE INDEX "form_versions_club_nid_course_nid_form_nid_id_index" ON "form_versions" USING btree ("club_nid","course_nid","form_nid","id");--> statement-breakpoint
CREATE INDEX "form_versions_course_nid_index" ON "form_versions" USING btree ("course_nid");--> statement-breakpoint
CREATE INDEX "form_versions_form_nid_index" ON "form_versions" USING btree ("form_nid");--> statement-breakpoint
CREATE INDEX "form_versions_made_by_index" ON "form_versions" USING btree ("made_by");