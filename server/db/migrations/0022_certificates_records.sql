CREATE TABLE "certificate_series" (
	"club_nid" integer NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "certificate_series_club_nid_year_pk" PRIMARY KEY("club_nid","year")
);
--> statement-breakpoint
CREATE TABLE "certified_registrations" (
	"registration_id" integer PRIMARY KEY NOT NULL,
	"certificate_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "serial" integer;--> statement-breakpoint
UPDATE "certificates" SET "serial" = "numbered"."serial" FROM (SELECT "id", row_number() OVER (PARTITION BY "club_nid", "year" ORDER BY "id") AS "serial" FROM "certificates") AS "numbered" WHERE "numbered"."id" = "certificates"."id";--> statement-breakpoint
ALTER TABLE "certificates" ALTER COLUMN "serial" SET NOT NULL;--> statement-breakpoint
INSERT INTO "certificate_series" ("club_nid", "year", "last") SELECT "club_nid", "year", max("serial") FROM "certificates" GROUP BY "club_nid", "year";--> statement-breakpoint
UPDATE "courses" SET "allows_tax_certificate" = false WHERE "type" <> 'activity';--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "content" jsonb;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "downloaded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "replaces_id" integer;--> statement-breakpoint
ALTER TABLE "clubs" ADD COLUMN "certification" jsonb;--> statement-breakpoint
ALTER TABLE "national_numbers" ADD COLUMN "needed_for_year" integer;--> statement-breakpoint
ALTER TABLE "certificate_series" ADD CONSTRAINT "certificate_series_club_nid_clubs_nid_fk" FOREIGN KEY ("club_nid") REFERENCES "public"."clubs"("nid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certified_registrations" ADD CONSTRAINT "certified_registrations_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certified_registrations" ADD CONSTRAINT "certified_registrations_certificate_id_certificates_id_fk" FOREIGN KEY ("certificate_id") REFERENCES "public"."certificates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certified_registrations_certificate_id_index" ON "certified_registrations" USING btree ("certificate_id");--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_replaces_id_certificates_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."certificates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_replacesId_unique" UNIQUE("replaces_id");--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_clubNid_year_serial_unique" UNIQUE("club_nid","year","serial");