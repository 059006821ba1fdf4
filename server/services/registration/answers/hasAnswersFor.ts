import { prefillAnswers, validateAnswers } from '@clubpoort/form-engine/headless';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { submissions } from '#server/db/schema.ts';
import type { CartSelection } from '../../cart/cartSelection.ts';
import type { Person } from '../../people/people.ts';
import { askedAt, isAskedOf, loadQuestions, type QuestionRow, type Respondent } from '../askedQuestions.ts';
import { compileSections, validationContext } from '../compileSections.ts';
import { findFormScope } from '../formScope.ts';
import { loadPeopleInOrder, respondentFor } from '../respondents.ts';
import { toWireSections } from '../toWireSections.ts';
import { loadEarlierAnswers } from './earlierAnswers.ts';

type Registering = Pick<CartSelection, 'club' | 'person' | 'companions' | 'couples' | 'tariffs' | 'atDesk'>;

/**
 * Whether everybody who registers agreed to the club's conditions and answered every question of these tariffs. Today's
 * questions count, because a club may have added one since. Somebody who only buys something or takes a seat is asked nothing.
 */
export async function hasAnswersFor(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  registering: Registering,
): Promise<boolean> {
  const { club, person, companions, tariffs } = registering;
  if (tariffs.length === 0) return true;
  const danced = familyCouples(registering);
  const partners = await loadPeopleInOrder(
    db,
    Object.values(danced).map(({ uid }) => uid),
  );
  const everybody = new Map([...partners, ...companions, person].map((one) => [one.uid, one]));
  const scope = await findFormScope(db, club.nid, tariffs);
  const questions = askedAt(registering.atDesk !== undefined, await loadQuestions(db, scope));
  for (const one of everybody.values()) {
    const respondent = { ...respondentFor(one, scope, danced), person: one };
    if (!(await hasAnswersOf({ db, clock }, { clubNid: club.nid, respondent, questions }))) return false;
  }
  return true;
}

/** The partners from the family, by tariff. */
function familyCouples({ couples, tariffs }: Registering): Record<string, { readonly uid: number }> {
  return Object.fromEntries(
    [...couples].flatMap(([nid, couple]) =>
      couple.with === 'family' && tariffs.includes(nid) ? [[String(nid), { uid: couple.uid }] as const] : [],
    ),
  );
}

interface QuestionedPerson {
  readonly clubNid: number;
  readonly respondent: Respondent & { readonly person: Person };
  readonly questions: readonly QuestionRow[];
}

async function hasAnswersOf(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { clubNid, respondent, questions }: QuestionedPerson,
): Promise<boolean> {
  const { person } = respondent;
  const isRegistration = and(
    eq(submissions.uid, person.uid),
    eq(submissions.clubNid, clubNid),
    isNull(submissions.formNid),
  );
  if ((await db.$count(submissions, isRegistration)) === 0) return false;
  const rows = questions.filter((row) => isAskedOf(row, respondent));
  const context = validationContext(clock, person);
  const sections = toWireSections(rows, await loadEarlierAnswers(db, person.uid));
  const form = compileSections(sections, context.today);
  const problems = validateAnswers(form, prefillAnswers(form), context);
  return problems.every(({ severity }) => severity === 'warning');
}
