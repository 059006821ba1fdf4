import { describe, expect, test } from 'vitest';
import { courseAvailability } from '#src/features/courses/view/courseAvailability.ts';
import { course, lars, noor, setting } from '../courseFixtures.ts';

const family = { person: undefined, family: [noor, lars] };

describe('courseAvailability', () => {
  const textOf = (...tariffs: object[]) => courseAvailability(course({ tariffs }), setting(family))?.text;
  test('shows the availability of the tariff with most places', () => {
    expect(textOf({ availability: 0 }, { availability: 2 })).toBe('Nog 2 plaatsen');
    expect(textOf({ availability: 0 }, { availability: null })).toBeUndefined();
    expect(textOf({ availability: 0 }, { availability: -1 })).toBe('Wachtlijst');
  });
  test('ignores a closed tariff', () => {
    expect(textOf({ availability: 0 }, { blockedRegistrationMessage: 'Later' })).toBe('Wachtlijst');
    expect(textOf({ blockedRegistrationMessage: 'Later' })).toBe('Nu gesloten');
  });
  describe('of a tariff that is open to members first', () => {
    const blocked = { blockedRegistrationMessage: 'Later', availability: null };
    const first = { ...blocked, priority: { members: [8] } };
    test('names who may register, whoever is chosen', () => {
      for (const person of [undefined, noor, lars])
        expect(courseAvailability(course({ tariffs: [first] }), setting({ ...family, person }))?.text).toBe(
          'Leden eerst: nu al open voor Noor',
        );
    });
    test('shows its places', () => expect(textOf({ ...first, availability: 2 })).toBe('Nog 2 plaatsen'));
    test('is silent beside a tariff that is open to everybody', () =>
      expect(textOf(first, { availability: null })).toBeUndefined());
    test('is closed to members of another age', () => {
      const { tariffs } = course({ tariffs: [first] });
      const adults = { ...course({ ageRestrictions: [18, 99] }), tariffs };
      expect(courseAvailability(adults, setting(family))?.text).toBe('Nu gesloten');
    });
    test('is closed before the members may', () => {
      const priority = { members: [8], blockedRegistrationMessage: 'Morgen' };
      expect(textOf({ ...blocked, priority })).toBe('Nu gesloten');
      const [may, june] = [Date.UTC(2027, 4, 25, 18) / 1000, Date.UTC(2027, 5, 22, 18) / 1000];
      const soon = { ...blocked, opens: june, priority: { ...priority, opens: may } };
      expect(textOf(soon)).toBe('Opent di 25/05/2027 om 20u00');
      expect(courseAvailability(course({ tariffs: [soon] }), setting({ person: lars }))?.text).toBe(
        'Opent di 22/06/2027 om 20u00',
      );
    });
  });
  test('shows when the first tariff opens, where none is open yet', () => {
    const later = (opens: number) => ({ blockedRegistrationMessage: 'Later', opens });
    const [june, july] = [Date.UTC(2027, 5, 1, 18) / 1000, Date.UTC(2027, 6, 1, 18) / 1000];
    expect(textOf(later(july), later(june))).toBe('Opent di 01/06/2027 om 20u00');
    expect(textOf(later(june), { availability: 2 })).toBe('Nog 2 plaatsen');
  });
});
