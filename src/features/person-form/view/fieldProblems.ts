import type { CompiledForm, Problem } from '@clubpoort/form-engine/headless';
import { nl } from '@clubpoort/form-engine/headless';
import { refusalOf } from '#src/api/apiFailure.ts';

/** What a server refused, at the questions that it is about: none where the form asks nothing of the kind. */
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
