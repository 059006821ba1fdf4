CREATE TABLE "role_invites" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "role_invites_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"club_nid" integer NOT NULL,
	"mail" text NOT NULL,
	"role" text NOT NULL,
	"code_hash" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "role_invites_codeHash_unique" UNIQUE("code_hash"),
	CONSTRAINT "role_invites_clubNid_mail_unique" UNIQUE("club_nid","mail")
);
--> statement-breakpoint
ALTER TABLE "role_invites" ADD CONSTRAINT "role_invites_club_nid_clubs_nid_fk" FOREIGN KEY ("club_nid") REFERENCES "public"."clubs"("nid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "role_invites_expires_at_index" ON "role_invites" USING btree ("expires_at");