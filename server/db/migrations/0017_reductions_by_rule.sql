ALTER TABLE "clubs" ADD COLUMN "reductions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "tariffs" ADD COLUMN "pro_rata" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "reductions" jsonb DEFAULT '[]'::jsonb NOT NULL;