import type { Problem } from '../questions/question-kind/problem.ts';
import type { CompiledForm } from '../schema/compiledForm.ts';
import { keyOf } from './schemaData.ts';

/** The place of an answer: the path leads into the rows of a list, as that of a `Problem`. */
export type AnswerPlace = Pick<Problem, 'key' | 'path'>;

/** The answer at a JSON pointer into the data, such as `/kids/0/name`; `undefined` for none. */
export function placeAt(form: CompiledForm, pointer: string): AnswerPlace | undefined {
  const key = keyOf({ qid: pointer });
  if (form.questions.has(key)) return { key, path: [] };
  for (const [group, row] of form.rows) {
    const qid = form.questions.get(group)?.qid ?? '';
    const [, index, rest = ''] = pointer.startsWith(`${qid}/`)
      ? (/^(\d{1,9})(\/.*)?$/s.exec(pointer.slice(qid.length + 1)) ?? [])
      : [];
    if (index === undefined) continue;
    const inside = placeAt(row, `${qid}/*${rest}`);
    return { key: group, path: inside ? [index, inside.key, ...inside.path] : [] };
  }
  return undefined;
}

/** The JSON pointer into the data to an answer; that of the list where its path leads nowhere. */
export function pointerTo(form: CompiledForm, { key, path }: AnswerPlace): string {
  const pointer = form.questions.get(key)?.qid ?? '';
  const row = form.rows.get(key);
  const [index, inner, ...rest] = path;
  if (!row || index === undefined || inner === undefined) return pointer;
  const inside = pointerTo(row, { key: inner, path: rest });
  return `${pointer}/${index}${inside.slice(`${pointer}/*`.length)}`;
}
