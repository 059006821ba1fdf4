import type { OfferCourse } from '#src/features/offer/state/offerFile.ts';

/** A course of the club file without lessons. */
export function offerCourse(given: Partial<OfferCourse> = {}): OfferCourse {
  return {
    ...{ url: 'recreatief', title: 'Recreatief', type: 'course', description: '', place: 'Zaal 1' },
    ...{ bring: '', uitpasEvent: '', teachers: [], taxonomies: [], levels: [] },
    ...{ allowsTaxCertificate: false, revenueAccount: '', allowsSeveralTariffs: false },
    ...{ sessions: [], weekly: [], series: [], tariffs: [], services: [], stands: [] },
    ...given,
  };
}
