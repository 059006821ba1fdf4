import { describe, expect, test } from 'vitest';
import type { RegistrationsOverview } from '#src/api/entities/management/managedRegistration.ts';
import {
  countOf,
  readFilter,
  requestOf,
  usefulFilters,
} from '#src/features/management/view/registrationFilter.ts';

const nobody: RegistrationsOverview = {
  course: { nid: 106, url: 'jazz', title: 'Jazz', type: 'course', tariff: null },
  ...{ taken: 0, capacity: null, registered: 0, waiting: 0, cancelled: 0, unpaid: 0, alerts: 0 },
  takenBy: { registered: 0, tickets: 0, outside: 0, offered: 0, partners: 0, carts: 0 },
  ...{ trials: 0, extras: [], health: false },
};
const mixed = { ...nobody, registered: 9, waiting: 2, cancelled: 1, unpaid: 3, alerts: 2 };

describe('the filters of a list of registrations', () => {
  test.each([
    ['te-betalen', 'te-betalen', { paid: false }],
    ['wachtlijst', 'wachtlijst', { state: 'waiting' }],
    ['onzin', 'alles', {}],
    [null, 'alles', {}],
  ])('read %s as %s', (word, filter, request) => {
    expect(readFilter(word)).toBe(filter);
    expect(requestOf(readFilter(word))).toEqual(request);
  });

  test('count people by state, payment and health', () => {
    expect(usefulFilters(mixed, 'alles').map((one) => `${one} ${countOf(one, mixed)}`)).toEqual([
      ...['alles 12', 'ingeschreven 9', 'te-betalen 3', 'betaald 6', 'wachtlijst 2', 'gestopt 1'],
      'gezondheid 2',
    ]);
  });

  test('are left out where they find nobody or everybody, except the chosen one', () => {
    expect(usefulFilters(nobody, 'alles')).toEqual(['alles']);
    expect(usefulFilters(nobody, 'wachtlijst')).toEqual(['alles', 'wachtlijst']);
    expect(usefulFilters({ ...nobody, registered: 4, alerts: 4 }, 'alles')).toEqual(['alles', 'gezondheid']);
  });
});
