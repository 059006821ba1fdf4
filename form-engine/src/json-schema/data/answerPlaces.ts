import { rowsOf } from '../../questions/group/rowsOf.ts';
import type { Answers } from '../../questions/question-kind/answer.ts';
import type { Problem } from '../../questions/question-kind/problem.ts';
import type { CompiledForm } from '../../schema/compiledForm.ts';
import { askedKeys } from '../../visibility/conditions.ts';
import { isMarked, pointerOfQid, singleRowQid } from '../choices/qids.ts';
import { pointerPart, pointerParts } from '../schemaReader.ts';
import { keyOf } from './keyOf.ts';
import { othersQid } from './otherNames.ts';

/** The place of an answer: the path leads into the rows of a list, as that of a `Problem`. */
export type AnswerPlace = Pick<Problem, 'key' | 'path'>;

/** The question about the properties that a schema doesn't name, in the innermost object around a pointer. */
function otherAt(form: CompiledForm, pointer: string): AnswerPlace | undefined {
  const found = [...form.questions].flatMap(
    ([key, { qid }]): readonly (AnswerPlace & { readonly at: string })[] => {
      const at = pointerOfOthers(qid);
      return at !== undefined && pointer.startsWith(`${at}/`)
        ? [{ key, path: pointerParts(pointer.slice(at.length)), at }]
        : [];
    },
  );
  const [innermost] = found.toSorted((one, other) => other.at.length - one.at.length);
  return innermost && { key: innermost.key, path: innermost.path };
}

/** The JSON pointer to the object of which a question asks the other properties; `undefined` for any other question. */
function pointerOfOthers(qid: string): string | undefined {
  const end = othersQid('');
  return qid.endsWith(end) ? pointerOfQid(qid.slice(0, -end.length)) : undefined;
}

/** The answer at a JSON pointer into the data, such as `/kids/0/name`; `undefined` for none. */
export function placeAt(form: CompiledForm, pointer: string, answers?: Answers): AnswerPlace | undefined {
  const places = placesAt(form, pointer, answers);
  if (!answers) return places[0];
  const asked = askedKeys(form, answers);
  // The question that chooses comes before what is chosen.
  return places.findLast(({ key }) => asked.has(key)) ?? places[0];
}

function placesAt(form: CompiledForm, pointer: string, answers?: Answers): readonly AnswerPlace[] {
  const key = keyOf({ qid: pointer });
  const marked = [...form.questions.values()].filter(
    ({ qid }) => isMarked(qid) && pointerOfQid(qid) === pointer,
  );
  const own = [...(form.questions.has(key) ? [key] : []), ...marked.map((question) => question.key)];
  if (own.length > 0) return own.map((found) => ({ key: found, path: [] }));
  const inParts = [...form.kinds].flatMap(([part, kind]): readonly AnswerPlace[] => {
    const around = pointerOfQid(form.questions.get(part)?.qid ?? '');
    if (kind.name !== 'schema-part' || !pointer.startsWith(`${around}/`)) return [];
    return [{ key: part, path: pointerParts(pointer.slice(around.length)) }];
  });
  const inRows = [...form.rows].flatMap(([group, row]): readonly AnswerPlace[] => {
    const place = placeInRow({ form, group, row, answers }, pointer);
    return place ? [place] : [];
  });
  const other = otherAt(form, pointer);
  return [...inParts, ...inRows, ...(other && inParts.length + inRows.length === 0 ? [other] : [])];
}

interface RowToSearch {
  readonly form: CompiledForm;
  readonly group: string;
  readonly row: CompiledForm;
  readonly answers: Answers | undefined;
}

function placeInRow({ form, group, row, answers }: RowToSearch, pointer: string): AnswerPlace | undefined {
  const qid = form.questions.get(group)?.qid ?? '';
  const own = pointerOfQid(qid);
  if (!pointer.startsWith(`${own}/`)) return undefined;
  const rest = pointer.slice(own.length + 1);
  const isSingle = isSingleRow(row, qid);
  const [, index, inner = ''] = isSingle ? [rest, '0', `/${rest}`] : (/^(\d{1,9})(\/.*)?$/s.exec(rest) ?? []);
  if (index === undefined) return undefined;
  const ofRow = answers && rowsOf(answers[group])[Number(index)];
  const inside = placeAt(row, `${own}${isSingle ? '' : '/*'}${inner}`, ofRow);
  return { key: group, path: inside ? [index, inside.key, ...inside.path] : [] };
}

/** Whether the row of a group stands for an object, and not for an item of a list. */
function isSingleRow(row: CompiledForm, qid: string): boolean {
  return [...row.questions.values()].some((question) => question.qid.startsWith(singleRowQid(qid)));
}

/** The JSON pointer into the data to an answer; that of the list where its path leads nowhere. */
export function pointerTo(form: CompiledForm, { key, path }: AnswerPlace): string {
  const qid = form.questions.get(key)?.qid ?? '';
  const pointer = pointerOfOthers(qid) ?? pointerOfQid(qid);
  const row = form.rows.get(key);
  if (form.kinds.get(key)?.name === 'schema-part') return pointer + path.map(pointerPart).join('');
  const [index, inner, ...rest] = path;
  if (!row || index === undefined || inner === undefined) return pointer;
  const inside = pointerTo(row, { key: inner, path: rest });
  return isSingleRow(row, qid) ? inside : `${pointer}/${index}${inside.slice(`${pointer}/*`.length)}`;
}
