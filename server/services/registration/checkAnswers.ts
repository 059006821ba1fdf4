import {
  type CompiledForm,
  decodeAnswers,
  encodeAnswers,
  type Problem,
  type ValidationContext,
  validateAnswers,
} from '@clubpoort/form-engine/headless';

/** An answer as it will be kept, with the question in the words of this moment. */
export interface CheckedAnswer {
  readonly qid: number;
  readonly nid: number;
  readonly value: unknown;
  readonly wording: string;
}

export type AnswerCheck =
  | { readonly ok: true; readonly answers: readonly CheckedAnswer[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Reads what was sent and checks it by the rules of the form itself. What the form doesn't ask is left out. */
export function checkAnswers(form: CompiledForm, qids: unknown, context: ValidationContext): AnswerCheck {
  const { answers, problems: unreadable } = decodeAnswers(form, qids);
  const wrong = [...unreadable, ...validateAnswers(form, answers, context)].filter(
    ({ severity }) => severity === 'error',
  );
  if (wrong.length > 0) return { ok: false, problems: onePerPlace(wrong) };
  return {
    ok: true,
    answers: Object.entries(encodeAnswers(form, answers)).flatMap(([key, value]) => {
      const question = form.questions.get(key);
      return question
        ? [{ qid: Number(question.qid), nid: question.nid, value, wording: question.label }]
        : [];
    }),
  };
}

/** An answer that can't be read is also missing: only the first of the two is told. */
function onePerPlace(problems: readonly Problem[]): Problem[] {
  const first = new Map<string, Problem>();
  for (const problem of problems) {
    const place = [problem.key, ...problem.path].join('/');
    if (!first.has(place)) first.set(place, problem);
  }
  return [...first.values()];
}
