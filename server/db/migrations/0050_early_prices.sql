ALTER TABLE "tariffs" ADD COLUMN "early_price_cents" integer;--> statement-breakpoint
ALTER TABLE "tariffs" ADD COLUMN "early_until" date;--> statement-breakpoint
ALTER TABLE "tariffs" ADD CONSTRAINT "tariffs_early_prices_have_a_last_day" CHECK ("tariffs"."early_price_cents" >= 0 AND ("tariffs"."early_price_cents" IS NULL) = ("tariffs"."early_until" IS NULL));