import type { CompiledForm } from '../schema/compiledForm.ts';
import { type RawAnswers, readAnswer } from '../schema/readAnswers.ts';
import type { Condition } from '../sections/condition.ts';
import type { Question } from '../sections/question.ts';

/**
 * Whether the question's condition holds, and the conditions of the questions that it depends on. A hidden question
 * has no answer, so it can't show another one. The loop ends, because `readConditions` removed every cycle.
 */
export function isAsked(form: CompiledForm, key: string, raw: RawAnswers): boolean {
  let question = form.questions.get(key);
  while (question?.visibleWhen) {
    if (!holds(form, question.visibleWhen, raw)) return false;
    question = form.questions.get(question.visibleWhen.key);
  }
  return question !== undefined;
}

/** Keys of all questions whose conditions hold: `isAsked` for a whole form, evaluating each condition once. */
export function askedKeys(form: CompiledForm, raw: RawAnswers): ReadonlySet<string> {
  const verdicts = new Map<string, boolean>();
  for (const start of form.questions.values()) {
    if (!start.visibleWhen) {
      verdicts.set(start.key, true);
      continue;
    }
    const walk: Question[] = [];
    let question: Question | undefined = start;
    while (question && !verdicts.has(question.key)) {
      walk.push(question);
      question = question.visibleWhen && form.questions.get(question.visibleWhen.key);
    }
    let asked = question ? verdicts.get(question.key) === true : true;
    for (const step of walk.reverse()) {
      asked = asked && (!step.visibleWhen || holds(form, step.visibleWhen, raw));
      verdicts.set(step.key, asked);
    }
  }
  return new Set([...form.questions.keys()].filter((key) => verdicts.get(key)));
}

function holds(form: CompiledForm, { key, test }: Condition, raw: RawAnswers): boolean {
  const question = form.questions.get(key);
  const kind = form.kinds.get(key);
  if (!question || !kind) return true;
  const read = readAnswer(form, key, raw);
  const answer = 'malformed' in read ? undefined : read.answer;
  if (test.is === 'filled') return kind.isFilled(answer, question) === test.filled;
  const sent = kind.encode(answer, question);
  const values: readonly unknown[] = Array.isArray(sent) ? sent : [sent];
  return test.values.some((value) => values.includes(value));
}
