CREATE TABLE "offer_revisions" (
	"club_nid" integer PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" integer
);
--> statement-breakpoint
CREATE TABLE "planned_offers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "planned_offers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"club_nid" integer NOT NULL,
	"made_by" integer,
	"made_at" timestamp with time zone NOT NULL,
	"publish_at" timestamp with time zone NOT NULL,
	"base" jsonb NOT NULL,
	"file" jsonb NOT NULL,
	"sentences" jsonb NOT NULL,
	"reschedules" jsonb NOT NULL,
	"stopped_at" timestamp with time zone,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "club_imports" ADD COLUMN "sentences" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "offer_revisions" ADD CONSTRAINT "offer_revisions_club_nid_clubs_nid_fk" FOREIGN KEY ("club_nid") REFERENCES "public"."clubs"("nid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_revisions" ADD CONSTRAINT "offer_revisions_changed_by_users_uid_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_offers" ADD CONSTRAINT "planned_offers_club_nid_clubs_nid_fk" FOREIGN KEY ("club_nid") REFERENCES "public"."clubs"("nid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_offers" ADD CONSTRAINT "planned_offers_made_by_users_uid_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_revisions_changed_by_index" ON "offer_revisions" USING btree ("changed_by");--> statement-breakpoint
CREATE INDEX "planned_offers_club_nid_index" ON "planned_offers" USING btree ("club_nid");--> statement-breakpoint
CREATE INDEX "planned_offers_publish_at_index" ON "planned_offers" USING btree ("publish_at");--> statement-breakpoint
CREATE INDEX "planned_offers_stopped_at_index" ON "planned_offers" USING btree ("stopped_at");--> statement-breakpoint
CREATE INDEX "planned_offers_made_by_index" ON "planned_offers" USING btree ("made_by");