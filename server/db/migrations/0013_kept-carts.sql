CREATE TABLE "kept_carts" (
	"uid" integer NOT NULL,
	"club_nid" integer NOT NULL,
	"version" integer NOT NULL,
	"contents" jsonb,
	"edited_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kept_carts_uid_club_nid_pk" PRIMARY KEY("uid","club_nid")
);
--> statement-breakpoint
ALTER TABLE "kept_carts" ADD CONSTRAINT "kept_carts_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_carts" ADD CONSTRAINT "kept_carts_club_nid_clubs_nid_fk" FOREIGN KEY ("club_nid") REFERENCES "public"."clubs"("nid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_carts_edited_at_index" ON "kept_carts" USING btree ("edited_at");