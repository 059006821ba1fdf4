import { eq } from 'drizzle-orm';
import { isAboutHealth } from '#rules/aboutHealth.ts';
import type { Context } from '#server/context.ts';
import { answerChanges, clubActions, questionFiles } from '#server/db/schema.ts';
import { answerText } from '../../registration/answers/answerText.ts';
import { isConsentQid } from '../../registration/answers/healthConsent.ts';
import { answerKey, type QuestionRow } from '../../registration/askedQuestions.ts';
import type { Caller } from '../../sessions/caller.ts';
import type { GivenAnswers } from './loadGivenAnswers.ts';

interface Noted {
  /** As it was before the change. */
  readonly given: GivenAnswers;
  readonly caller: Caller;
  /** The changed questions. */
  readonly keys: readonly string[];
}

/**
 * Notes for the actions of the club who changed which answers, with the earlier ones. An earlier answer about health is not kept: the
 * note only says that it changed.
 */
export async function noteChanges(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  { given, caller, keys }: Noted,
): Promise<void> {
  const { found, person, rows, answers, submissionId } = given;
  const { course, tariff, registration } = found;
  const changed = rows.filter((row) => keys.includes(answerKey(row)));
  if (submissionId === undefined || changed.length === 0) return;
  const [action] = await tx
    .insert(clubActions)
    .values({
      ...{ clubNid: course.clubNid, byUid: caller.uid, madeAt: clock.now(), action: 'change-answers' },
      ...{ oid: registration.oid, registrationId: registration.id },
      details: { what: `${course.title} (${tariff.title})` },
    })
    .returning({ id: clubActions.id });
  if (!action) throw new Error('The database returned no action');
  const files = await tx.select().from(questionFiles).where(eq(questionFiles.uid, person.uid));
  const names = new Map(files.map(({ path, name }) => [path, name]));
  await tx.insert(answerChanges).values(
    changed.map((row) => {
      const answer = answers.get(answerKey(row));
      return {
        ...{ actionId: action.id, uid: person.uid, submissionId: answer?.submissionId ?? submissionId },
        ...{ qid: row.qid, nid: row.courseNid ?? 0, wording: row.question, changedAt: clock.now() },
        before: tellsOfHealth(row) ? null : answerText(answer?.value, row, names),
      };
    }),
  );
}

function tellsOfHealth(row: QuestionRow): boolean {
  return isAboutHealth(row) || isConsentQid(row.qid);
}
