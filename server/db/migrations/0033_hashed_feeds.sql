ALTER TABLE "calendar_feeds" RENAME COLUMN "token" TO "token_hash";--> statement-breakpoint
ALTER TABLE "calendar_feeds" DROP CONSTRAINT "calendar_feeds_token_unique";--> statement-breakpoint
ALTER TABLE "calendar_feeds" DROP CONSTRAINT "calendar_feeds_pkey";--> statement-breakpoint
-- As `hashSecretToken`: SHA-256 as base64url. The addresses that people follow keep working.
UPDATE "calendar_feeds" SET "token_hash" = rtrim(translate(encode(sha256(convert_to("token_hash", 'UTF8')), 'base64'), '+/', '-_'), '=');--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD PRIMARY KEY ("token_hash");--> statement-breakpoint
CREATE INDEX "calendar_feeds_uid_index" ON "calendar_feeds" USING btree ("uid");
