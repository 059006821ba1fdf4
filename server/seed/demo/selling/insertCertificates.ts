import { daysAfter } from '#rules/brusselsInstant.ts';
import { dateOf, todayOf, unixSecondsOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import { certificates } from '#server/db/schema.ts';

interface SeedCertificate {
  readonly uid: number;
  readonly clubNid: number;
  readonly kind: (typeof certificates.$inferInsert)['kind'];
  readonly activity: string;
  /** Year of the last day, as years before this year. `lastDay` is its `MM-DD`. */
  readonly yearsAgo: number;
  readonly lastDay: string;
  /** Days from the first day to the last. */
  readonly spanDays: number;
  readonly days: number;
  readonly paid?: number;
  readonly issuedDaysAgo: number;
}

const [an, noor, lars, mila, els] = [1, 2, 3, 4, 12];
const [arabesk, deZwaluw, deDolfijn] = [1, 2, 4];

/** Certificates of every kind, of two years. Those for the taxes wait for a national number, which is still missing. */
const seeded: readonly SeedCertificate[] = [
  {
    ...{ uid: mila, clubNid: deZwaluw, kind: 'childcare', activity: 'Turnkamp voor kleuters' },
    ...{ yearsAgo: 1, lastDay: '07-11', spanDays: 4, days: 5, paid: 12_000, issuedDaysAgo: 290 },
  },
  {
    ...{ uid: lars, clubNid: deDolfijn, kind: 'childcare', activity: 'Zwemkamp in de paasvakantie' },
    ...{ yearsAgo: 1, lastDay: '04-17', spanDays: 4, days: 5, paid: 11_500, issuedDaysAgo: 286 },
  },
  {
    ...{ uid: lars, clubNid: deZwaluw, kind: 'health', activity: 'Recreatief turnen, lagere school' },
    ...{ yearsAgo: 1, lastDay: '12-20', spanDays: 110, days: 14, paid: 14_250, issuedDaysAgo: 260 },
  },
  {
    ...{ uid: noor, clubNid: arabesk, kind: 'health', activity: 'Jazz 12-15 jaar' },
    ...{ yearsAgo: 1, lastDay: '12-16', spanDays: 98, days: 15, paid: 19_500, issuedDaysAgo: 255 },
  },
  {
    ...{ uid: noor, clubNid: arabesk, kind: 'participation', activity: 'Dansstage in de krokusvakantie' },
    ...{ yearsAgo: 0, lastDay: '02-20', spanDays: 4, days: 5, issuedDaysAgo: 200 },
  },
  {
    ...{ uid: an, clubNid: arabesk, kind: 'participation', activity: 'Lentestage hedendaagse dans' },
    ...{ yearsAgo: 1, lastDay: '05-03', spanDays: 1, days: 2, issuedDaysAgo: 500 },
  },
  {
    ...{ uid: els, clubNid: deDolfijn, kind: 'health', activity: 'Zwemtraining' },
    ...{ yearsAgo: 1, lastDay: '12-18', spanDays: 105, days: 16, paid: 21_000, issuedDaysAgo: 250 },
  },
];

export async function insertCertificates({ db: tx, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const thisYear = Number(todayOf(clock).slice(0, 4));
  await tx.insert(certificates).values(
    seeded.map(({ yearsAgo, lastDay: dayOfYear, spanDays, paid, issuedDaysAgo, ...certificate }) => {
      const year = thisYear - yearsAgo;
      const lastDay = `${year}-${dayOfYear}`;
      return {
        ...{ ...certificate, year, lastDay, paidCents: paid ?? null },
        firstDay: daysAfter(lastDay, -spanDays),
        issuedAt: dateOf(unixSecondsOf(clock.now()) - issuedDaysAgo * 24 * 60 * 60),
      };
    }),
  );
}
