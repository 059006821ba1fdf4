import { eq } from 'drizzle-orm';
import type { CertificateMails, CorrectedCertificate } from '#schemas/entities/staff/clubCertificates.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { registrations } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import { nl } from '#server/texts/nl.ts';
import { certificateNumber } from '../certificates/certificateNumber.ts';
import { findReplacement, issueCertificates, replaceCertificate } from '../certificates/issueCertificates.ts';
import type { ClubRow } from '../clubs/clubs.ts';
import { noteAction } from '../management/noteAction.ts';
import { findCertificate } from './findCertificate.ts';
import { toWireDraft } from './loadClubCertificates.ts';
import { mailIssued } from './mailCertificates.ts';

type Issuing = Pick<Context, 'db' | 'clock' | 'portalOrigin'>;

interface ByManager {
  readonly club: ClubRow;
  /** The uid of the manager. */
  readonly by: number;
  /** The club confirms a severe disability of the child. It is stored nowhere, also not in the list of actions. */
  readonly until21: boolean;
  readonly mail: boolean;
}

interface WantedIssue extends ByManager {
  readonly year: number;
  /** The certificate about this registration alone. */
  readonly registration: number | undefined;
}

const nobody: CertificateMails = { mails: 0, unreachable: [] };

/** Issues what is due in the caller's transaction, notes it, and tells the families where that is wanted. */
export async function issueForClub(
  context: Issuing,
  { club, by, year, registration, until21, mail }: WantedIssue,
): Promise<CertificateMails & { issued: number }> {
  const { db: tx, clock } = context;
  const report = await issueCertificates(
    { db: tx, clock },
    {
      ...{ clubNid: club.nid, year, registrationId: registration },
      disabled: until21 ? await personOf(tx, registration) : new Set(),
    },
  );
  if (typeof report === 'string') throw refusals.notAvailable(nl.refusals.certificateClub);
  const numbers = report.issued.map(({ number }) => number);
  const [first = '', last = first] = [numbers[0], numbers.at(-1)];
  if (numbers.length > 0)
    await noteAction(context, {
      ...{ clubNid: club.nid, by, action: 'issue-certificates', oid: null },
      registrationId: registration ?? null,
      details: { what: first === last ? first : `${first} – ${last}` },
    });
  const told = mail && numbers.length > 0 ? await mailNew(context, { club, year, numbers }) : nobody;
  return { issued: numbers.length, ...told };
}

/** Those of the same year that were issued before stay unmailed: the club didn't ask for them. */
async function mailNew(
  context: Issuing,
  {
    club,
    year,
    numbers,
  }: { readonly club: ClubRow; readonly year: number; readonly numbers: readonly string[] },
): Promise<CertificateMails> {
  return mailIssued(context, { club, year, serials: numbers.map(serialIn) });
}

function serialIn(number: string): number {
  return Number(number.split('-').at(-1));
}

async function personOf(tx: Database, registration: number | undefined): Promise<ReadonlySet<number>> {
  if (registration === undefined) return new Set();
  const rows = await tx.select().from(registrations).where(eq(registrations.id, registration));
  return new Set(rows.map(({ uid }) => uid));
}

interface WantedCorrection extends ByManager {
  readonly certificate: number;
}

/** The correction of a certificate as it would be issued now. */
export async function previewCorrection(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  wanted: Pick<WantedCorrection, 'club' | 'certificate' | 'until21'>,
): Promise<CorrectedCertificate> {
  const draft = await findReplacement({ db, clock }, await requestOf(db, wanted));
  if (typeof draft === 'string') throw refusalOf(draft);
  if ('refused' in draft) return { number: '', corrected: null, reasons: reasonsOf(draft), ...nobody };
  return { number: '', corrected: toWireDraft(draft), reasons: [], ...nobody };
}

/** Issues a certificate anew in the caller's transaction. */
export async function correctForClub(
  context: Issuing,
  { club, by, certificate, until21, mail }: WantedCorrection,
): Promise<CorrectedCertificate> {
  const { db: tx, clock } = context;
  const request = await requestOf(tx, { club, certificate, until21 });
  const report = await replaceCertificate({ db: tx, clock }, request);
  if (typeof report === 'string') throw refusalOf(report);
  if ('refused' in report) return { number: '', corrected: null, reasons: reasonsOf(report), ...nobody };
  const { number, draft } = report;
  const { serial, year } = request;
  const old = certificateNumber({ year, serial });
  await noteAction(context, {
    ...{ clubNid: club.nid, by, action: 'correct-certificate', oid: null },
    registrationId: draft.registrationIds[0] ?? null,
    details: { what: `${old} → ${number}` },
  });
  const told = mail ? await mailNew(context, { club, year, numbers: [number] }) : nobody;
  return { number, corrected: toWireDraft(draft), reasons: [], ...told };
}

async function requestOf(
  db: Database,
  { club, certificate, until21 }: Pick<WantedCorrection, 'club' | 'certificate' | 'until21'>,
) {
  const { uid, year, serial } = await findCertificate(db, { clubNid: club.nid, certificate });
  return { clubNid: club.nid, year, serial, disabled: until21 ? new Set([uid]) : new Set<number>() };
}

function reasonsOf({
  refused,
}: {
  readonly refused: readonly { readonly reason: CorrectedCertificate['reasons'][number] }[];
}) {
  return [...new Set(refused.map(({ reason }) => reason))];
}

function refusalOf(why: Extract<Awaited<ReturnType<typeof findReplacement>>, string>) {
  if (why === 'not-found') return refusals.notAvailable(nl.refusals.certificateNotCorrected);
  if (why === 'withdrawn') return refusals.notAvailable(nl.refusals.certificateWithdrawn);
  return refusals.notAvailable(
    why === 'replaced' ? nl.refusals.certificateReplaced : nl.refusals.certificateClub,
  );
}
