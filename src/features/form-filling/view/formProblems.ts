import type { Problem } from '@clubpoort/form-engine/headless';
import type { AnswerProblem } from '#schemas/refusal.ts';

/** Converts the server's problems to the problems of the form engine. */
export function formProblems(problems: readonly AnswerProblem[]): Problem[] {
  return problems.map(({ key, path, message }) => ({
    key,
    path,
    message,
    label: '',
    rule: 'context',
    severity: 'error',
  }));
}
