ALTER TABLE "club_files" ADD COLUMN "content_hash" text;--> statement-breakpoint
ALTER TABLE "club_files" ADD COLUMN "source_hash" text;--> statement-breakpoint
ALTER TABLE "club_files" ADD COLUMN "name" text;