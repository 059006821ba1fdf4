CREATE TABLE "kept_drafts" (
	"account" integer NOT NULL,
	"uid" integer NOT NULL,
	"club_nid" integer NOT NULL,
	"about" text NOT NULL,
	"answers" text,
	"edited_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kept_drafts_account_uid_club_nid_about_pk" PRIMARY KEY("account","uid","club_nid","about")
);
--> statement-breakpoint
ALTER TABLE "kept_drafts" ADD CONSTRAINT "kept_drafts_account_users_uid_fk" FOREIGN KEY ("account") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_drafts" ADD CONSTRAINT "kept_drafts_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_drafts" ADD CONSTRAINT "kept_drafts_club_nid_clubs_nid_fk" FOREIGN KEY ("club_nid") REFERENCES "public"."clubs"("nid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_drafts_uid_index" ON "kept_drafts" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "kept_drafts_edited_at_index" ON "kept_drafts" USING btree ("edited_at");