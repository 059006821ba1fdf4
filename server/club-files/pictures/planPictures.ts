import type { ClubFile } from '#schemas/clubFile.ts';
import type { Image } from '#schemas/entities/club/image.ts';
import type { Database } from '../../db/database.ts';
import type { Storage } from '../../storage/storage.ts';
import { type PicturePlace, picturePlaces } from './picturePlaces.ts';
import type { PictureBeside, PicturesBeside } from './readPictures.ts';
import { isMadeFrom, loadShownPictures, type ShownPictures } from './shownPictures.ts';

/** A picture to show: new beside a club file, or stored by the club already. Sizes in pixels. */
type PictureToShow =
  | { readonly fid: number; readonly width: number; readonly height: number }
  | { readonly fid: undefined; readonly picture: PictureBeside };

export interface PictureChange {
  readonly place: PicturePlace;
  /** The picture that is shown now. */
  readonly before: Image | undefined;
  /** `undefined` removes the picture. */
  readonly shown: PictureToShow | undefined;
}

/** Pictures that the club has stored, by how the file names them. Sizes in pixels. */
export type StoredPictures = ReadonlyMap<string, Extract<PictureToShow, { fid: number }>>;

interface ToPlan {
  readonly file: ClubFile;
  /** The pictures that the file names. Where a manager edits the offer, they are stored already. */
  readonly pictures: PicturesBeside | StoredPictures;
  readonly storage: Storage;
}

/** Compares the pictures of a club file with those that the club shows: their content and their words, not their names. */
export async function planPictures(
  db: Database,
  { file, pictures, storage }: ToPlan,
): Promise<readonly PictureChange[]> {
  const current = await loadShownPictures(db, file.club.url);
  const changes: PictureChange[] = [];
  for (const place of [...picturePlaces(file), ...removedTeachers(file, current)]) {
    const before = current?.imageOf(place.owner);
    if (place.image === null) {
      if (before) changes.push({ place, before, shown: undefined });
      continue;
    }
    const picture = pictures.get(place.image.file);
    if (!picture) throw new Error(`${place.path} names a picture that was not read`);
    const shown =
      'fid' in picture ? picture : await asStored(picture, { current, storage, first: before?.fid });
    if (shown.fid === undefined || shown.fid !== before?.fid || before.alt !== place.image.alt)
      changes.push({ place, before, shown });
  }
  return changes;
}

/** Teachers whose picture the file no longer has, where the file has the pictures of teachers at all. */
function removedTeachers({ club }: ClubFile, current: ShownPictures | undefined): readonly PicturePlace[] {
  if (!club.teacherPictures || !current) return [];
  const named = new Set(club.teacherPictures.map(({ teacher }) => teacher));
  return current.teachers
    .filter((teacher) => !named.has(teacher))
    .map((teacher) => ({
      path: 'club.teacherPictures',
      title: `teacher ${teacher}`,
      of: teacher,
      owner: { kind: 'teacher', key: teacher },
      image: null,
    }));
}

interface Stored {
  readonly current: ShownPictures | undefined;
  readonly storage: Storage;
  /** The picture that is shown now, compared first because it rarely changes. */
  readonly first: number | undefined;
}

async function asStored(picture: PictureBeside, stored: Stored): Promise<PictureToShow> {
  const fid = await storedAs(picture, stored);
  return fid === undefined ? { fid, picture } : { fid, width: picture.width, height: picture.height };
}

/** The fid of a picture that the club has stored already. */
async function storedAs({ hash }: PictureBeside, { current, storage, first }: Stored) {
  const stored = current?.stored ?? [];
  const known = stored.find(({ contentHash, sourceHash }) => contentHash === hash || sourceHash === hash);
  const shown = stored.find(({ fid }) => fid === first);
  if (shown && (await isMadeFrom(storage, shown, hash))) return shown.fid;
  return known?.fid;
}
