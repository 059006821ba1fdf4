import { and, eq } from 'drizzle-orm';
import { todayOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
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
  /** The certificate about this registration alone. */
  readonly registrationId?: number | undefined;
}

export interface IssueReport {
  readonly issued: readonly {
    readonly number: string;
    readonly name: string;
    readonly draft: CertificateDraft;
  }[];
  /** What can't be certified, each with its reason. */
  readonly refused: readonly RefusedLine[];
}

export interface RefusedLine {
  readonly registrationId: number;
  readonly name: string;
  readonly activity: string;
  readonly reason: IssueObstacle;
}

/**
 * Issues every certificate of a club and a year of payment that is due, in the caller's transaction. What is certified already is left alone, so a second
 * call issues nothing.
 */
export async function issueCertificates(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  request: IssueRequest,
): Promise<IssueReport | IssuerGap> {
  await lockSeries(tx, request.clubNid, request.year);
  const context = { db: tx, clock };
  const due = await findDueCertificates(context, request);
  if (typeof due === 'string') return due;
  const issued = [];
  for (const draft of due.drafts) {
    const row = await recordCertificate(context, draft);
    issued.push({ number: certificateNumber(row), name: nameIn(draft), draft });
  }
  return { issued, refused: due.refused };
}

export interface DueCertificates {
  readonly drafts: readonly CertificateDraft[];
  readonly refused: readonly RefusedLine[];
}

/** The certificates that `issueCertificates` would issue, and what it would refuse. */
export async function findDueCertificates(
  context: Pick<Context, 'db' | 'clock'>,
  { clubNid, year, disabled, uids, kinds = ['childcare', 'health'], registrationId }: IssueRequest,
): Promise<DueCertificates | IssuerGap> {
  const issuer = await issuerFor(context.db, clubNid);
  if (typeof issuer === 'string') return issuer;
  const scope = { clubNid, ...(uids && { uids }) };
  const care = kinds.includes('childcare')
    ? await dueCare(context, { issuer, year, scope, disabled })
    : nothing;
  const health = kinds.includes('health') ? await dueHealth(context, issuer, { ...scope, year }) : nothing;
  const isWanted = (id: number) => registrationId === undefined || id === registrationId;
  return {
    drafts: [...care.drafts, ...health.drafts].filter((draft) => draft.registrationIds.some(isWanted)),
    refused: [...care.refused, ...health.refused].filter(({ of }) => isWanted(of.id)).map(refusedLine),
  };
}

async function issuerFor(db: Database, clubNid: number): Promise<Issuer | IssuerGap> {
  const [club] = await db.select().from(clubs).where(eq(clubs.nid, clubNid));
  return club ? issuerOf(club) : 'certification';
}

function refusedLine({ of, reason }: Due['refused'][number]): RefusedLine {
  return { registrationId: of.id, name: fullName(of.person), activity: of.course.title, reason };
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

export function nameIn({ content }: CertificateDraft): string {
  return content.kind === 'childcare' ? fullName(content.child) : content.member.name;
}

export type ReplaceReport =
  | IssueReport['issued'][number]
  | 'not-found'
  | 'replaced'
  | 'withdrawn'
  | Pick<IssueReport, 'refused'>
  | IssuerGap;

/**
 * Issues a certificate anew from what is known now, in the caller's transaction. It gets the next number and takes the place of the old one, which
 * stays as it was and isn't given out any more.
 */
export async function replaceCertificate(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  request: IssueRequest & { readonly serial: number },
): Promise<ReplaceReport> {
  await lockSeries(tx, request.clubNid, request.year);
  const draft = await findReplacement({ db: tx, clock }, request);
  if (typeof draft === 'string' || 'refused' in draft) return draft;
  const row = await recordCertificate({ db: tx, clock }, draft);
  return { number: certificateNumber(row), name: nameIn(draft), draft };
}

/** The certificate that `replaceCertificate` would issue. */
export async function findReplacement(
  context: Pick<Context, 'db' | 'clock'>,
  { clubNid, year, serial, disabled }: IssueRequest & { readonly serial: number },
): Promise<CertificateDraft | Exclude<ReplaceReport, IssueReport['issued'][number]>> {
  const { db } = context;
  const issuer = await issuerFor(db, clubNid);
  if (typeof issuer === 'string') return issuer;
  const isIt = and(
    eq(certificates.clubNid, clubNid),
    eq(certificates.year, year),
    eq(certificates.serial, serial),
  );
  const [old] = await db.select().from(certificates).where(isIt);
  if (!old || old.kind === 'participation') return 'not-found';
  if (old.withdrawnAt) return 'withdrawn';
  if ((await db.$count(certificates, eq(certificates.replacesId, old.id))) > 0) return 'replaced';
  const scope = { clubNid, certificateId: old.id };
  const { drafts, refused } =
    old.kind === 'childcare'
      ? await dueCare(context, { issuer, year, scope, disabled })
      : await dueHealth(context, issuer, { ...scope, year });
  const [draft, ...others] = drafts;
  if (!draft || others.length > 0) return { refused: refused.map(refusedLine) };
  return { ...draft, replacesId: old.id };
}
