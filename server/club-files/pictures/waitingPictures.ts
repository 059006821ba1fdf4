import { and, eq, isNotNull, isNull, not, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { clubFiles, clubs, communications, courses, products } from '../../db/schema.ts';

/** Whether a part of the club shows the picture: its logo, cover, a teacher, a course, a product or a sent message. */
export const isShownPicture = sql`(
  exists (select 1 from ${clubs} where ${clubs.nid} = ${clubFiles.clubNid} and (
    (${clubs.cover} ->> 'fid')::int = ${clubFiles.fid}
    or ${clubs.logoFids} @> to_jsonb(${clubFiles.fid})
    or exists (select 1 from jsonb_each(${clubs.teacherPictures}) as teacher
      where (teacher.value ->> 'fid')::int = ${clubFiles.fid})))
  or exists (select 1 from ${courses} where ${courses.clubNid} = ${clubFiles.clubNid}
    and (${courses.image} ->> 'fid')::int = ${clubFiles.fid})
  or exists (select 1 from ${products} where ${products.clubNid} = ${clubFiles.clubNid}
    and (${products.image} ->> 'fid')::int = ${clubFiles.fid})
  or exists (select 1 from ${communications} where ${communications.clubNid} = ${clubFiles.clubNid}
    and ${communications.body} @> jsonb_build_array(jsonb_build_object('type', 'picture', 'fid', ${clubFiles.fid}))))`;

/** Makes the pictures public that a club shows by now. */
export async function endWaiting(tx: Database, clubNid: number): Promise<void> {
  await tx
    .update(clubFiles)
    .set({ waitsSince: null })
    .where(and(eq(clubFiles.clubNid, clubNid), isNotNull(clubFiles.waitsSince), isShownPicture));
}

/** Lets the pictures wait again that a club no longer shows because an import was taken back. A manager may publish them later. */
export async function waitAgain(tx: Database, clubNid: number, now: Date): Promise<void> {
  const isOfClub = and(eq(clubFiles.clubNid, clubNid), isNotNull(clubFiles.contentHash));
  await tx
    .update(clubFiles)
    .set({ waitsSince: now })
    .where(and(isOfClub, isNull(clubFiles.waitsSince), not(isShownPicture)));
}
