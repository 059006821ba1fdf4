ALTER TABLE "clubs" ADD COLUMN "transfer_code_line" text DEFAULT 'free' NOT NULL;--> statement-breakpoint
ALTER TABLE "clubs" ADD COLUMN "legal" jsonb;