import { expect, test } from 'vitest';
import { reservedBehindClub, reservedWords } from '#rules/reservedWords.ts';
import { reservedClubUrls, reservedCourseUrls } from '#src/paths.ts';

test('reservedWords are the first words of the paths that the portal knows', () => {
  expect([...reservedWords].toSorted()).toEqual([...reservedClubUrls].toSorted());
});

test('reservedBehindClub are the words that the portal knows behind a club', () => {
  expect([...reservedBehindClub].toSorted()).toEqual([...reservedCourseUrls].toSorted());
});
