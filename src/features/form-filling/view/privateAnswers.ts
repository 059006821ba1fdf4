import type { Answers, CompiledForm } from '@clubpoort/form-engine/headless';
import { isSensitive } from './isSensitive.ts';

/** The questions about health and the consents for them, by key. A group with such a question counts as a whole. */
export function privateKeys(form: CompiledForm): ReadonlySet<string> {
  const keys = [...form.questions].filter(([key, question]) => {
    const row = form.rows.get(key);
    return (
      question.sensitive || (row && [...row.questions.values()].some((asked) => isSensitive(row, asked)))
    );
  });
  return new Set(keys.map(([key]) => key));
}

/** Splits the answers of a draft into those about health and all others. */
export function splitPrivate(
  answers: Answers,
  keys: ReadonlySet<string>,
): { readonly own: Answers; readonly shared: Answers } {
  const entries = Object.entries(answers);
  return {
    own: Object.fromEntries(entries.filter(([key]) => keys.has(key))),
    shared: Object.fromEntries(entries.filter(([key]) => !keys.has(key))),
  };
}
