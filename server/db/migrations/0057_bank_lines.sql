CREATE TABLE "bank_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"club_nid" integer NOT NULL,
	"line_key" text NOT NULL,
	"account" text NOT NULL,
	"booked_on" date NOT NULL,
	"amount_cents" integer NOT NULL,
	"payer" text NOT NULL,
	"payer_iban" text NOT NULL,
	"message" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"aside_at" timestamp with time zone,
	CONSTRAINT "bank_lines_are_read_once" UNIQUE("club_nid","line_key"),
	CONSTRAINT "bank_lines_are_amounts" CHECK ("bank_lines"."amount_cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "bank_line_id" integer;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_club_nid_clubs_nid_fk" FOREIGN KEY ("club_nid") REFERENCES "public"."clubs"("nid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_lines_club_nid_booked_on_index" ON "bank_lines" USING btree ("club_nid","booked_on");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_bank_line_id_bank_lines_id_fk" FOREIGN KEY ("bank_line_id") REFERENCES "public"."bank_lines"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_bank_line_id_index" ON "payments" USING btree ("bank_line_id");