import { eq, inArray } from 'drizzle-orm';
import { daysAfter, instantInBrussels } from '#rules/brusselsInstant.ts';
import type { IsoDay } from '#rules/brusselsTime.ts';
import { dateOf, todayOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import type { CertificateContent } from '#server/db/schema/certificateContent.ts';
import { clubs, nationalNumbers, users } from '#server/db/schema.ts';
import { issueCertificates } from '#server/services/certificates/issueCertificates.ts';
import { type Issuer, issuedBy, issuerOf } from '#server/services/certificates/issuer.ts';
import { recordCertificate } from '#server/services/certificates/issuing/recordCertificate.ts';
import { fullName } from '#server/services/people/people.ts';
import { certified } from './camps.ts';
import { insertCamps } from './insertCamps.ts';

interface SeedCertificate {
  readonly uid: number;
  readonly clubNid: number;
  readonly kind: 'health' | 'participation';
  readonly activity: string;
  /** Year of the last day, as years before the year of the issue. `lastDay` is its `MM-DD`. */
  readonly yearsAgo: number;
  readonly lastDay: string;
  /** Days from the first day to the last. */
  readonly spanDays: number;
  /** For `health` the number of lessons. */
  readonly days: number;
  readonly paid?: number;
}

const [an, noor, lars, els] = [1, 2, 3, 12];
const [arabesk, deZwaluw, deDolfijn] = [1, 2, 4];

/** Certificates of the season before the portal, whose registrations it doesn't know. */
const earlier: readonly SeedCertificate[] = [
  {
    ...{ uid: lars, clubNid: deZwaluw, kind: 'health', activity: 'Recreatief turnen, lagere school' },
    ...{ yearsAgo: 1, lastDay: '12-20', spanDays: 110, days: 14, paid: 14_250 },
  },
  {
    ...{ uid: noor, clubNid: arabesk, kind: 'health', activity: 'Jazz 12-15 jaar' },
    ...{ yearsAgo: 1, lastDay: '12-16', spanDays: 98, days: 15, paid: 19_500 },
  },
  {
    ...{ uid: noor, clubNid: arabesk, kind: 'participation', activity: 'Dansstage in de krokusvakantie' },
    ...{ yearsAgo: 0, lastDay: '02-06', spanDays: 4, days: 5 },
  },
  {
    ...{ uid: an, clubNid: arabesk, kind: 'participation', activity: 'Lentestage hedendaagse dans' },
    ...{ yearsAgo: 1, lastDay: '05-03', spanDays: 1, days: 2 },
  },
  {
    ...{ uid: els, clubNid: deDolfijn, kind: 'health', activity: 'Zwemtraining' },
    ...{ yearsAgo: 1, lastDay: '12-18', spanDays: 105, days: 16, paid: 21_000 },
  },
];

/** Inserts the camps of last year, and the certificates that their clubs issued in February. */
export async function insertCertificates({ db: tx, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const today = todayOf(clock);
  const thisYear = Number(today.slice(0, 4));
  const year = today.slice(5) > '02-10' ? thisYear : thisYear - 1;
  const issuedAt = dateOf(instantInBrussels(`${year}-02-10`, '10:00'));
  const context = { db: tx, clock: { now: () => issuedAt } };
  await insertCamps(tx, year - 1);
  await issueCareOf(context, year - 1);
  for (const certificate of earlier) await recordEarlier(context, certificate, year);
}

/**
 * Issues the certificate of the camps at De Dolfijn as the club did. An gave her address and the two numbers for it, and has removed them
 * since: the certificate keeps what was printed.
 */
async function issueCareOf(context: Pick<Context, 'db' | 'clock'>, year: number): Promise<void> {
  const { db: tx } = context;
  const { clubNid, uid } = certified;
  const people = await tx
    .select()
    .from(users)
    .where(inArray(users.uid, [an, uid]));
  await tx.insert(nationalNumbers).values(
    people.map((person) => ({
      ...{ uid: person.uid, digits: numberOf(person.birthdate ?? ''), neededForYear: year },
    })),
  );
  const address = { street: 'Coupure Links', streetNumber: '45', bus: '', postal: '9000', city: 'Gent' };
  const whole = { ...address, country: 'BE', isValidAddress: true };
  await tx.update(users).set({ address: whole }).where(eq(users.uid, an));
  const report = await issueCertificates(context, { clubNid, year, kinds: ['childcare'] });
  if (typeof report === 'string' || report.issued.length === 0)
    throw new Error(`No certificate could be issued: ${JSON.stringify(report)}`);
  await tx.update(users).set({ address: null }).where(eq(users.uid, an));
  await tx.delete(nationalNumbers).where(inArray(nationalNumbers.uid, [an, uid]));
}

/** A fictional number that fits a birthdate. */
function numberOf(birthdate: IsoDay): string {
  const nine = `${birthdate.slice(2).replaceAll('-', '')}001`;
  const century = birthdate < '2000' ? '' : '2';
  return `${nine}${String(97 - (Number(`${century}${nine}`) % 97)).padStart(2, '0')}`;
}

async function recordEarlier(
  context: Pick<Context, 'db' | 'clock'>,
  certificate: SeedCertificate,
  issuedIn: number,
): Promise<void> {
  const { uid, clubNid, activity } = certificate;
  const issuer = await requireIssuer(context.db, clubNid);
  const [person] = await context.db.select().from(users).where(eq(users.uid, uid));
  if (!person) throw new Error(`The demo data has no person ${uid}`);
  const year = issuedIn - certificate.yearsAgo;
  await recordCertificate(context, {
    ...{ issuer, uid, year, activity, registrationIds: [] },
    content: contentOf({ certificate, issuer, person, year, issuedOn: todayOf(context.clock) }),
  });
}

interface Earlier {
  readonly certificate: SeedCertificate;
  readonly issuer: Issuer;
  readonly person: typeof users.$inferSelect;
  readonly year: number;
  readonly issuedOn: IsoDay;
}

function contentOf({ certificate, issuer, person, year, issuedOn }: Earlier): CertificateContent {
  const { kind, activity, spanDays, days, paid = 0 } = certificate;
  const end = `${year}-${certificate.lastDay}`;
  const shared = { ...issuedBy(issuer, issuedOn), activity, begin: daysAfter(end, -spanDays), end };
  const member = { name: fullName(person), birthdate: person.birthdate };
  if (kind === 'participation') return { ...shared, kind, member, days };
  const { sport, federation } = issuer.certification;
  const paidOn = daysAfter(shared.begin, -12);
  return {
    ...{ ...shared, kind, sport, federation, paidOn, sessions: days, amountCents: paid },
    member: { ...member, address: null },
  };
}

async function requireIssuer(tx: Database, nid: number): Promise<Issuer> {
  const [club] = await tx.select().from(clubs).where(eq(clubs.nid, nid));
  const issuer = club ? issuerOf(club) : 'certification';
  if (typeof issuer === 'string') throw new Error(`The demo club ${nid} lacks ${issuer}`);
  return issuer;
}
