CREATE TABLE "uitpas_answers" (
	"number" text NOT NULL,
	"event" text NOT NULL,
	"has_reduced_rate" boolean NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "uitpas_answers_number_event_pk" PRIMARY KEY("number","event")
);
--> statement-breakpoint
CREATE TABLE "uitpas_sales" (
	"oid" integer NOT NULL,
	"position" integer NOT NULL,
	"uid" integer NOT NULL,
	"tariff_nid" integer NOT NULL,
	"number" text NOT NULL,
	"regular_cents" integer NOT NULL,
	"reduced_cents" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"try_at" timestamp with time zone,
	"sale_id" text,
	"problem" text DEFAULT '' NOT NULL,
	CONSTRAINT "uitpas_sales_oid_position_pk" PRIMARY KEY("oid","position"),
	CONSTRAINT "uitpas_sales_are_reduced" CHECK ("uitpas_sales"."reduced_cents" >= 0 AND "uitpas_sales"."reduced_cents" < "uitpas_sales"."regular_cents")
);
--> statement-breakpoint
ALTER TABLE "clubs" ADD COLUMN "reductions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "uitpas_event" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tariffs" ADD COLUMN "pro_rata" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "reductions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "uitpas_sales" ADD CONSTRAINT "uitpas_sales_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uitpas_sales" ADD CONSTRAINT "uitpas_sales_tariff_nid_tariffs_nid_fk" FOREIGN KEY ("tariff_nid") REFERENCES "public"."tariffs"("nid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uitpas_sales" ADD CONSTRAINT "uitpas_sales_oid_position_order_lines_oid_position_fk" FOREIGN KEY ("oid","position") REFERENCES "public"."order_lines"("oid","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uitpas_answers_asked_at_index" ON "uitpas_answers" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "uitpas_sales_uid_index" ON "uitpas_sales" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "uitpas_sales_try_at_index" ON "uitpas_sales" USING btree ("try_at");