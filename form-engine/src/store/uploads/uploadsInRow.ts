import type { Row, RowGroup } from '../formStore.ts';
import type { FormUploads } from './formUploads.ts';
import type { RowStep, UploadList } from './uploadList.ts';

/** The uploads of a form, for the questions of one row: in the same queue, told apart by the id of the row. */
export function uploadsInRow(uploads: FormUploads, group: RowGroup, row: Row): FormUploads {
  const step = stepOf(group, row);
  return {
    ...uploads,
    list: (question, createQueue) =>
      uploads.list({ ...question, rows: [step, ...(question.rows ?? [])] }, createQueue),
  };
}

/** The files of a row, those of groups in it too. */
export function listsInRow(uploads: FormUploads, group: RowGroup, row: Row): readonly UploadList[] {
  const path = rowsAround(group, row);
  return [...uploads.lists().values()].filter(({ question: { rows = [] } }) =>
    path.every(({ group: { key }, id }, index) => rows[index]?.group.key === key && rows[index].id === id),
  );
}

function stepOf({ store, key }: RowGroup, { id }: Row): RowStep {
  const { qid = '', nid = 0 } = store.form.questions.get(key) ?? {};
  return { group: { key, qid, nid }, id };
}

/** The rows around the questions of a row, the row itself last. */
function rowsAround(group: RowGroup, row: Row): readonly RowStep[] {
  const outer = group.store.group;
  const around = outer && [...outer.list.getState().rows].find(({ store }) => store === group.store);
  return [...(outer && around ? rowsAround(outer, around) : []), stepOf(group, row)];
}
