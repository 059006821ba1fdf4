ALTER TABLE "clubs" ADD COLUMN "font" text DEFAULT 'plain' NOT NULL;--> statement-breakpoint
ALTER TABLE "clubs" ADD COLUMN "cover" jsonb;--> statement-breakpoint
ALTER TABLE "clubs" ADD COLUMN "teacher_pictures" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "bring" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "image" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "image" jsonb;