CREATE TABLE "money_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "money_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"oid" integer NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"payment_id" integer,
	"way" text,
	"undoes_id" integer,
	"happened_on" date NOT NULL,
	"by_uid" integer,
	"reason" text DEFAULT '' NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "money_entries_undoesId_unique" UNIQUE("undoes_id"),
	CONSTRAINT "money_entries_are_amounts" CHECK ("money_entries"."amount_cents" > 0),
	CONSTRAINT "money_entries_go_back_some_way" CHECK (("money_entries"."kind" in ('given-back', 'giving-back-undone')) = ("money_entries"."way" is not null))
);
--> statement-breakpoint
ALTER TABLE "money_entries" ADD CONSTRAINT "money_entries_oid_orders_oid_fk" FOREIGN KEY ("oid") REFERENCES "public"."orders"("oid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_entries" ADD CONSTRAINT "money_entries_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_entries" ADD CONSTRAINT "money_entries_undoes_id_money_entries_id_fk" FOREIGN KEY ("undoes_id") REFERENCES "public"."money_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_entries" ADD CONSTRAINT "money_entries_by_uid_users_uid_fk" FOREIGN KEY ("by_uid") REFERENCES "public"."users"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "money_entries_oid_index" ON "money_entries" USING btree ("oid");--> statement-breakpoint
CREATE INDEX "money_entries_payment_id_index" ON "money_entries" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "money_entries_by_uid_index" ON "money_entries" USING btree ("by_uid");--> statement-breakpoint
-- What happened before this table: the day of the payment stands in for the day that nobody wrote down.
INSERT INTO "money_entries" ("oid", "kind", "amount_cents", "payment_id", "happened_on", "written_at")
SELECT "oid", 'charged-back', "charged_back_cents", "id", (coalesce("settled_at", "started_at") at time zone 'Europe/Brussels')::date, now()
FROM "payments" WHERE "state" = 'paid' AND "charged_back_cents" > 0
UNION ALL
SELECT "oid", 'payment-undone', "amount_cents", "id", (coalesce("settled_at", "started_at") at time zone 'Europe/Brussels')::date, now()
FROM "payments" WHERE "state" = 'undone';
