import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import type { Image } from '#schemas/entities/club/image.ts';
import type { Database } from '../../db/database.ts';
import { clubFiles, clubs, courses, products } from '../../db/schema.ts';
import { openPicture } from '../../services/files/pictures/openPicture.ts';
import type { Storage } from '../../storage/storage.ts';
import type { PictureOwner } from './picturePlaces.ts';

export type StoredPicture = typeof clubFiles.$inferSelect;

/** The pictures that a club stores and shows. */
export interface ShownPictures {
  readonly clubNid: number;
  readonly stored: readonly StoredPicture[];
  imageOf(owner: PictureOwner): Image | undefined;
  /** The teachers with a picture. */
  readonly teachers: readonly string[];
  /** The pictures that a part shows. */
  readonly fids: ReadonlySet<number>;
}

/** Loads the pictures of a club; `undefined` where there is no such club. */
export async function loadShownPictures(db: Database, url: string): Promise<ShownPictures | undefined> {
  const [club] = await db
    .select({
      ...{ nid: clubs.nid, logoFids: clubs.logoFids, cover: clubs.cover },
      teachers: clubs.teacherPictures,
    })
    .from(clubs)
    .where(eq(clubs.url, url));
  if (!club) return undefined;
  const offered = await db
    .select({ nid: courses.nid, url: courses.url, image: courses.image })
    .from(courses)
    .where(eq(courses.clubNid, club.nid));
  const sold = await db
    .select({ nid: products.nid, url: products.url, image: products.image })
    .from(products)
    .where(eq(products.clubNid, club.nid));
  const rows = { course: offered, product: sold };
  const logo = club.logoFids.map((fid) => ({ fid, alt: '', width: 0, height: 0 }))[0];
  const images = [
    ...[logo, club.cover],
    ...Object.values(club.teachers),
    ...[...offered, ...sold].map(({ image }) => image),
  ];
  return {
    clubNid: club.nid,
    stored: await db.select().from(clubFiles).where(eq(clubFiles.clubNid, club.nid)),
    teachers: Object.keys(club.teachers),
    fids: new Set(images.flatMap((image) => image?.fid ?? [])),
    imageOf({ kind, key, nid }) {
      if (kind === 'logo') return logo;
      if (kind === 'club') return club.cover ?? undefined;
      if (kind === 'teacher') return club.teachers[key];
      const found = rows[kind].find((row) => row.nid === nid) ?? rows[kind].find((row) => row.url === key);
      return found?.image ?? undefined;
    },
  };
}

/** A picture as a club file has it beside it: a drawing becomes pixels. `undefined` where the storage has lost it. */
export async function pictureBytes(
  storage: Storage,
  { path, mediaType }: StoredPicture,
): Promise<Buffer | undefined> {
  const kept = await storage.read(path);
  if (!kept) return undefined;
  return asPixels(await buffer(kept), { mediaType });
}

function asPixels(bytes: Buffer, { mediaType }: Pick<StoredPicture, 'mediaType'>): Promise<Buffer> | Buffer {
  return mediaType === svgType ? drawSvg(bytes) : bytes;
}

export const svgType = 'image/svg+xml';

/** Draws an SVG in its own size. From memory, so that it can't refer to other files. */
export function drawSvg(bytes: Buffer): Promise<Buffer> {
  return openPicture(bytes).timeout({ seconds: 60 }).webp({ quality: 88 }).toBuffer();
}

/** Whether a stored picture was made from a file with this hash, or is that file. */
export async function isMadeFrom(storage: Storage, stored: StoredPicture, hash: string): Promise<boolean> {
  if (stored.contentHash !== null) return stored.contentHash === hash || stored.sourceHash === hash;
  const kept = await storage.read(stored.path);
  if (!kept) return false;
  const bytes = await buffer(kept);
  return hashOf(bytes) === hash || hashOf(await asPixels(bytes, stored)) === hash;
}

export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
