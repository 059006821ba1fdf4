ALTER TABLE "questions" ADD COLUMN "section_checks" jsonb;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "disabled_when" jsonb;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "read_only_when" jsonb;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "lock_reason" text;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "checks" jsonb;