ALTER TABLE "order_lines" ADD COLUMN "credited_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cancellations" ADD COLUMN "changed_to_id" integer;--> statement-breakpoint
ALTER TABLE "cancellations" ADD CONSTRAINT "cancellations_changed_to_id_registrations_id_fk" FOREIGN KEY ("changed_to_id") REFERENCES "public"."registrations"("id") ON DELETE set null ON UPDATE no action;