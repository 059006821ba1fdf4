import type { ImageInFile } from '#schemas/club-file/inFile.ts';
import type { ClubFile } from '#schemas/clubFile.ts';
import type { Database } from '../../db/database.ts';
import type { Storage } from '../../storage/storage.ts';
import type { PictureOwner } from './picturePlaces.ts';
import { loadShownPictures, pictureBytes, type ShownPictures, type StoredPicture } from './shownPictures.ts';

/** A picture to write beside a club file. */
export interface PictureToWrite {
  /** Path beside the club file. */
  readonly file: string;
  readonly bytes: Uint8Array;
}

/** Adds the pictures to an exported club. A picture that the storage has lost is left out. */
export async function exportPictures(
  db: Database,
  storage: Storage,
  file: ClubFile,
): Promise<{ readonly file: ClubFile; readonly pictures: readonly PictureToWrite[] }> {
  const shown = await loadShownPictures(db, file.club.url);
  if (!shown) return { file, pictures: [] };
  const pictures = await picturesOf(shown, storage);
  const imageOf = (owner: PictureOwner) => imageInFile(shown, pictures, owner);
  const withImage = <Shower extends { readonly url: string }>(
    shower: Shower,
    kind: 'club' | 'course' | 'product',
  ): Shower & { image?: ImageInFile } => {
    const image = imageOf({ kind, key: shower.url });
    return image ? { ...shower, image } : shower;
  };
  const teacherPictures = shown.teachers.toSorted().flatMap((teacher) => {
    const image = imageOf({ kind: 'teacher', key: teacher });
    return image ? [{ teacher, ...image }] : [];
  });
  const logo = imageOf({ kind: 'logo', key: file.club.url });
  return {
    file: {
      ...file,
      club: {
        ...withImage(file.club, 'club'),
        ...(logo && { logo: { file: logo.file } }),
        ...(teacherPictures.length > 0 && { teacherPictures }),
      },
      courses: file.courses.map((course) => withImage(course, 'course')),
      webshop: file.webshop.map((category) => ({
        ...category,
        products: category.products.map((product) => withImage(product, 'product')),
      })),
    },
    pictures: [...pictures.values()],
  };
}

type Pictures = ReadonlyMap<number, PictureToWrite>;

function imageInFile(shown: ShownPictures, pictures: Pictures, owner: PictureOwner): ImageInFile | undefined {
  const image = shown.imageOf(owner);
  const picture = image && pictures.get(image.fid);
  return picture && { file: picture.file, alt: image.alt };
}

/** The pictures that the club shows, by their fid, each with a name of its own. */
async function picturesOf(shown: ShownPictures, storage: Storage): Promise<Pictures> {
  const pictures = new Map<number, PictureToWrite>();
  const names = new Set<string>();
  for (const stored of shown.stored.toSorted((one, other) => one.fid - other.fid)) {
    if (!shown.fids.has(stored.fid)) continue;
    const bytes = await pictureBytes(storage, stored);
    if (!bytes) continue;
    const file = freeName(stored, names);
    names.add(file.toLowerCase());
    pictures.set(stored.fid, { file, bytes });
  }
  return pictures;
}

/** A later picture may have the name of an earlier one. The comparison ignores case, as some disks do. */
function freeName({ fid, name, mediaType }: StoredPicture, taken: ReadonlySet<string>): string {
  const file = name ?? `pictures/${fid}.${extensionOf(mediaType)}`;
  return taken.has(file.toLowerCase()) ? file.replace(/(\.[^./]*)$/, `-${fid}$1`) : file;
}

function extensionOf(mediaType: string): string {
  if (mediaType === 'image/jpeg') return 'jpg';
  return mediaType === 'image/png' ? 'png' : 'webp';
}
