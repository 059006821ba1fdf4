import type { IsoDay } from '#rules/brusselsTime.ts';
import { ageLimit } from '#rules/childcare/ageLimit.ts';
import { addressOfSeat } from '#rules/legalIdentity.ts';
import { offerGuideTexts } from '#src/texts/nl/offerGuide.ts';
import type { OfferCourse, OfferFile } from '../state/offerFile.ts';
import { type FaultPlace, faultPlace } from '../view/faultPlace.ts';

const texts = offerGuideTexts.missing;

/** Something that a club lacks before it sells. */
export interface Missing {
  readonly key: keyof typeof texts;
  /** `stops`: without it nobody sees, pays or enrols for something. `should`: it can be sold, but not as it should be. */
  readonly weight: 'stops' | 'should';
  readonly sentence: string;
  /** The place to mend it. */
  readonly place: Partial<FaultPlace> & Pick<FaultPlace, 'part'>;
}

/** Finds what a club lacks before its first sale: what the server would hide, refuse or leave out of a document. */
export function missingBeforeSale(file: OfferFile, today: IsoDay): readonly Missing[] {
  const found = [...offerMissing(file, today), ...clubMissing(file)];
  return found.toSorted((one, other) => Number(one.weight === 'should') - Number(other.weight === 'should'));
}

function clubMissing(file: OfferFile): readonly Missing[] {
  const { legal, settings, conditions, mail } = file.club;
  const at = (field: string) => ({ part: 'club', field }) as const;
  const isChildcare = file.courses.some(({ allowsTaxCertificate }) => allowsTaxCertificate);
  const tariffs = file.courses.flatMap((course) => course.tariffs);
  const isSeatWrong = isChildcare && legal !== undefined && !addressOfSeat(legal.seat);
  const hasNoVat = legal !== undefined && !legal.vat && legal.vatNote === '';
  // Both percentages are published together.
  const noVatOn = (['lessons', 'goods'] as const).find((kind) => legal?.vat && legal.vat[kind] === undefined);
  const isUitpasIdle = settings.takesUitpas && tariffs.every(({ uitpasPrice }) => uitpasPrice === undefined);
  const missing = (
    isMissing: boolean,
    key: 'legal' | 'halfVat' | 'vat' | 'iban' | 'conditions' | 'mail' | 'uitpas' | 'seat',
    place: Missing['place'],
    weight: Missing['weight'] = 'should',
  ): readonly Missing[] => (isMissing ? [{ key, weight, sentence: texts[key], place }] : []);
  return [
    ...missing(noVatOn !== undefined, 'halfVat', at(`/legal/vat/${noVatOn}`), 'stops'),
    ...missing(legal === undefined, 'legal', at('/legal/name')),
    ...missing(hasNoVat, 'vat', at('/legal/vatNote')),
    ...missing(isSeatWrong, 'seat', at('/legal/seat')),
    ...missing(settings.iban === '', 'iban', at('/settings/iban')),
    ...missing(conditions.length === 0, 'conditions', at('/conditions')),
    ...missing(mail === '' && !legal?.email, 'mail', at('/mail')),
    ...missing(isUitpasIdle, 'uitpas', { part: 'cursussen' }),
  ];
}

type OfCourses =
  | 'noLessons'
  | 'noTariff'
  | 'opensTooLate'
  | 'noCapacity'
  | 'noHall'
  | 'free'
  | 'opensAtOnce'
  | 'noCertificate'
  | 'certification';

