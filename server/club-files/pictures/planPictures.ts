import type { ClubFile } from '#schemas/clubFile.ts';
import type { Database } from '../../db/database.ts';
import type { Storage } from '../../storage/storage.ts';
import { type PicturePlace, picturePlaces } from './picturePlaces.ts';
import type { PictureBeside, PicturesBeside } from './readPictures.ts';
import { isMadeFrom, loadShownPictures, type ShownPictures } from './shownPictures.ts';

export interface PictureChange {
  readonly place: PicturePlace;
  /** The picture to show, and its fid where the club has stored it; `undefined` removes the picture. */
  readonly shown: { readonly picture: PictureBeside; readonly fid: number | undefined } | undefined;
}

interface ToPlan {
  readonly file: ClubFile;
  readonly pictures: PicturesBeside;
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
    const shown = current?.imageOf(place.owner);
    if (place.image === null) {
      if (shown) changes.push({ place, shown: undefined });
      continue;
    }
    const picture = pictures.get(place.image.file);
    if (!picture) throw new Error(`${place.path} names a picture that was not read`);
    const fid = await storedAs(picture, { current, storage, first: shown?.fid });
    if (fid === undefined || fid !== shown?.fid || shown.alt !== place.image.alt)
      changes.push({ place, shown: { picture, fid } });
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

/** The fid of a picture that the club has stored already. */
async function storedAs({ hash }: PictureBeside, { current, storage, first }: Stored) {
  const stored = current?.stored ?? [];
  const known = stored.find(({ contentHash, sourceHash }) => contentHash === hash || sourceHash === hash);
  const shown = stored.find(({ fid }) => fid === first);
  if (shown && (await isMadeFrom(storage, shown, hash))) return shown.fid;
  return known?.fid;
}
