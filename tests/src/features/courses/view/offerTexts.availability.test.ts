import { describe, expect, test } from 'vitest';
import { tariffAvailability } from '#src/features/courses/view/offerTexts.ts';
import places from '#tests/cases/registration/availability.json' with { type: 'json' };
import { club, course } from '../courseFixtures.ts';

describe('tariffAvailability', () => {
  test.each(places)('$name: $text', ({ places: availability, club: wireClub, tariff = {}, text }) => {
    const { tariffs } = course({ tariffs: [{ availability, ...tariff }] });
    const [first] = tariffs;
    expect((first && tariffAvailability(first, club(wireClub))?.text) ?? null).toBe(text);
  });
});
