ALTER TABLE "forms" ADD COLUMN "state" text;--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "changed_at" timestamp with time zone;