CREATE TABLE "film_files" (
	"club_nid" integer NOT NULL,
	"path" text NOT NULL,
	"bytes" integer NOT NULL,
	"media_type" text NOT NULL,
	"duration" integer,
	"stored_at" timestamp with time zone NOT NULL,
	CONSTRAINT "film_files_club_nid_path_pk" PRIMARY KEY("club_nid","path"),
	CONSTRAINT "film_files_hold_something" CHECK ("film_files"."bytes" > 0)
);
--> statement-breakpoint
ALTER TABLE "videos" DROP CONSTRAINT "videos_hold_something";--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "film" text;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "captions" text;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "poster" text;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "film_files" ADD CONSTRAINT "film_files_club_nid_clubs_nid_fk" FOREIGN KEY ("club_nid") REFERENCES "public"."clubs"("nid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
INSERT INTO "film_files" ("club_nid", "path", "bytes", "media_type", "duration", "stored_at")
  SELECT DISTINCT ON ("club_nid", "film_path") "club_nid", "film_path", "film_bytes", "film_type", "duration", now() FROM "videos";--> statement-breakpoint
UPDATE "videos" SET "film" = "film_path", "captions" = "captions_path", "poster" = "poster_path";--> statement-breakpoint
ALTER TABLE "videos" DROP COLUMN "duration";--> statement-breakpoint
ALTER TABLE "videos" DROP COLUMN "film_path";--> statement-breakpoint
ALTER TABLE "videos" DROP COLUMN "film_bytes";--> statement-breakpoint
ALTER TABLE "videos" DROP COLUMN "film_type";--> statement-breakpoint
ALTER TABLE "videos" DROP COLUMN "captions_path";--> statement-breakpoint
ALTER TABLE "videos" DROP COLUMN "poster_path";