import { isAboutHealth } from '#rules/aboutHealth.ts';
import type { questions } from '../../db/schema.ts';
import { meansNothing } from '../registration/answers/meansNothing.ts';

/** A question that is marked for teachers, with the answer of one person. */
export interface Answered {
  readonly question: Pick<
    typeof questions.$inferSelect,
    'qid' | 'type' | 'question' | 'isSensitive' | 'isConsent' | 'visibleWhen'
  >;
  /** The answer as a teacher reads it. */
  readonly answer: string;
}

const written = new Set(['text', 'textarea']);
const chosen = new Set(['radio', 'select', 'select_multiple']);

/**
 * Whether an answer must stand out in the list of a lesson, such as an allergy. The data of the question decides: it is about
 * health, and somebody wrote or chose something. A choice with a further question leaves the alert to
 * the words of its answer.
 * @param others Everything that this person answered for teachers.
 */
export function isHealthAlert({ question, answer }: Answered, others: readonly Answered[]): boolean {
  if (!isAboutHealth(question) || meansNothing(answer)) return false;
  if (written.has(question.type)) return answer.trim() !== '';
  return chosen.has(question.type) && !others.some((other) => asksFurther(other, question.qid));
}

function asksFurther({ question, answer }: Answered, qid: number): boolean {
  return isAboutHealth(question) && answer !== '' && mentions(question.visibleWhen, qid);
}

/** Whether a condition, at any depth, depends on the answer to a question. */
function mentions(condition: unknown, qid: number): boolean {
  if (typeof condition !== 'object' || condition === null) return false;
  if ('qid' in condition && String(condition.qid) === String(qid)) return true;
  return Object.values(condition).some((inner) => mentions(inner, qid));
}
