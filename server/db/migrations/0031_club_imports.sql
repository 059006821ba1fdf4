CREATE TABLE "club_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "club_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"club_nid" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"mails_at" timestamp with time zone NOT NULL,
	"before" jsonb NOT NULL,
	"shown_before" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lesson_changes" ADD COLUMN "import_id" integer;--> statement-breakpoint
ALTER TABLE "club_imports" ADD CONSTRAINT "club_imports_club_nid_clubs_nid_fk" FOREIGN KEY ("club_nid") REFERENCES "public"."clubs"("nid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "club_imports_club_nid_made_at_index" ON "club_imports" USING btree ("club_nid","made_at");--> statement-breakpoint
CREATE INDEX "club_imports_made_at_index" ON "club_imports" USING btree ("made_at");--> statement-breakpoint
ALTER TABLE "lesson_changes" ADD CONSTRAINT "lesson_changes_import_id_club_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."club_imports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lesson_changes_import_id_index" ON "lesson_changes" USING btree ("import_id");