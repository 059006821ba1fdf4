import type { Problem } from '../../questions/question-kind/problem.ts';
import { inRow } from '../../schema/rows/inRow.ts';
import { askedKeys } from '../../visibility/conditions.ts';
import { currentAnswers, type FormStore } from '../formStore.ts';
import { storeAt } from '../rows/storeAt.ts';
import type { UploadList } from './uploadList.ts';
import { keyOf } from './uploadPlace.ts';
import { isUnderWay, type UploadRow } from './uploadRow.ts';

/**
 * Adds the problems of uploads to those of a form, in the order of the form. A failed or refused file blocks the
 * submit until it is sent or removed. A held or pending file counts as an answer. Files of a removed row don't count.
 */
export function withUploadProblems(
  store: FormStore,
  problems: readonly Problem[],
  uploads: { readonly lists: ReadonlyMap<string, UploadList> },
): readonly Problem[] {
  const { form } = store;
  const lists = [...uploads.lists.values()].flatMap((list) => {
    const place = problemOf(store, list);
    return place ? [{ list, place }] : [];
  });
  const found = lists.filter(({ list }) => has(list, 'failed', 'refused')).map(({ place }) => place);
  const coming = lists.filter(({ list }) => list.rows.getState().some(isComing)).map(({ place }) => place);
  const answered = new Set([...found, ...coming].map(addressOf));
  const others = problems.filter(
    (problem) => problem.rule !== 'required' || !answered.has(addressOf(problem)),
  );
  if (found.length === 0) return others;
  const order = [...form.questions.keys()];
  const place = ({ key }: Problem) => (form.questions.has(key) ? order.indexOf(key) : order.length);
  return [...others, ...found].sort((one, other) => place(one) - place(other));
}

function addressOf({ key, path }: Problem): string {
  return JSON.stringify([key, ...path]);
}

/** The problem of unfinished files at the place of their question; `undefined` where it isn't asked now. */
function problemOf(root: FormStore, { question }: UploadList): Problem | undefined {
  const rows = question.rows ?? [];
  const inside = storeAt(root, rows);
  const key = keyOf(question);
  if (!inside || !isAsked(inside.store, key)) return undefined;
  const { form } = inside.store;
  const label = form.questions.get(key)?.label ?? '';
  const message = form.texts.filesUnfinished;
  let problem: Problem = { key, path: [], label, rule: 'context', message, severity: 'error' };
  for (let depth = rows.length - 1; depth >= 0; depth -= 1) {
    const around = storeAt(root, rows.slice(0, depth))?.store;
    const [group, index] = [rows[depth]?.group.key, inside.indexes[depth]];
    if (!around || group === undefined || index === undefined || !isAsked(around, group)) return undefined;
    problem = inRow({ form: around.form, key: group, index }, [problem])[0] ?? problem;
  }
  return problem;
}

function isAsked(store: FormStore, key: string): boolean {
  return askedKeys(store.form, currentAnswers(store)).has(key);
}

function isComing(row: UploadRow): boolean {
  return row.phase === 'held' || isUnderWay(row);
}

function has({ rows }: UploadList, ...phases: readonly string[]): boolean {
  return rows.getState().some(({ phase }) => phases.includes(phase));
}
