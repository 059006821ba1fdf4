import { describe, expect, test } from 'vitest';
import { offeredExtras } from '#src/features/courses/view/enrolment/offeredExtras.ts';
import { course, lars, noor } from '../../courseFixtures.ts';

const now = Date.parse('2026-11-20T10:00:00+01:00') / 1000;
const service = { nid: 5, title: 'Naopvang', price: 10, places: null };
const family = [
  { ...noor, refusal: '' },
  { ...lars, refusal: '' },
];

function offered(peopleAtOnce: number, refusal: string, companions: readonly number[] = [lars.uid]) {
  const asked = course({ tariffs: [{ usersSimultaneous: peopleAtOnce }], additionalServices: [service] });
  const [tariff] = asked.tariffs;
  if (!tariff) throw new Error('The course has no tariff');
  const members = family.map((one) => (one.uid === lars.uid ? { ...one, refusal } : one));
  return offeredExtras({ course: asked, tariff, person: noor, family: members, companions, now });
}
const servicesOf = (extras: ReturnType<typeof offered>) => extras.services.map(({ id }) => id);

describe('offeredExtras', () => {
  test('offers a service to the registrant and to each companion', () => {
    expect(servicesOf(offered(2, ''))).toEqual(['5', `5;${lars.uid}`]);
  });

  test('offers a service to no other family member', () => {
    expect(servicesOf(offered(2, '', []))).toEqual(['5']);
  });

  test('offers no service to a chosen companion who is refused', () => {
    expect(servicesOf(offered(2, 'Al ingeschreven'))).toEqual(['5']);
  });

  test('offers no service to a chosen companion of a tariff for one person', () => {
    expect(servicesOf(offered(1, ''))).toEqual(['5']);
  });

  test('lists the rest of the family, including members who are refused', () => {
    expect(offered(2, 'Al ingeschreven').others.map(({ uid }) => uid)).toEqual([lars.uid]);
  });
});
