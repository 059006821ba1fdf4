import { prefillAnswers, validateAnswers } from '@clubpoort/form-engine/headless';
import { and, eq } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { submissions } from '../../db/schema.ts';
import type { Selection } from '../orders/decideChoices.ts';
import { coursesOfTariffs } from './coursesOfTariffs.ts';
import { compileSections, loadSections } from './registrationForm.ts';
import { validationContext } from './validationContext.ts';

/**
 * Whether the person agreed to the club's conditions and gave every answer that these tariffs ask for, by today's
 * questions: a club may have added one since.
 */
export async function hasAnswersFor(
  db: Database,
  clock: Clock,
  { club, person, tariffs }: Selection,
): Promise<boolean> {
  const isSubmission = and(eq(submissions.uid, person.uid), eq(submissions.clubNid, club.nid));
  if ((await db.$count(submissions, isSubmission)) === 0) return false;
  const courses = (await coursesOfTariffs(db, club.nid, tariffs)) ?? [];
  const scope = { clubNid: club.nid, courseNids: courses.map(({ nid }) => nid) };
  const form = compileSections(await loadSections(db, scope, { uid: person.uid }));
  const problems = validateAnswers(form, prefillAnswers(form), validationContext(clock, person));
  return problems.every(({ severity }) => severity === 'warning');
}
