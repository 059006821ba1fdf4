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
CREATE TABLE "payment_accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"club_nid" integer NOT NULL,
	"profile" text NOT NULL,
	"name" text NOT NULL,
	"is_test" boolean NOT NULL,
	"sealed_key" text NOT NULL,
	"key_end" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "payment_accounts_clubNid_profile_isTest_unique" UNIQUE("club_nid","profile","is_test")
);
--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_reference_unique";--> statement-breakpoint
ALTER TABLE "credit_notes" ADD COLUMN "lines" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "revenue_account" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "account_id" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "bank_line_id" integer;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_club_nid_clubs_nid_fk" FOREIGN KEY ("club_nid") REFERENCES "public"."clubs"("nid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_accounts" ADD CONSTRAINT "payment_accounts_club_nid_clubs_nid_fk" FOREIGN KEY ("club_nid") REFERENCES "public"."clubs"("nid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_lines_club_nid_payer_iban_booked_on_index" ON "bank_lines" USING btree ("club_nid","payer_iban","booked_on");--> statement-breakpoint
CREATE INDEX "bank_lines_booked_on_index" ON "bank_lines" USING btree ("booked_on");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_accounts_one_is_current" ON "payment_accounts" USING btree ("club_nid") WHERE "payment_accounts"."ended_at" is null;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_account_id_payment_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."payment_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_bank_line_id_bank_lines_id_fk" FOREIGN KEY ("bank_line_id") REFERENCES "public"."bank_lines"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_account_id_index" ON "payments" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "payments_bank_line_id_index" ON "payments" USING btree ("bank_line_id");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_reference_paymentId_unique" UNIQUE("reference","payment_id");