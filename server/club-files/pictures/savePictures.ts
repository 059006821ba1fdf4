import { readFile } from 'node:fs/promises';
import { and, eq, or } from 'drizzle-orm';
import type { Image } from '#schemas/entities/club/image.ts';
import type { Database } from '../../db/database.ts';
import { clubFiles, clubs, courses, products } from '../../db/schema.ts';
import { reencodePicture } from '../../services/files/pictures/reencodePicture.ts';
import type { FileService } from '../../storage/openFileService.ts';
import type { PicturePlace } from './picturePlaces.ts';
import type { PictureChange } from './planPictures.ts';
import type { PictureBeside } from './readPictures.ts';
import { drawSvg, hashOf, svgType } from './shownPictures.ts';
import { endWaiting } from './waitingPictures.ts';

/** A picture in the storage, which no row refers to yet. */
interface EncodedPicture {
  readonly path: string;
  readonly mediaType: string;
  readonly contentHash: string;
  readonly extension: string;
}

/** Stored pictures, by the hash of the file that they were made from. */
export type EncodedPictures = ReadonlyMap<string, EncodedPicture>;

/**
 * Encodes and stores the new pictures of a plan, before a transaction locks the offer. The path is the content, so a second
 * attempt overwrites a file with itself.
 */
export async function encodePictures(
  { storage, temporary, heavyWork }: FileService,
  changes: readonly PictureChange[],
): Promise<EncodedPictures> {
  const encoded = new Map<string, EncodedPicture>();
  for (const { shown } of changes) {
    if (!shown || shown.fid !== undefined || encoded.has(shown.picture.hash)) continue;
    const { place, mediaType: type, hash } = shown.picture;
    const made =
      type === svgType
        ? { ...drawn, bytes: await heavyWork(async () => drawSvg(await readFile(place))) }
        : await temporary.lend(async (newFile) => {
            const checked = await heavyWork(() => reencodePicture({ place, type }, newFile()));
            return { ...checked, bytes: await readFile(checked.place) };
          });
    const contentHash = hashOf(made.bytes);
    const path = `clubs/${contentHash}.${made.extension}`;
    await storage.write(path, made.bytes);
    encoded.set(hash, { path, contentHash, mediaType: made.mediaType, extension: made.extension });
  }
  return encoded;
}

/** The kind of picture that an SVG becomes. */
const drawn = { mediaType: 'image/webp', extension: 'webp' };

/** Shows the pictures of a plan. The parts that show them exist by now. */
export async function savePictures(
  tx: Database,
  changes: readonly PictureChange[],
  { clubNid, encoded }: { readonly clubNid: number; readonly encoded: EncodedPictures },
): Promise<void> {
  for (const { place, shown } of changes) {
    if (!shown || !place.image) {
      await show(tx, { place, clubNid, image: null });
      continue;
    }
    const name = place.image.file;
    const { fid, width, height } =
      shown.fid === undefined ? await inserted(tx, { ...shown, name, clubNid, encoded }) : shown;
    await show(tx, { place, clubNid, image: { fid, alt: place.image.alt, width, height } });
  }
  await endWaiting(tx, clubNid);
}

async function inserted(tx: Database, added: NewPicture): Promise<Pick<Image, 'fid' | 'width' | 'height'>> {
  const { width, height } = added.picture;
  return { fid: await insertPicture(tx, added), width, height };
}

interface NewPicture {
  readonly picture: PictureBeside;
  /** The path in the club file. */
  readonly name: string;
  readonly clubNid: number;
  readonly encoded: EncodedPictures;
}

/** Inserts a picture once: another part may show the same one. */
async function insertPicture(tx: Database, { picture, name, clubNid, encoded }: NewPicture): Promise<number> {
  const made = encoded.get(picture.hash);
  if (!made) throw new Error(`${name} was not encoded`);
  const { path, mediaType, contentHash, extension } = made;
  const [same] = await tx
    .select({ fid: clubFiles.fid })
    .from(clubFiles)
    .where(
      and(
        eq(clubFiles.clubNid, clubNid),
        or(eq(clubFiles.sourceHash, picture.hash), eq(clubFiles.contentHash, contentHash)),
      ),
    );
  if (same) return same.fid;
  const [row] = await tx
    .insert(clubFiles)
    .values({
      ...{ clubNid, path, mediaType, contentHash, sourceHash: picture.hash },
      name: `${name.replace(/\.[^./]*$/, '')}.${extension}`,
    })
    .returning({ fid: clubFiles.fid });
  if (!row) throw new Error('The database returned no row');
  return row.fid;
}

interface ToShow {
  readonly place: PicturePlace;
  readonly clubNid: number;
  readonly image: Image | null;
}

async function show(tx: Database, { place, clubNid, image }: ToShow): Promise<void> {
  const { kind, key } = place.owner;
  switch (kind) {
    case 'logo':
      await tx
        .update(clubs)
        .set({ logoFids: image ? [image.fid] : [] })
        .where(eq(clubs.nid, clubNid));
      return;
    case 'club':
      await tx.update(clubs).set({ cover: image }).where(eq(clubs.nid, clubNid));
      return;
    case 'teacher':
      return showTeacher(tx, { place, clubNid, image });
    case 'course':
      await tx
        .update(courses)
        .set({ image })
        .where(and(eq(courses.clubNid, clubNid), eq(courses.url, key)));
      return;
    case 'product':
      await tx
        .update(products)
        .set({ image })
        .where(and(eq(products.clubNid, clubNid), eq(products.url, key)));
  }
}

async function showTeacher(tx: Database, { place, clubNid, image }: ToShow): Promise<void> {
  const [club] = await tx
    .select({ pictures: clubs.teacherPictures })
    .from(clubs)
    .where(eq(clubs.nid, clubNid));
  const { [place.owner.key]: _replaced, ...others } = club?.pictures ?? {};
  const teacherPictures = image ? { ...others, [place.owner.key]: image } : others;
  await tx.update(clubs).set({ teacherPictures }).where(eq(clubs.nid, clubNid));
}
