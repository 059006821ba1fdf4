import { expect, test } from 'vitest';
import { reservedWords } from '#rules/reservedWords.ts';
import { reservedClubUrls } from '#src/paths.ts';

test('reservedWords are the first words of the paths that the portal knows', () => {
  expect([...reservedWords].toSorted()).toEqual([...reservedClubUrls].toSorted());
});
