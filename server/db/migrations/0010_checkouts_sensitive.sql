ALTER TABLE "orders" ADD COLUMN "checkout_oid" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "mail_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "is_sensitive" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_checkout_oid_orders_oid_fk" FOREIGN KEY ("checkout_oid") REFERENCES "public"."orders"("oid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_checkout_oid_index" ON "orders" USING btree ("checkout_oid");--> statement-breakpoint
CREATE INDEX "orders_mail_due_at_index" ON "orders" USING btree ("mail_due_at");