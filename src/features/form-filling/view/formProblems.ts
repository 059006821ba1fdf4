import type { Problem } from '@clubpoort/form-engine/headless';
import type { AnswerProblem } from '#schemas/refusal.ts';

/** What the server found wrong, as the form shows its own findings. */
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
