import { and, eq } from 'drizzle-orm';
import { todayOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import { certificates, clubs } from '#server/db/schema.ts';
import { fullName } from '#server/services/people/people.ts';
import { certificateNumber } from './certificateNumber.ts';
import { careYears, type MissingData } from './childcare/dueChildcare.ts';
import { judgeStays, type RefusedStay, type StayObstacle } from './childcare/judgeStays.ts';
import { dueHealth, type HealthObstacle } from './health/dueHealth.ts';
import { type Issuer, type IssuerGap, issuerOf } from './issuer.ts';
import { type CertificateDraft, lockSeries, recordCertificate } from './issuing/recordCertificate.ts';
import type { PaidRegistration } from './paidRegistrations.ts';

export type IssueObstacle = StayObstacle | HealthObstacle | MissingData;

interface IssueRequest {
  readonly clubNid: number;
  /** Year of payment. */
  readonly year: number;
  /** People of whom the club confirms a severe disability. This is used once and stored nowhere. */
  readonly disabled?: ReadonlySet<number>;
  /** These people alone. */
  readonly uids?: readonly number[];
  readonly kinds?: readonly ('childcare' | 'health')[];
}

export interface IssueReport {
  readonly issued: readonly {
    readonly number: string;
    readonly name: string;
    readonly draft: CertificateDraft;
  }[];
  /** What can't be certified, each with its reason. */
  readonly refused: readonly {
    readonly name: string;
    readonly activity: string;
    readonly reason: IssueObstacle;
  }[];
}

/**
 * Issues every certificate of a club and a year of payment that is due, in the caller's transaction. What is certified already is left alone, so a second
 * call issues nothing.
 */
export async function issueCertificates(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  { clubNid, year, disabled, uids, kinds = ['childcare', 'health'] }: IssueRequest,
): Promise<IssueReport | IssuerGap> {
  const [club] = await tx.select().from(clubs).where(eq(clubs.nid, clubNid));
  const issuer = club ? issuerOf(club) : 'certification';
  if (typeof issuer === 'string') return issuer;
  await lockSeries(tx, clubNid, year);
  const scope = { clubNid, ...(uids && { uids }) };
  const context = { db: tx, clock };
  const care = kinds.includes('childcare')
    ? await dueCare(context, { issuer, year, scope, disabled })
    : nothing;
  const health = kinds.includes('health') ? await dueHealth(context, issuer, { ...scope, year }) : nothing;
  const issued = [];
  for (const draft of [...care.drafts, ...health.drafts]) {
    const row = await recordCertificate(context, draft);
    issued.push({ number: certificateNumber(row), name: nameIn(draft), draft });
  }
  return { issued, refused: [...care.refused, ...health.refused].map(refusedLine) };
}

function refusedLine({ of, reason }: Due['refused'][number]): IssueReport['refused'][number] {
  return { name: fullName(of.person), activity: of.course.title, reason };
}

interface Due {
  readonly drafts: readonly CertificateDraft[];
  readonly refused: readonly { readonly of: PaidRegistration; readonly reason: IssueObstacle }[];
}

const nothing: Due = { drafts: [], refused: [] };

interface DueCare {
  readonly issuer: Issuer;
  readonly year: number;
  readonly scope: {
    readonly clubNid: number;
    readonly uids?: readonly number[];
    readonly certificateId?: number;
  };
  readonly disabled: ReadonlySet<number> | undefined;
}

async function dueCare(
  context: Pick<Context, 'db' | 'clock'>,
  { issuer, year, scope, disabled }: DueCare,
): Promise<Due> {
  const { counted, refused } = await judgeStays(context, scope, disabled);
  const ofYear = await careYears(
    context.db,
    counted.filter((stay) => stay.year === year),
  );
  const today = todayOf(context.clock);
  return {
    drafts: ofYear.flatMap(({ drafts }) => drafts(issuer, today)),
    refused: [
      ...refused.filter((one) => isOfYear(one, year)),
      ...ofYear.flatMap(({ missing, stays }) =>
        missing.flatMap((reason) => stays.slice(0, 1).map(({ of }) => ({ of, reason }))),
      ),
    ],
  };
}

/** An unpaid stay has no year of payment: it is named with the year in which it was ordered, or in which it took place. */
function isOfYear({ of }: RefusedStay, year: number): boolean {
  if (typeof of.payment === 'number') return of.payment === year;
  return [of.orderedOn, of.paidOn, ...of.stay.planned].some((day) => day.startsWith(`${year}-`));
}

function nameIn({ content }: CertificateDraft): string {
  return content.kind === 'childcare' ? fullName(content.child) : content.member.name;
}

export type ReplaceReport =
  | IssueReport['issued'][number]
  | 'not-found'
  | 'replaced'
  | Pick<IssueReport, 'refused'>
  | IssuerGap;

/**
 * Issues a tax certificate anew from what is known now, in the caller's transaction. It gets the next number and takes the place of the old one, which
 * stays as it was and isn't given out any more.
 */
export async function replaceCertificate(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  { clubNid, year, serial, disabled }: IssueRequest & { readonly serial: number },
): Promise<ReplaceReport> {
  const [club] = await tx.select().from(clubs).where(eq(clubs.nid, clubNid));
  const issuer = club ? issuerOf(club) : 'certification';
  if (typeof issuer === 'string') return issuer;
  await lockSeries(tx, clubNid, year);
  const isIt = and(
    eq(certificates.clubNid, clubNid),
    eq(certificates.year, year),
    eq(certificates.serial, serial),
  );
  const [old] = await tx.select().from(certificates).where(isIt);
  if (old?.kind !== 'childcare') return 'not-found';
  if ((await tx.$count(certificates, eq(certificates.replacesId, old.id))) > 0) return 'replaced';
  const scope = { clubNid, certificateId: old.id };
  const { drafts, refused } = await dueCare({ db: tx, clock }, { issuer, year, scope, disabled });
  const [draft, ...others] = drafts;
  if (!draft || others.length > 0) return { refused: refused.map(refusedLine) };
  const row = await recordCertificate({ db: tx, clock }, { ...draft, replacesId: old.id });
  return { number: certificateNumber(row), name: nameIn(draft), draft };
}
