import { prefillAnswers, validateAnswers } from '@clubpoort/form-engine/headless';
import { and, eq, isNull } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { submissions } from '../../db/schema.ts';
import type { CartSelection } from '../orders/cartSelection.ts';
import { isAskedOf, loadQuestions } from './askedQuestions.ts';
import { compileSections } from './compileSections.ts';
import { loadEarlierAnswers } from './earlierAnswers.ts';
import { findFormScope } from './formScope.ts';
import { toWireSections } from './toWireSections.ts';
import { validationContext } from './validationContext.ts';

/**
 * Whether the person agreed to the club's conditions and gave every answer that these tariffs ask for, by today's
 * questions: a club may have added one since.
 */
export async function hasAnswersFor(
  db: Database,
  clock: Clock,
  { club, person, tariffs }: Pick<CartSelection, 'club' | 'person' | 'tariffs'>,
): Promise<boolean> {
  const isRegistration = and(
    eq(submissions.uid, person.uid),
    eq(submissions.clubNid, club.nid),
    isNull(submissions.formNid),
  );
  if ((await db.$count(submissions, isRegistration)) === 0) return false;
  const scope = await findFormScope(db, club.nid, tariffs);
  const respondent = { person, courseNids: scope.courses.map(({ nid }) => nid) };
  const rows = (await loadQuestions(db, scope)).filter((row) => isAskedOf(row, respondent));
  const form = compileSections(toWireSections(rows, await loadEarlierAnswers(db, person.uid)));
  const problems = validateAnswers(form, prefillAnswers(form), validationContext(clock, person));
  return problems.every(({ severity }) => severity === 'warning');
}
