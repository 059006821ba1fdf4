ALTER TABLE "courses" ADD COLUMN "first_starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "last_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "iso_weekdays" smallint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "communication_statuses_uid_index" ON "communication_statuses" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "couple_invites_inviter_uid_index" ON "couple_invites" USING btree ("inviter_uid");--> statement-breakpoint
CREATE INDEX "couple_invites_partner_uid_index" ON "couple_invites" USING btree ("partner_uid");--> statement-breakpoint
CREATE INDEX "couple_invites_oid_index" ON "couple_invites" USING btree ("oid");--> statement-breakpoint
CREATE INDEX "voucher_uses_oid_index" ON "voucher_uses" USING btree ("oid");--> statement-breakpoint
CREATE INDEX "courses_club_nid_type_last_ends_at_index" ON "courses" USING btree ("club_nid","type","last_ends_at");--> statement-breakpoint
CREATE INDEX "order_lines_uid_index" ON "order_lines" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "order_lines_tariff_nid_index" ON "order_lines" USING btree ("tariff_nid");--> statement-breakpoint
CREATE INDEX "orders_club_nid_placed_at_index" ON "orders" USING btree ("club_nid","placed_at");--> statement-breakpoint
CREATE INDEX "registrations_tariff_nid_index" ON "registrations" USING btree ("tariff_nid");--> statement-breakpoint
CREATE INDEX "cancellations_changed_to_id_index" ON "cancellations" USING btree ("changed_to_id");--> statement-breakpoint
CREATE INDEX "cancellations_credit_note_id_index" ON "cancellations" USING btree ("credit_note_id");--> statement-breakpoint
CREATE INDEX "pass_moves_oid_index" ON "pass_moves" USING btree ("oid");--> statement-breakpoint
CREATE INDEX "pass_reservations_uid_index" ON "pass_reservations" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "answers_submission_id_index" ON "answers" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "submissions_submitted_by_index" ON "submissions" USING btree ("submitted_by");--> statement-breakpoint
CREATE INDEX "submissions_club_nid_index" ON "submissions" USING btree ("club_nid");--> statement-breakpoint
CREATE INDEX "submissions_form_nid_index" ON "submissions" USING btree ("form_nid");--> statement-breakpoint
CREATE INDEX "reservations_club_nid_expires_at_index" ON "reservations" USING btree ("club_nid","expires_at");--> statement-breakpoint
CREATE INDEX "reservations_tariff_nid_expires_at_index" ON "reservations" USING btree ("tariff_nid","expires_at");--> statement-breakpoint
CREATE INDEX "reservations_uid_index" ON "reservations" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "attendance_sheets_saved_by_index" ON "attendance_sheets" USING btree ("saved_by");--> statement-breakpoint
CREATE FUNCTION "refresh_course_times"("nids" integer[]) RETURNS void LANGUAGE sql AS $$
  UPDATE "courses" SET "first_starts_at" = "times"."starts_at", "last_ends_at" = "times"."ends_at", "iso_weekdays" = coalesce("times"."iso_weekdays", '{}')
  FROM (
    SELECT "changed"."nid", min("session"."starts_at") AS "starts_at", max("session"."ends_at") AS "ends_at",
      array_agg(DISTINCT extract(isodow FROM "session"."starts_at" AT TIME ZONE 'Europe/Brussels')::smallint)
        FILTER (WHERE "session"."nid" IS NOT NULL) AS "iso_weekdays"
    FROM unnest("nids") AS "changed"("nid") LEFT JOIN "course_sessions" AS "session" ON "session"."course_nid" = "changed"."nid"
    GROUP BY "changed"."nid"
  ) AS "times"
  WHERE "courses"."nid" = "times"."nid"
$$;--> statement-breakpoint
CREATE FUNCTION "refresh_course_times_of_statement"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "refresh_course_times"(array(SELECT DISTINCT "course_nid" FROM "changed"));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "refresh_course_times_of_row"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "refresh_course_times"(ARRAY[OLD."course_nid", NEW."course_nid"]);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "course_sessions_inserted" AFTER INSERT ON "course_sessions" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "refresh_course_times_of_statement"();--> statement-breakpoint
CREATE TRIGGER "course_sessions_deleted" AFTER DELETE ON "course_sessions" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "refresh_course_times_of_statement"();--> statement-breakpoint
CREATE TRIGGER "course_sessions_moved" AFTER UPDATE ON "course_sessions" FOR EACH ROW
  WHEN ((OLD."course_nid", OLD."starts_at", OLD."ends_at") IS DISTINCT FROM (NEW."course_nid", NEW."starts_at", NEW."ends_at"))
  EXECUTE FUNCTION "refresh_course_times_of_row"();--> statement-breakpoint
SELECT "refresh_course_times"(array(SELECT "nid" FROM "courses"));
