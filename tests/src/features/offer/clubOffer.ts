import type { OfferCourse, OfferFile } from '#src/features/offer/state/offerFile.ts';

type Tariff = OfferCourse['tariffs'][number];

/** The offer of a club that sells nothing yet, as the server gives it. */
const emptyOffer: OfferFile = {
  club: {
    ...{ nid: 1, url: 'turnkring', title: 'Turnkring Vooruit', city: 'Gent', description: '', mail: '' },
    ...{ phone: '', place: '', color: '#7a1f5c', font: 'plain', conditions: [], privacy: [], newsletter: {} },
    settings: {
      ...{ licenseType: 'standard', addons: [], webshopTerm: 'Webshop', isWaitingListDisabled: false },
      ...{ showsAgeRestriction: true, hidesTimestamp: false, occupationDisplay: 'always' },
      ...{ occupationDisplayAmount: 0, overviewDisplay: 'grid', ageCalculation: 'today' },
      ...{ isPaidLater: false, roundsToFiveCents: false, takesUitpas: false, sellsToGuests: false },
      ...{ reductions: [], iban: '', transferCodeLine: 'free', cancelDays: null, cancelMoney: 'refund' },
      ...{ reminderDays: [], gtmContainerId: '', embedOrigins: [] },
    },
  },
  courses: [],
  webshop: [],
  passes: [],
  vouchers: [],
  videos: [],
  federations: [],
};

interface Given {
  readonly club?: Partial<OfferFile['club']>;
  readonly settings?: Partial<OfferFile['club']['settings']>;
  readonly courses?: readonly OfferCourse[];
  readonly webshop?: OfferFile['webshop'];
}

export function clubOffer({ club = {}, settings = {}, courses = [], webshop = [] }: Given = {}): OfferFile {
  return {
    ...emptyOffer,
    club: { ...emptyOffer.club, ...club, settings: { ...emptyOffer.club.settings, ...settings } },
    ...{ courses: [...courses], webshop },
  };
}

export function tariffOf(given: Partial<Tariff> = {}): Tariff {
  return {
    ...{ title: 'Heel jaar', type: 'regular', price: 100, capacity: 20, isWaitingListDisabled: false },
    ...{ usersSimultaneous: 1, isInstant: false, parts: 1, ...given },
  };
}

/** A course with one lesson, a year after the start of the tests. */
export function courseOf(title: string, given: Partial<OfferCourse> = {}): OfferCourse {
  return {
    ...{ url: title.toLowerCase().replaceAll(' ', '-'), title, type: 'course', description: '', place: '' },
    ...{ bring: '', uitpasEvent: '', teachers: [], taxonomies: [], levels: [] },
    ...{
      allowsTaxCertificate: false,
      revenueAccount: '',
      allowsSeveralTariffs: false,
      weekly: [],
      series: [],
    },
    sessions: [{ day: '2027-05-12', from: '17:00', to: '18:00' }],
    ...{ tariffs: [tariffOf()], services: [], stands: [], ...given },
  };
}
