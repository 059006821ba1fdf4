import { expect, it } from 'vitest';
import { teachersOf, withTeacherPicture } from '#src/features/offer/look/teacherPictures.ts';
import type { OfferFile } from '#src/features/offer/state/offerFile.ts';

const hanne = { teacher: 'Hanne', file: '7', alt: 'Hanne lacht' };
// Cast is safe: the functions read these fields alone.
const file = {
  club: { teacherPictures: [hanne, { teacher: 'Zoë', file: '8', alt: 'Zoë' }] },
  courses: [{ teachers: ['Émile', 'Hanne'] }, { teachers: ['Adam'] }],
} as unknown as OfferFile;
const picture = { file: '9', alt: 'Portret' };

it('teachersOf lists the teachers of the courses, and those with a picture, by name', () => {
  expect(teachersOf(file)).toEqual(['Adam', 'Émile', 'Hanne', 'Zoë']);
});

it.each([
  ['replaces a picture in its place', 'Hanne', picture, ['Hanne 9', 'Zoë 8']],
  ['adds a picture at the end', 'Adam', picture, ['Hanne 7', 'Zoë 8', 'Adam 9']],
  ['removes a picture', 'Hanne', null, ['Zoë 8']],
  ['changes nothing where there is no picture to remove', 'Adam', null, ['Hanne 7', 'Zoë 8']],
] as const)('withTeacherPicture %s', (_, teacher, next, pictures) => {
  const { club } = withTeacherPicture(file, teacher, next);
  expect(club.teacherPictures?.map((one) => `${one.teacher} ${one.file}`)).toEqual(pictures);
});
