ALTER TABLE "questions" ADD COLUMN "starts_step" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "section_visible_when" jsonb;