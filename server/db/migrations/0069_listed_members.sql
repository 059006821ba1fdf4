ALTER TABLE "club_members" ADD COLUMN "listed_at" timestamp with time zone;--> statement-breakpoint
-- Whoever a spreadsheet brought before there was such a column: no order, registration or waiting place made the row.
UPDATE "club_members" AS "member" SET "listed_at" = "imports"."last_at"
FROM (
	SELECT "club_nid", max("made_at") AS "last_at" FROM "club_actions" WHERE "action" = 'import-people' GROUP BY "club_nid"
) AS "imports", "users" AS "person"
WHERE "imports"."club_nid" = "member"."club_nid" AND "person"."uid" = "member"."uid"
	AND "member"."role" = 'member' AND NOT "member"."is_blocked"
	AND NOT EXISTS (
		SELECT 1 FROM "orders" WHERE "orders"."club_nid" = "member"."club_nid"
			AND ("orders"."uid" IN ("person"."uid", "person"."parent_uid") OR "orders"."placed_by" IN ("person"."uid", "person"."parent_uid"))
	)
	AND NOT EXISTS (
		SELECT 1 FROM (SELECT "uid", "tariff_nid" FROM "registrations" UNION ALL SELECT "uid", "tariff_nid" FROM "queue_entries") AS "taken"
		JOIN "tariffs" ON "tariffs"."nid" = "taken"."tariff_nid" JOIN "courses" ON "courses"."nid" = "tariffs"."course_nid"
		WHERE "taken"."uid" = "person"."uid" AND "courses"."club_nid" = "member"."club_nid"
	);
