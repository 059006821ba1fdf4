import { describe, expect, test } from 'vitest';
import { courseAvailability, tariffAvailability } from '#src/features/courses/view/offerTexts.ts';
import places from '#tests/cases/registration/availability.json' with { type: 'json' };
import { club, course } from '../courseFixtures.ts';

describe('tariffAvailability', () => {
  test.each(places)('$name: $text', ({ places: availability, club: wireClub, tariff = {}, text }) => {
    const { tariffs } = course({ tariffs: [{ availability, ...tariff }] });
    const [first] = tariffs;
    expect((first && tariffAvailability(first, club(wireClub))?.text) ?? null).toBe(text);
  });
});

describe('courseAvailability', () => {
  const textOf = (...tariffs: object[]) => courseAvailability(course({ tariffs }), club())?.text;
  test('shows the availability of the tariff with most places', () => {
    expect(textOf({ availability: 0 }, { availability: 2 })).toBe('Nog 2 plaatsen');
    expect(textOf({ availability: 0 }, { availability: null })).toBeUndefined();
    expect(textOf({ availability: 0 }, { availability: -1 })).toBe('Wachtlijst');
  });
  test('ignores a closed tariff', () => {
    expect(textOf({ availability: 0 }, { blockedRegistrationMessage: 'Later' })).toBe('Wachtlijst');
    expect(textOf({ blockedRegistrationMessage: 'Later' })).toBe('Nu gesloten');
    const first = { blockedRegistrationMessage: 'Later', availability: 2 };
    expect(textOf({ ...first, priority: { members: [8] } })).toBe('Nog 2 plaatsen');
    const firstToo = { ...first, availability: null, priority: { members: [8] } };
    expect(textOf(firstToo)).toBe('Leden eerst: nu al open');
    expect(textOf(firstToo, { availability: null })).toBeUndefined();
    const soon = { members: [8], blockedRegistrationMessage: 'Morgen' };
    expect(textOf({ ...first, priority: soon })).toBe('Nu gesloten');
  });
  test('shows when the first tariff opens, where none is open yet', () => {
    const later = (opens: number) => ({ blockedRegistrationMessage: 'Later', opens });
    const [june, july] = [Date.UTC(2027, 5, 1, 18) / 1000, Date.UTC(2027, 6, 1, 18) / 1000];
    expect(textOf(later(july), later(june))).toBe('Opent di 01/06/2027 om 20u00');
    expect(textOf(later(june), { availability: 2 })).toBe('Nog 2 plaatsen');
  });
});
