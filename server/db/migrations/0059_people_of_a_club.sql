CREATE TABLE "club_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "club_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"club_nid" integer NOT NULL,
	"uid" integer NOT NULL,
	"text" text NOT NULL,
	"by_uid" integer,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "merge_proposals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "merge_proposals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"club_nid" integer NOT NULL,
	"kept_uid" integer NOT NULL,
	"gone_uid" integer NOT NULL,
	"proposed_by" integer,
	"kept_code_hash" text,
	"gone_code_hash" text,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "merge_proposals_keptCodeHash_unique" UNIQUE("kept_code_hash"),
	CONSTRAINT "merge_proposals_goneCodeHash_unique" UNIQUE("gone_code_hash"),
	CONSTRAINT "merge_proposals_are_about_two" CHECK ("merge_proposals"."kept_uid" <> "merge_proposals"."gone_uid")
);
--> statement-breakpoint
CREATE TABLE "record_claim_people" (
	"claim_id" integer NOT NULL,
	"uid" integer NOT NULL,
	CONSTRAINT "record_claim_people_claim_id_uid_pk" PRIMARY KEY("claim_id","uid")
);
--> statement-breakpoint
CREATE TABLE "record_claims" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "record_claims_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"club_nid" integer NOT NULL,
	"mail" text NOT NULL,
	"code_hash" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "record_claims_codeHash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
ALTER TABLE "club_actions" ADD COLUMN "about_uid" integer;--> statement-breakpoint
ALTER TABLE "club_members" ADD COLUMN "blocked_reason" text;--> statement-breakpoint
ALTER TABLE "club_notes" ADD CONSTRAINT "club_notes_club_nid_clubs_nid_fk" FOREIGN KEY ("club_nid") REFERENCES "public"."clubs"("nid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_notes" ADD CONSTRAINT "club_notes_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_notes" ADD CONSTRAINT "club_notes_by_uid_users_uid_fk" FOREIGN KEY ("by_uid") REFERENCES "public"."users"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merge_proposals" ADD CONSTRAINT "merge_proposals_club_nid_clubs_nid_fk" FOREIGN KEY ("club_nid") REFERENCES "public"."clubs"("nid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merge_proposals" ADD CONSTRAINT "merge_proposals_kept_uid_users_uid_fk" FOREIGN KEY ("kept_uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merge_proposals" ADD CONSTRAINT "merge_proposals_gone_uid_users_uid_fk" FOREIGN KEY ("gone_uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merge_proposals" ADD CONSTRAINT "merge_proposals_proposed_by_users_uid_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_claim_people" ADD CONSTRAINT "record_claim_people_claim_id_record_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."record_claims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_claim_people" ADD CONSTRAINT "record_claim_people_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_claims" ADD CONSTRAINT "record_claims_club_nid_clubs_nid_fk" FOREIGN KEY ("club_nid") REFERENCES "public"."clubs"("nid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "club_notes_uid_club_nid_index" ON "club_notes" USING btree ("uid","club_nid");--> statement-breakpoint
CREATE INDEX "club_notes_by_uid_index" ON "club_notes" USING btree ("by_uid");--> statement-breakpoint
CREATE INDEX "club_notes_club_nid_index" ON "club_notes" USING btree ("club_nid");--> statement-breakpoint
CREATE INDEX "merge_proposals_kept_uid_index" ON "merge_proposals" USING btree ("kept_uid");--> statement-breakpoint
CREATE INDEX "merge_proposals_gone_uid_index" ON "merge_proposals" USING btree ("gone_uid");--> statement-breakpoint
CREATE INDEX "merge_proposals_proposed_by_index" ON "merge_proposals" USING btree ("proposed_by");--> statement-breakpoint
CREATE INDEX "merge_proposals_club_nid_index" ON "merge_proposals" USING btree ("club_nid");--> statement-breakpoint
CREATE INDEX "merge_proposals_expires_at_index" ON "merge_proposals" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "record_claim_people_uid_index" ON "record_claim_people" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "record_claims_expires_at_index" ON "record_claims" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "record_claims_club_nid_index" ON "record_claims" USING btree ("club_nid");--> statement-breakpoint
ALTER TABLE "club_actions" ADD CONSTRAINT "club_actions_about_uid_users_uid_fk" FOREIGN KEY ("about_uid") REFERENCES "public"."users"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "club_actions_about_uid_index" ON "club_actions" USING btree ("about_uid");