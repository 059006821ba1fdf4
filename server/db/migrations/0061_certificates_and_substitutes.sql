CREATE TABLE "lesson_substitutes" (
	"session_nid" integer PRIMARY KEY NOT NULL,
	"uid" integer NOT NULL,
	"replaces_uid" integer,
	"shown_before" jsonb
);
--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lesson_substitutes" ADD CONSTRAINT "lesson_substitutes_session_nid_course_sessions_nid_fk" FOREIGN KEY ("session_nid") REFERENCES "public"."course_sessions"("nid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_substitutes" ADD CONSTRAINT "lesson_substitutes_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_substitutes" ADD CONSTRAINT "lesson_substitutes_replaces_uid_users_uid_fk" FOREIGN KEY ("replaces_uid") REFERENCES "public"."users"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lesson_substitutes_uid_index" ON "lesson_substitutes" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "lesson_substitutes_replaces_uid_index" ON "lesson_substitutes" USING btree ("replaces_uid");