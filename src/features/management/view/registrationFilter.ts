import type { RegistrationsOverview } from '#src/api/entities/management/managedRegistration.ts';

/** The filters above a list of registrations, by the word in the address. One is chosen at a time. */
const registrationFilters = [
  'alles',
  'ingeschreven',
  'te-betalen',
  'betaald',
  'wachtlijst',
  'gestopt',
  'gezondheid',
] as const;
export type RegistrationFilter = (typeof registrationFilters)[number];

interface FilterRequest {
  state?: 'registered' | 'waiting' | 'cancelled';
  paid?: boolean;
  alerts?: boolean;
}

const requests: Readonly<Record<RegistrationFilter, FilterRequest>> = {
  alles: {},
  ingeschreven: { state: 'registered' },
  'te-betalen': { paid: false },
  betaald: { paid: true },
  wachtlijst: { state: 'waiting' },
  gestopt: { state: 'cancelled' },
  gezondheid: { alerts: true },
};

/** Reads the filter of an address; an unknown word filters nothing. */
export function readFilter(word: string | null): RegistrationFilter {
  return registrationFilters.find((one) => one === word) ?? 'alles';
}

/** What the server is asked for a filter. */
export function requestOf(filter: RegistrationFilter): FilterRequest {
  return requests[filter];
}

/** The number of people behind a filter. */
export function countOf(filter: RegistrationFilter, overview: RegistrationsOverview): number {
  const { registered, waiting, cancelled, unpaid, alerts } = overview;
  const counts: Readonly<Record<RegistrationFilter, number>> = {
    alles: registered + waiting + cancelled,
    ingeschreven: registered,
    'te-betalen': unpaid,
    betaald: registered - unpaid,
    wachtlijst: waiting,
    gestopt: cancelled,
    gezondheid: alerts,
  };
  return counts[filter];
}

/** The filters that have a use: everything, the chosen one, and those that find some people but not all. */
export function usefulFilters(
  overview: RegistrationsOverview,
  chosen: RegistrationFilter,
): readonly RegistrationFilter[] {
  const all = countOf('alles', overview);
  return registrationFilters.filter((filter) => {
    const count = countOf(filter, overview);
    return (
      filter === 'alles' ||
      filter === chosen ||
      (count > 0 && count < all) ||
      (filter === 'gezondheid' && count > 0)
    );
  });
}
