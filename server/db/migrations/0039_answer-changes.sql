CREATE TABLE "answer_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "answer_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"action_id" integer NOT NULL,
	"uid" integer NOT NULL,
	"submission_id" integer NOT NULL,
	"qid" integer NOT NULL,
	"nid" integer NOT NULL,
	"wording" text NOT NULL,
	"before" text,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "asked_forms" (
	"version" text PRIMARY KEY NOT NULL,
	"questions" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "changeable" text;--> statement-breakpoint
ALTER TABLE "submission_answers" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "answer_changes" ADD CONSTRAINT "answer_changes_action_id_club_actions_id_fk" FOREIGN KEY ("action_id") REFERENCES "public"."club_actions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_changes" ADD CONSTRAINT "answer_changes_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_changes" ADD CONSTRAINT "answer_changes_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_changes_action_id_index" ON "answer_changes" USING btree ("action_id");--> statement-breakpoint
CREATE INDEX "answer_changes_uid_index" ON "answer_changes" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "answer_changes_submission_id_index" ON "answer_changes" USING btree ("submission_id");