import { type CompiledForm, encodeAnswers, prefillAnswers } from '@clubpoort/form-engine/headless';

type Qids = Readonly<Record<string, unknown>>;

/** The answers that differ from those with which the form began. Only these are sent, so that the rest stays as others left it. */
export function changedAnswers(form: CompiledForm, qids: Qids): Record<string, unknown> {
  const before: Qids = encodeAnswers(form, prefillAnswers(form));
  return Object.fromEntries(
    Object.entries(qids).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key])),
  );
}

/** What the server said of these questions, as it was sent. A question without an answer is left out. */
export function storedAnswers(form: CompiledForm, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    keys.flatMap((key) => {
      const stored = form.questions.get(key)?.stored;
      return stored === undefined ? [] : [[key, stored]];
    }),
  );
}
