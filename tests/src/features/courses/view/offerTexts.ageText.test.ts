import { describe, expect, test } from 'vitest';
import { ageText } from '#src/features/courses/view/offerTexts.ts';
import { course } from '../courseFixtures.ts';

describe('ageText', () => {
  test.each([
    [[6, 8], undefined, '6 tot en met 8 jaar'],
    [[12, 0], undefined, 'Vanaf 12 jaar'],
    [[0, 10], undefined, 'Tot en met 10 jaar'],
    [[6, 6], undefined, '6 jaar'],
    [[0, 0], [2014, 2016], 'Geboren van 2014 tot en met 2016'],
    [undefined, [2014, 0], 'Geboren vanaf 2014'],
    [[6, 8], [2014, 2016], '6 tot en met 8 jaar'],
    [[0, 0], [0, 0], ''],
  ])('shows ages %j and birth years %j as %j', (ageRestrictions, ageRestrictionsByYear, text) =>
    expect(ageText(course({ ageRestrictions, ageRestrictionsByYear }))).toBe(text),
  );
});
