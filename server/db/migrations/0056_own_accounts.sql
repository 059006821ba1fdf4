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
ALTER TABLE "payments" ADD COLUMN "account_id" integer;--> statement-breakpoint
ALTER TABLE "payment_accounts" ADD CONSTRAINT "payment_accounts_club_nid_clubs_nid_fk" FOREIGN KEY ("club_nid") REFERENCES "public"."clubs"("nid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_accounts_one_is_current" ON "payment_accounts" USING btree ("club_nid") WHERE "payment_accounts"."ended_at" is null;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_account_id_payment_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."payment_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_account_id_index" ON "payments" USING btree ("account_id");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_reference_paymentId_unique" UNIQUE("reference","payment_id");