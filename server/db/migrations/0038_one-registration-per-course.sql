ALTER TABLE "courses" ADD COLUMN "allows_several_tariffs" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tariffs" ADD COLUMN "from_family_member" integer;--> statement-breakpoint
ALTER TABLE "tariffs" ADD CONSTRAINT "tariffs_are_for_a_next_family_member" CHECK ("tariffs"."from_family_member" >= 2);