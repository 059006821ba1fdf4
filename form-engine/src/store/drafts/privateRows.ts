import { rowsOf } from '../../questions/group/rowsOf.ts';
import type { Answers, Rows } from '../../questions/question-kind/answer.ts';
import type { CompiledForm } from '../../schema/compiledForm.ts';
import { currentAnswers, type FormStore } from '../formStore.ts';

/** The answers that a draft may have: none that is confidential, and none that is computed. */
export function withoutPrivate(form: CompiledForm, answers: Answers): Answers {
  const kept = Object.entries(answers)
    .filter(([key]) => !form.kinds.get(key)?.confidential && !form.kinds.get(key)?.isComputed)
    .map(([key, answer]) => {
      const row = form.rows.get(key);
      return [key, row ? rowsOf(answer).map((answered) => withoutPrivate(row, answered)) : answer];
    });
  return Object.fromEntries(kept);
}

/**
 * Gives rows of a draft what is too private for it. Only a row that is unchanged otherwise gets it back: by its index
 * alone, a number or a file could go to somebody else.
 */
export function withPrivateRows(store: FormStore, draft: Answers): Answers {
  const current = currentAnswers(store);
  const restored = Object.entries(draft).map(([key, answer]) => {
    const row = store.form.rows.get(key);
    return [key, row ? sameRows(row, { own: rowsOf(current[key]), kept: rowsOf(answer) }) : answer];
  });
  return Object.fromEntries(restored);
}

/**
 * Rows that are alike without what is private keep their order. Where the draft has fewer of them, nobody knows which one
 * was removed, and none gets anything back.
 */
function sameRows(row: CompiledForm, { own, kept }: { readonly own: Rows; readonly kept: Rows }): Rows {
  const textOf = (answers: Answers) => JSON.stringify(withoutPrivate(row, answers));
  const ownTexts = own.map(textOf);
  const texts = kept.map(textOf);
  return kept.map((answers, index) => {
    const text = texts[index];
    const alike = own.filter((_, at) => ownTexts[at] === text);
    if (count(texts, text) < alike.length) return answers;
    return alike[count(texts.slice(0, index), text)] ?? answers;
  });
}

function count(texts: readonly string[], sought: string | undefined): number {
  return texts.filter((text) => text === sought).length;
}
