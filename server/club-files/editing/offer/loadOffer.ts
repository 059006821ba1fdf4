import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { ClubFile } from '#schemas/clubFile.ts';
import type { Database } from '#server/db/database.ts';
import { clubImports, courses, users } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import type { ClubRow } from '#server/services/clubs/clubs.ts';
import { fullName } from '#server/services/people/people.ts';
import { nl } from '#server/texts/nl.ts';
import { exportClub } from '../../exporting/exportClub.ts';
import { loadShownPictures } from '../../pictures/shownPictures.ts';
import { withPictures } from '../../pictures/withPictures.ts';
import { type Offer, offerOf, versionOfOffer } from './offerOf.ts';

interface LoadedOffer {
  /** The whole club, with its questions and forms, without pictures. */
  readonly current: ClubFile;
  /** As managers edit it: a picture is named by its fid. */
  readonly offer: Offer;
  readonly version: string;
}

export async function loadOffer(db: Database, { url }: Pick<ClubRow, 'url'>): Promise<LoadedOffer> {
  const current = await exportClub(db, url);
  if (!current) throw refusals.notFound(nl.refusals.clubNotFound);
  const shown = await loadShownPictures(db, url);
  const plain = offerOf(current);
  const offer = shown ? withPictures(plain, shown, String) : plain;
  return { current, offer, version: versionOfOffer(offer) };
}

/** The last import of a club in the last day, with the manager who published it; `undefined` for none. */
export async function loadLastPublication(db: Database, clubNid: number) {
  const [last] = await db
    .select({ version: clubImports.version, at: clubImports.madeAt, madeBy: clubImports.madeBy, user: users })
    .from(clubImports)
    .leftJoin(users, eq(users.uid, clubImports.madeBy))
    .where(eq(clubImports.clubNid, clubNid))
    .orderBy(desc(clubImports.id))
    .limit(1);
  return last && { ...last, by: last.user ? fullName(last.user) : null };
}

/** The lessons of a club that were cancelled or moved one by one, as they were planned. */
export async function loadChangedLessons(db: Database, clubNid: number) {
  const changed = await db
    .select({ course: courses.nid, lessons: courses.changedLessons })
    .from(courses)
    .where(and(eq(courses.clubNid, clubNid), ne(courses.changedLessons, sql`'[]'::jsonb`)));
  return changed.flatMap(({ course, lessons }) =>
    lessons.flatMap(({ nid, ...lesson }) => (nid === undefined ? [] : { course, nid, ...lesson })),
  );
}
