ALTER TABLE "clubs" ADD COLUMN "sells_to_guests" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_guest" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "users_guests_by_mail" ON "users" USING btree ("mail") WHERE "users"."is_guest";--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_guest_has_no_login" CHECK (not "users"."is_guest" or "users"."password_hash" is null);