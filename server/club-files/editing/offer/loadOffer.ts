import { desc, eq } from 'drizzle-orm';
import type { ClubFile } from '#schemas/clubFile.ts';
import type { Image } from '#schemas/entities/club/image.ts';
import type { OfferEditor } from '#schemas/entities/management/offerEditor.ts';
import type { Database } from '#server/db/database.ts';
import { clubImports, users } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import type { ClubRow } from '#server/services/clubs/clubs.ts';
import { fullName } from '#server/services/people/people.ts';
import { nl } from '#server/texts/nl.ts';
import { exportClub } from '../../exporting/exportClub.ts';
import { loadShownPictures } from '../../pictures/shownPictures.ts';
import { offerOf, versionOfOffer } from './offerOf.ts';

interface LoadedOffer {
  /** The whole club, with its questions and forms. */
  readonly current: ClubFile;
  readonly version: string;
}

export async function loadOffer(db: Database, { url }: Pick<ClubRow, 'url'>): Promise<LoadedOffer> {
  const current = await exportClub(db, url);
  if (!current) throw refusals.notFound(nl.refusals.clubNotFound);
  return { current, version: versionOfOffer(offerOf(current)) };
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

/** The pictures that a club shows, by what shows them. */
export async function loadOfferPictures(
  db: Database,
  { club, courses, webshop }: ClubFile,
): Promise<OfferEditor['pictures']> {
  const shown = await loadShownPictures(db, club.url);
  if (!shown) return [];
  const products = webshop.flatMap((category) => category.products);
  const owners = [
    { kind: 'logo' as const, key: club.url },
    { kind: 'club' as const, key: club.url },
    ...shown.teachers.map((key) => ({ kind: 'teacher' as const, key })),
    ...courses.map(({ nid, url: key }) => ({ kind: 'course' as const, key, nid })),
    ...products.map(({ nid, url: key }) => ({ kind: 'product' as const, key, nid })),
  ];
  return owners.flatMap((owner) => {
    const image: Image | undefined = shown.imageOf(owner);
    return image ? [{ of: owner.kind, name: owner.key, fid: image.fid, alt: image.alt }] : [];
  });
}
