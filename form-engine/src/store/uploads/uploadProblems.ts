import type { Problem } from '../../questions/question-kind/problem.ts';
import { askedKeys } from '../../visibility/conditions.ts';
import { currentAnswers, type FormStore } from '../formStore.ts';
import type { FormUploads } from './formUploads.ts';
import type { UploadList } from './uploadList.ts';
import { isUnderWay, type UploadRow } from './uploadRow.ts';

/**
 * Adds the problems of uploads to those of a form, in the order of the form. A failed or refused file blocks the
 * submit until it is sent or removed. A held or pending file counts as an answer.
 */
export function withUploadProblems(
  store: FormStore,
  problems: readonly Problem[],
  uploads: FormUploads,
): readonly Problem[] {
  const { form } = store;
  const asked = askedKeys(form, currentAnswers(store));
  const lists = [...uploads.lists()].filter(([key]) => asked.has(key));
  const unfinished = new Set(lists.filter(([, list]) => has(list, 'failed', 'refused')).map(([key]) => key));
  const coming = new Set(lists.filter(([, list]) => list.rows.getState().some(isComing)).map(([key]) => key));
  const others = problems.filter(
    ({ key, rule }) => rule !== 'required' || !(unfinished.has(key) || coming.has(key)),
  );
  const found = [...unfinished].map(
    (key): Problem => ({
      key,
      path: [],
      label: form.questions.get(key)?.label ?? '',
      rule: 'context',
      message: form.texts.filesUnfinished,
      severity: 'error',
    }),
  );
  if (found.length === 0) return others;
  const order = [...form.questions.keys()];
  const place = ({ key }: Problem) => (form.questions.has(key) ? order.indexOf(key) : order.length);
  return [...others, ...found].sort((one, other) => place(one) - place(other));
}

function isComing(row: UploadRow): boolean {
  return row.phase === 'held' || isUnderWay(row);
}

function has({ rows }: UploadList, ...phases: readonly string[]): boolean {
  return rows.getState().some(({ phase }) => phases.includes(phase));
}
