ALTER TABLE "tariffs" ADD COLUMN "max_trial_lessons" integer;--> statement-breakpoint
ALTER TABLE "tariffs" ADD CONSTRAINT "tariffs_let_people_try_a_lesson" CHECK ("tariffs"."max_trial_lessons" >= 1);