/** Things that each course may lack. A published one was looked at before: it is told only what keeps people away. */
const checks: readonly {
  readonly key: OfCourses;
  readonly weight: Missing['weight'];
  readonly field: string;
  readonly isMissing: (course: OfferCourse, file: OfferFile) => boolean;
}[] = [
  { key: 'noLessons', weight: 'stops', field: '', isMissing: ({ sessions }) => sessions.length === 0 },
  { key: 'noTariff', weight: 'stops', field: '/tariffs', isMissing: ({ tariffs }) => tariffs.length === 0 },
  { key: 'opensTooLate', weight: 'stops', field: '/tariffs/0/opens', isMissing: opensTooLate },
  {
    ...{ key: 'certification', weight: 'should', field: '' },
    isMissing: ({ allowsTaxCertificate }, { club }) => allowsTaxCertificate && !club.certification,
  },
  {
    ...{ key: 'free', weight: 'should', field: '/tariffs/0/price' },
    isMissing: (course) =>
      isNew(course) && course.tariffs.some((tariff) => isForSale(tariff) && tariff.price === 0),
  },
  {
    ...{ key: 'noCapacity', weight: 'should', field: '/tariffs/0/capacity' },
    // A hall has as many places as it has seats.
    isMissing: (course) =>
      isNew(course) &&
      course.stands.length === 0 &&
      course.tariffs.some((tariff) => isForSale(tariff) && tariff.capacity === undefined),
  },
  {
    ...{ key: 'noHall', weight: 'should', field: '/stands' },
    isMissing: (course) => isNew(course) && course.type === 'ticket' && course.stands.length === 0,
  },
  {
    ...{ key: 'opensAtOnce', weight: 'should', field: '/tariffs/0/opens' },
    isMissing: (course) =>
      isNew(course) && course.tariffs.some((tariff) => isForSale(tariff) && tariff.opens === undefined),
  },
  {
    ...{ key: 'noCertificate', weight: 'should', field: '/allowsTaxCertificate' },
    isMissing: (course, { club }) =>
      isNew(course) &&
      club.certification !== undefined &&
      course.type === 'activity' &&
      !course.allowsTaxCertificate &&
      isForChildren(course),
  },
];

/** Whether an activity says that it is for children of an age for which parents get a certificate. */
function isForChildren({ ages, birthYears, sessions }: OfferCourse): boolean {
  if (ages) return (ages.from ?? 0) < ageLimit.usual;
  const last = lastDayOf(sessions);
  if (!birthYears || last === undefined) return false;
  const year = Number(last.slice(0, 4));
  return year - (birthYears.to ?? year) <= ageLimit.usual;
}

type Tariff = OfferCourse['tariffs'][number];

function isNew({ nid }: OfferCourse): boolean {
  return nid === undefined;
}

function isForSale({ type, blockedMessage }: Tariff): boolean {
  return type === 'regular' && blockedMessage === undefined;
}

function opensTooLate({ tariffs, sessions }: OfferCourse): boolean {
  const last = lastDayOf(sessions);
  return (
    last !== undefined &&
    tariffs.length > 0 &&
    tariffs.every(({ opens }) => opens !== undefined && opens.slice(0, last.length) > last)
  );
}

function lastDayOf(sessions: OfferCourse['sessions']): IsoDay | undefined {
  return sessions
    .map(({ day, untilDay }) => untilDay ?? day)
    .sort()
    .at(-1);
}

function offerMissing(file: OfferFile, today: IsoDay): readonly Missing[] {
  const isOver = ({ sessions }: OfferCourse) => (lastDayOf(sessions) ?? today) < today;
  const offered = file.courses.flatMap((course, index) => (isOver(course) ? [] : [{ course, index }]));
  const hasProducts = file.webshop.some(({ products }) => products.length > 0);
  if (offered.length === 0 && !hasProducts && file.passes.length === 0)
    return [
      { key: 'nothingToSell', weight: 'stops', sentence: texts.nothingToSell, place: { part: 'cursussen' } },
    ];
  return checks.flatMap(({ key, weight, field, isMissing }) => {
    const lacking = offered.filter(({ course }) => isMissing(course, file));
    const [first] = lacking;
    if (!first) return [];
    const place = key === 'certification' ? certificationPlace : courseFieldPlace(file, first.index, field);
    return [{ key, weight, sentence: texts[key](lacking.map(({ course }) => course.title)), place }];
  });
}

const certificationPlace = { part: 'club', field: '/certification' } as const;

function courseFieldPlace(file: OfferFile, index: number, field: string): Missing['place'] {
  const place = faultPlace(`courses[${index}]`, file);
  return place ? { ...place, field } : { part: 'cursussen' };
}
