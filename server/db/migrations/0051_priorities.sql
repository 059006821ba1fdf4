ALTER TABLE "tariffs" ADD COLUMN "priority_for" text;--> statement-breakpoint
ALTER TABLE "tariffs" ADD COLUMN "priority_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tariffs" ADD COLUMN "priority_courses" jsonb;--> statement-breakpoint
ALTER TABLE "tariffs" ADD CONSTRAINT "tariffs_priorities_have_a_start" CHECK (("tariffs"."priority_for" IS NULL) = ("tariffs"."priority_from" IS NULL));