CREATE TABLE "document_counters" (
	"club_nid" integer NOT NULL,
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "document_counters_club_nid_kind_year_pk" PRIMARY KEY("club_nid","kind","year")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"club_nid" integer NOT NULL,
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"serial" integer NOT NULL,
	"oid" integer NOT NULL,
	"first_position" integer,
	"last_position" integer,
	"credit_note_id" integer,
	"content" jsonb NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "documents_creditNoteId_unique" UNIQUE("credit_note_id"),
	CONSTRAINT "documents_clubNid_kind_year_serial_unique" UNIQUE("club_nid","kind","year","serial"),
	CONSTRAINT "documents_name_a_line_once" UNIQUE("oid","first_position"),
	CONSTRAINT "documents_are_of_their_kind" CHECK (("documents"."kind" = 'invoice') = ("documents"."credit_note_id" IS NULL)
        AND ("documents"."kind" = 'invoice') = ("documents"."first_position" IS NOT NULL))
);
--> statement-breakpoint
ALTER TABLE "document_counters" ADD CONSTRAINT "document_counters_club_nid_clubs_nid_fk" FOREIGN KEY ("club_nid") REFERENCES "public"."clubs"("nid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_club_nid_clubs_nid_fk" FOREIGN KEY ("club_nid") REFERENCES "public"."clubs"("nid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_oid_orders_oid_fk" FOREIGN KEY ("oid") REFERENCES "public"."orders"("oid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_credit_note_id_credit_notes_id_fk" FOREIGN KEY ("credit_note_id") REFERENCES "public"."credit_notes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_oid_index" ON "documents" USING btree ("oid");