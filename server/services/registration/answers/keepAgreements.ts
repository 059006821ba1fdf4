import type { Database } from '#server/db/database.ts';
import { acceptedTexts } from '#server/db/schema.ts';
import type { ClubRow } from '../../clubs/clubs.ts';
import { conditionsVersion, privacyVersion, textVersion } from '../../clubs/textVersions.ts';
import type { CheckedAnswer } from './checkAnswers.ts';
import { isGivenConsent } from './healthConsent.ts';

interface Agreeing {
  readonly club: ClubRow;
  /** null for a visitor. */
  readonly uid: number | null;
  readonly submissionId: number;
  readonly at: Date;
}

/** Keeps which wordings were agreed to with a form: the conditions, the privacy page, and each consent about health. */
export async function keepAgreements(
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
