import { describe, expect, it } from 'vitest';
import type { GivenAnswer } from '#src/api/entities/registration/givenAnswers.ts';
import { noteOf } from '#src/features/given-answers/view/answers.ts';

/** 28 November 2026 at noon in Brussels. */
const changed = Date.parse('2026-11-28T12:00:00+01:00') / 1000;
const day = '2026-12-11';

describe('noteOf', () => {
  it.each<[string, Pick<GivenAnswer, 'changed' | 'change'>]>([
    ['', { changed: null, change: { may: 'always' } }],
    ['', { changed: null, change: { may: 'never' } }],
    ['gewijzigd op 28/11/2026', { changed, change: { may: 'always' } }],
    ['wijzigen kan tot en met 11/12/2026', { changed: null, change: { may: 'until', day } }],
    ['wijzigen kon tot en met 11/12/2026', { changed: null, change: { may: 'no-longer', day } }],
    [
      'gewijzigd op 28/11/2026 · wijzigen kan tot en met 11/12/2026',
      { changed, change: { may: 'until', day } },
    ],
  ])('says “%s”', (expected, given) => {
    expect(noteOf(given)).toBe(expected);
  });
});
