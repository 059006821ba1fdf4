ALTER TABLE "form_drafts" DROP CONSTRAINT "form_drafts_one";--> statement-breakpoint
ALTER TABLE "form_drafts" ADD COLUMN "of" text DEFAULT 'form' NOT NULL;--> statement-breakpoint
ALTER TABLE "club_imports" ADD COLUMN "made_by" integer;--> statement-breakpoint
ALTER TABLE "club_imports" ADD COLUMN "version" text;--> statement-breakpoint
ALTER TABLE "club_imports" ADD CONSTRAINT "club_imports_made_by_users_uid_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "club_imports_made_by_index" ON "club_imports" USING btree ("made_by");--> statement-breakpoint
ALTER TABLE "form_drafts" ADD CONSTRAINT "form_drafts_one" UNIQUE NULLS NOT DISTINCT("account","club_nid","of","course_nid","form_nid");