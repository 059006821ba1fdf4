import { sql } from 'drizzle-orm';
import { isoDayOf } from '#rules/brusselsTime.ts';
import { unixSecondsOf } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import { acceptedTexts, answers, submissionAnswers, submissions } from '#server/db/schema.ts';
import type { ClubRow } from '../../clubs/clubs.ts';
import { conditionsVersion, privacyVersion, textVersion } from '../../clubs/textVersions.ts';
import { keepNationalNumber } from '../../people/nationalNumbers.ts';
import type { CheckedAnswer, CheckedAnswers } from './checkAnswers.ts';
import { isGivenConsent } from './healthConsent.ts';

/** A form as it was sent in. */
export interface Submission {
  readonly club: ClubRow;
  /** The person whom the form is for; null for a visitor. */
  readonly uid: number | null;
  readonly submittedBy: number | null;
  /** Left out for a registration. */
  readonly formNid?: number;
  readonly tariffs?: readonly number[];
  readonly passes?: readonly number[];
  readonly formVersion: string;
  readonly at: Date;
}

/**
 * Saves one form, in the caller's transaction: as it was sent in, and as the person's latest answers, which replace earlier
 * ones. A national number is stored in its own table only.
 */
export async function saveAnswers(
  tx: Database,
  submission: Submission,
  { answers: checked, nationalNumber }: CheckedAnswers,
): Promise<void> {
  const { club, uid, at, tariffs = [], passes = [], ...columns } = submission;
  const [row] = await tx
    .insert(submissions)

    .values({
      ...columns,
      clubNid: club.nid,
      uid,
      tariffs: [...tariffs],
      passes: [...passes],
      privacyAcceptedAt: at,
    })
    .returning({ id: submissions.id });
  if (!row) throw new Error('The database returned no submission');
  if (checked.length > 0)
    await tx.insert(submissionAnswers).values(checked.map((answer) => ({ ...answer, submissionId: row.id })));
  await keepAgreements(tx, { club, uid, submissionId: row.id, at }, checked);
  if (uid === null) return;
  await replaceAnswers(tx, { uid, submissionId: row.id, at }, checked);
  // It is asked for the certificate of what is paid now, as a rule; the certificate itself corrects the year.
  if (nationalNumber !== undefined) await keepNationalNumber(tx, uid, nationalNumber, yearOf(at));
}

async function replaceAnswers(
  tx: Database,
  { uid, submissionId, at }: { readonly uid: number; readonly submissionId: number; readonly at: Date },
  checked: readonly CheckedAnswer[],
): Promise<void> {
  if (checked.length === 0) return;
  // Writes answers in one order, so that two forms of one person can't deadlock.
  const rows = checked.toSorted((one, other) => one.qid - other.qid || one.nid - other.nid);
  await tx
    .insert(answers)
    .values(rows.map((answer) => ({ ...answer, uid, submissionId, answeredAt: at })))
    .onConflictDoUpdate({
      target: [answers.uid, answers.qid, answers.nid],
      set: {
        value: sql`excluded.value`,
        wording: sql`excluded.wording`,
        submissionId: sql`excluded.submission_id`,
        answeredAt: sql`excluded.answered_at`,
        changedAt: null,
      },
    });
}

function yearOf(time: Date): number {
  return Number(isoDayOf(unixSecondsOf(time)).slice(0, 4));
}

interface Agreeing {
  readonly club: ClubRow;
  /** null for a visitor. */
  readonly uid: number | null;
  readonly submissionId: number;
  readonly at: Date;
}

/** Keeps which wordings were agreed to with a form: the conditions, the privacy page, and each consent about health. */
async function keepAgreements(
  tx: Database,
  { club, uid, submissionId, at }: Agreeing,
  answers: readonly CheckedAnswer[],
): Promise<void> {
  const agreed = { uid, clubNid: club.nid, submissionId, acceptedAt: at };
  const consents = answers.filter(isGivenConsent);
  await tx.insert(acceptedTexts).values([
    { ...agreed, kind: 'conditions', version: conditionsVersion(club) },
    { ...agreed, kind: 'privacy', version: privacyVersion(club) },
    ...consents.map(({ wording }) => ({
      ...agreed,
      kind: 'health' as const,
      version: textVersion(wording),
    })),
  ]);
}
