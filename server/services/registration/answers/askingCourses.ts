import { prefillAnswers, validateAnswers } from '@clubpoort/form-engine/headless';
import type { Context } from '#server/context.ts';
import type { Person } from '../../people/people.ts';
import {
  answerKey,
  asksNationalNumber,
  isAskedOf,
  loadQuestions,
  type QuestionRow,
} from '../askedQuestions.ts';
import { compileSections, validationContext } from '../compileSections.ts';
import { toWireSections } from '../toWireSections.ts';
import { loadEarlierAnswers } from './earlierAnswers.ts';

interface Moving {
  readonly clubNid: number;
  readonly person: Person;
  /** The course that the person has. */
  readonly from: AskingCourse;
  readonly to: readonly AskingCourse[];
}

interface AskingCourse {
  readonly nid: number;
  readonly allowsTaxCertificate: boolean;
}

/**
 * The courses that ask this person something which the course that they have doesn't, and to which they gave no valid answer. General
 * questions of the club don't count: they are the same for both.
 */
export async function askingCourses(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { clubNid, person, from, to }: Moving,
): Promise<ReadonlySet<number>> {
  const rows = await loadQuestions(db, {
    clubNid,
    courses: [from, ...to].map((course) => ({ ...course, title: '', tariffs: [] })),
    asksNationalNumber: true,
  });
  const earlier = await loadEarlierAnswers(db, person.uid);
  const context = validationContext(clock, person);
  const isAsking = (course: AskingCourse) => {
    const before = new Set(askedBy(rows, from, person));
    const asked = askedBy(rows, course, person);
    const added = new Set(asked.filter((row) => !before.has(row)).map(answerKey));
    if (added.size === 0) return false;
    // The general questions are in the form too, because those of a course may depend on their answers.
    const form = compileSections(toWireSections(asked, earlier), context.today);
    return validateAnswers(form, prefillAnswers(form), context).some(
      ({ severity, key }) => severity !== 'warning' && added.has(key),
    );
  };
  return new Set(to.filter(isAsking).map(({ nid }) => nid));
}

function askedBy(
  rows: readonly QuestionRow[],
  { nid, allowsTaxCertificate }: AskingCourse,
  person: Person,
): QuestionRow[] {
  return rows.filter(
    (row) =>
      isAskedOf(row, { person, courseNids: [nid] }) && (allowsTaxCertificate || !asksNationalNumber(row)),
  );
}
