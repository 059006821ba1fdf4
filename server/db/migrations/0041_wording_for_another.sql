ALTER TABLE "questions" ADD COLUMN "section_for_other" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "question_for_other" text DEFAULT '' NOT NULL;