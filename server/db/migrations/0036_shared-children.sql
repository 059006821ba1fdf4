CREATE TABLE "parent_invite_children" (
	"invite_id" integer NOT NULL,
	"uid" integer NOT NULL,
	CONSTRAINT "parent_invite_children_invite_id_uid_pk" PRIMARY KEY("invite_id","uid")
);
--> statement-breakpoint
CREATE TABLE "shared_children" (
	"uid" integer PRIMARY KEY NOT NULL,
	"shared_with" integer NOT NULL,
	"shared_since" timestamp with time zone NOT NULL,
	CONSTRAINT "shared_children_are_of_somebody_else" CHECK ("shared_children"."uid" <> "shared_children"."shared_with")
);
--> statement-breakpoint
ALTER TABLE "kept_carts" DROP CONSTRAINT "kept_carts_uid_club_nid_pk";--> statement-breakpoint
ALTER TABLE "kept_carts" ADD COLUMN "of_other_household" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "kept_carts" ADD CONSTRAINT "kept_carts_uid_club_nid_of_other_household_pk" PRIMARY KEY("uid","club_nid","of_other_household");--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "of_other_household" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "parent_invites" ADD COLUMN "is_for_family" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "parent_invite_children" ADD CONSTRAINT "parent_invite_children_invite_id_parent_invites_id_fk" FOREIGN KEY ("invite_id") REFERENCES "public"."parent_invites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parent_invite_children" ADD CONSTRAINT "parent_invite_children_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_children" ADD CONSTRAINT "shared_children_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_children" ADD CONSTRAINT "shared_children_shared_with_users_uid_fk" FOREIGN KEY ("shared_with") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "parent_invite_children_uid_index" ON "parent_invite_children" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "shared_children_shared_with_index" ON "shared_children" USING btree ("shared_with");