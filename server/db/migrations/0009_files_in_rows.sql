ALTER TABLE "question_files" DROP CONSTRAINT "question_files_same";--> statement-breakpoint
ALTER TABLE "question_files" ADD COLUMN "in_row" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "question_files" ADD CONSTRAINT "question_files_same" UNIQUE("uid","qid","nid","in_row","submission","digest");