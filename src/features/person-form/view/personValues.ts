import {
  type Address,
  type Answers,
  type CompiledForm,
  nl,
  type Problem,
  type WireAnswer,
} from '@clubpoort/form-engine/headless';
import { refusalOf } from '#src/api/apiFailure.ts';

/** Answers by the field's name on the wire. All questions of these forms are general (nid 0). */
export interface PersonValues {
  /** `''` when the answer is empty or the question is not asked. */
  text(field: string): string;
  /** Empty when the answer is empty or the question is not asked. */
  list(field: string): readonly string[];
  isAsked(field: string): boolean;
  address(): Address | null;
}

export function personValues(qids: Readonly<Record<string, WireAnswer>>): PersonValues {
  const text = (field: string) => {
    const answer = qids[`${field}_0`];
    return typeof answer === 'string' ? answer : '';
  };
  return {
    text,
    list(field) {
      const answer = qids[`${field}_0`];
      return Array.isArray(answer) ? answer.filter((one) => typeof one === 'string') : [];
    },
    isAsked: (field) => qids[`${field}_0`] !== undefined,
    address() {
      const answer = qids.address_0;
      // The cast is safe: the engine writes a whole address or none.
      return typeof answer === 'object' && 'street' in answer ? (answer as Address) : null;
    },
  };
}

/** Whether any answer differs. */
export function differs(answers: Answers, before: Answers): boolean {
  const keys = new Set([...Object.keys(answers), ...Object.keys(before)]);
  return [...keys].some((key) => JSON.stringify(answers[key] ?? '') !== JSON.stringify(before[key] ?? ''));
}

/** The server's problems at the questions of this form. Problems about questions that the form doesn't ask are left out. */
export function fieldProblems(error: unknown, form: CompiledForm): Problem[] {
  const refusal = refusalOf(error);
  if (!refusal) return [];
  const about =
    refusal.code === 'account-exists' && refusal.problems.length === 0
      ? [{ key: 'mail', path: [], message: refusal.errors[0] ?? nl.emailInUse }]
      : refusal.problems;
  return about.flatMap(({ key, path, message }) => {
    const question = form.questions.get(`${key}_0`);
    return question
      ? [{ key: question.key, path, label: question.label, rule: 'context', message, severity: 'error' }]
      : [];
  });
}
