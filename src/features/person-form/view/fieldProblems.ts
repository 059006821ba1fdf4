import type { CompiledForm, Problem } from '@clubpoort/form-engine/headless';
import { nl } from '@clubpoort/form-engine/headless';
import { refusalOf } from '#src/api/apiFailure.ts';

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
