ALTER TABLE "parent_invites" ADD COLUMN "guardian_name" text;--> statement-breakpoint
ALTER TABLE "parent_invites" ADD COLUMN "places_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "parent_invites" ADD CONSTRAINT "parent_invites_hold_places_for_a_guardian" CHECK (("parent_invites"."guardian_name" is null) = ("parent_invites"."places_until" is null));