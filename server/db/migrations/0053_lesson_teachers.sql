ALTER TABLE "course_sessions" ADD COLUMN "teachers" jsonb;--> statement-breakpoint
ALTER TABLE "lesson_changes" ADD COLUMN "old_teachers" jsonb;--> statement-breakpoint
ALTER TABLE "lesson_changes" ADD COLUMN "new_teachers" jsonb;--> statement-breakpoint
DROP TRIGGER "course_sessions_revised" ON "course_sessions";--> statement-breakpoint
CREATE TRIGGER "course_sessions_revised" BEFORE UPDATE ON "course_sessions" FOR EACH ROW
  WHEN ((OLD."starts_at", OLD."ends_at", OLD."place", OLD."teachers") IS DISTINCT FROM (NEW."starts_at", NEW."ends_at", NEW."place", NEW."teachers"))
  EXECUTE FUNCTION "count_revision_of_session"();
