import type { Problem } from '@clubpoort/form-engine/headless';
import type { AnswerProblem } from '#schemas/refusal.ts';
import { refusalOf } from '#src/api/apiFailure.ts';

/** The server's reaction to answers, as far as a form can show it. */
export type SaveOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'problems'; readonly problems: readonly AnswerProblem[] }
  /** The club has changed the form since it was loaded. */
  | { readonly kind: 'form-changed' };

/** @throws {ApiFailure} for a failure that a form can't show. */
export async function saveOutcome(saving: Promise<unknown>): Promise<SaveOutcome> {
  try {
    await saving;
    return { kind: 'saved' };
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal?.code === 'form-changed') return { kind: 'form-changed' };
    if (refusal && refusal.problems.length > 0) return { kind: 'problems', problems: refusal.problems };
    throw error;
  }
}

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
