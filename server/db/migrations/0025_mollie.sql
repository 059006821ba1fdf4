CREATE TABLE "club_actions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "club_actions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"club_nid" integer NOT NULL,
	"by_uid" integer,
	"made_at" timestamp with time zone NOT NULL,
	"action" text NOT NULL,
	"oid" integer,
	"registration_id" integer,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payment_id" integer NOT NULL,
	"credit_note_id" integer,
	"key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"reference" text,
	"state" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refunds_key_unique" UNIQUE("key"),
	CONSTRAINT "refunds_reference_unique" UNIQUE("reference"),
	CONSTRAINT "refunds_are_amounts" CHECK ("refunds"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"oid" integer NOT NULL,
	"due_on" date NOT NULL,
	"number" integer NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reminders_oid_due_on_number_pk" PRIMARY KEY("oid","due_on","number")
);
--> statement-breakpoint
ALTER TABLE "clubs" ADD COLUMN "reminder_days" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "charged_back_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "club_actions" ADD CONSTRAINT "club_actions_club_nid_clubs_nid_fk" FOREIGN KEY ("club_nid") REFERENCES "public"."clubs"("nid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_actions" ADD CONSTRAINT "club_actions_by_uid_users_uid_fk" FOREIGN KEY ("by_uid") REFERENCES "public"."users"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_actions" ADD CONSTRAINT "club_actions_oid_orders_oid_fk" FOREIGN KEY ("oid") REFERENCES "public"."orders"("oid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_actions" ADD CONSTRAINT "club_actions_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_credit_note_id_credit_notes_id_fk" FOREIGN KEY ("credit_note_id") REFERENCES "public"."credit_notes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_oid_orders_oid_fk" FOREIGN KEY ("oid") REFERENCES "public"."orders"("oid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "club_actions_club_nid_made_at_index" ON "club_actions" USING btree ("club_nid","made_at");--> statement-breakpoint
CREATE INDEX "club_actions_by_uid_index" ON "club_actions" USING btree ("by_uid");--> statement-breakpoint
CREATE INDEX "club_actions_oid_index" ON "club_actions" USING btree ("oid");--> statement-breakpoint
CREATE INDEX "club_actions_registration_id_index" ON "club_actions" USING btree ("registration_id");--> statement-breakpoint
CREATE INDEX "refunds_payment_id_index" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_state_index" ON "refunds" USING btree ("state");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_charge_back_no_more" CHECK ("payments"."charged_back_cents" between 0 and "payments"."amount_cents");