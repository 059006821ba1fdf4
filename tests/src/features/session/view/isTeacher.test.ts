import { expect, test } from 'vitest';
import { isTeacher } from '#src/features/session/view/isTeacher.ts';
import { an, lars, noor } from '../people.ts';

const teacher = { type: 'teacher', membership_no: 'DF-1', federation: 'dansfederatie' };
const dancer = { ...teacher, type: 'member' };

test.each([
  ['nobody has a membership', an, noor, {}, false],
  ['the user is a teacher', { ...an, isTeacher: true }, noor, {}, true],
  ['only the member is a teacher', an, { ...noor, isTeacher: true }, {}, false],
  ['the user has a membership as teacher', an, noor, { '1': [dancer, teacher] }, true],
  ['the member has a membership as teacher', an, noor, { '2': [teacher] }, true],
  ['another family member has a membership as teacher', an, noor, { [lars.uid]: [teacher] }, false],
  ['the memberships are of another type', an, noor, { '1': [dancer], '2': [dancer] }, false],
  ['no member is chosen', an, undefined, { '2': [teacher] }, false],
])('isTeacher when %s', (_name, user, member, federations, expected) => {
  expect(isTeacher({ user, member, federations })).toBe(expected);
});
