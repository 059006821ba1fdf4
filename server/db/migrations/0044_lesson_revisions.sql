ALTER TABLE "course_sessions" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "course_sessions" ADD COLUMN "revised_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lesson_changes" ADD COLUMN "old_nid" integer;--> statement-breakpoint
ALTER TABLE "lesson_changes" ADD COLUMN "old_end" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lesson_changes" ADD COLUMN "old_revision" integer;--> statement-breakpoint
ALTER TABLE "lesson_changes" ADD COLUMN "new_nid" integer;--> statement-breakpoint
CREATE FUNCTION "count_revision_of_session"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."revision" := OLD."revision" + 1;
  NEW."revised_at" := now();
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "course_sessions_revised" BEFORE UPDATE ON "course_sessions" FOR EACH ROW
  WHEN ((OLD."starts_at", OLD."ends_at", OLD."place") IS DISTINCT FROM (NEW."starts_at", NEW."ends_at", NEW."place"))
  EXECUTE FUNCTION "count_revision_of_session"();
