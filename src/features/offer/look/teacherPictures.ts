import type { OfferFile } from '../state/offerFile.ts';
import type { PictureValue } from './picture/offerPictures.ts';

/** The teachers of a club by name: those whom a course names, and those who have a picture. */
export function teachersOf({ club, courses }: OfferFile): readonly string[] {
  const named = courses.flatMap(({ teachers }) => teachers);
  const pictured = (club.teacherPictures ?? []).map(({ teacher }) => teacher);
  return [...new Set([...named, ...pictured])].toSorted((one, other) => one.localeCompare(other, 'nl'));
}

/** The file with another picture of a teacher; null removes the picture. */
export function withTeacherPicture(
  file: OfferFile,
  teacher: string,
  picture: PictureValue | null,
): OfferFile {
  const { teacherPictures = [] } = file.club;
  const at = teacherPictures.findIndex((one) => one.teacher === teacher);
  const next = picture && { teacher, ...picture };
  const changed =
    at === -1
      ? [...teacherPictures, ...(next ? [next] : [])]
      : teacherPictures.flatMap((one, index) => (index === at ? (next ?? []) : one));
  return { ...file, club: { ...file.club, teacherPictures: changed } };
}
