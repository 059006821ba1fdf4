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
CREATE TABLE "installation" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"id" uuid NOT NULL,
	CONSTRAINT "installation_is_one_row" CHECK ("installation"."is_only")
);
--> statement-breakpoint
CREATE TABLE "kept_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stored_chunks" (
	"path" text NOT NULL,
	"id" uuid NOT NULL,
	"position" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "stored_chunks_path_id_position_pk" PRIMARY KEY("path","id","position")
);
--> statement-breakpoint
CREATE TABLE "stored_files" (
	"path" text PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"bytes" integer NOT NULL,
	"stored_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "role_invites" ADD CONSTRAINT "role_invites_club_nid_clubs_nid_fk" FOREIGN KEY ("club_nid") REFERENCES "public"."clubs"("nid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "role_invites_expires_at_index" ON "role_invites" USING btree ("expires_at");