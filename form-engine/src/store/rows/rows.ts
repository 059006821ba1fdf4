import type { Problem } from '../../questions/question-kind/problem.ts';
import { rowLabel } from '../../schema/rows/rowLabel.ts';
import { openRow } from '../createFormStore.ts';
import { noProblems } from '../fieldState.ts';
import { announceEdit, currentAnswers, currentRows, type Row, type RowGroup } from '../formStore.ts';
import { refreshHideable, refreshVisible } from '../formView.ts';
import { addressOf, pathBelow } from './address.ts';

/** Adds a row at the end. Its questions begin with their defaults. */
export function addRow(group: RowGroup): Row {
  const row = openRow(group);
  changeRows(group, [...currentRows(group), row]);
  return row;
}

/** Removes a row. The last one removed can be put back. */
export function removeRow(group: RowGroup, row: Row): void {
  const rows = currentRows(group);
  group.list.setState({ removed: { row, index: rows.indexOf(row) } });
  changeRows(
    group,
    rows.filter((other) => other !== row),
  );
}

/** Puts the row that was removed last back at its place. @returns the row, or `undefined` where there is none. */
export function restoreRow(group: RowGroup): Row | undefined {
  const { removed } = group.list.getState();
  if (!removed) return undefined;
  const { row, index } = removed;
  group.list.setState({ removed: undefined });
  changeRows(group, currentRows(group).toSpliced(index, 0, row));
  // Answers outside may have changed since.
  row.store.compute();
  refreshVisible(row.store, currentAnswers(row.store));
  return row;
}

/** Swaps a row with the one before (-1) or after it (1). Does nothing at the ends. */
export function moveRow(group: RowGroup, row: Row, by: -1 | 1): void {
  const rows = currentRows(group);
  const from = rows.indexOf(row);
  const to = from + by;
  if (from >= 0 && to >= 0 && to < rows.length)
    changeRows(group, rows.toSpliced(from, 1).toSpliced(to, 0, row));
}

function changeRows(group: RowGroup, rows: readonly Row[]): void {
  const { store, key } = group;
  renumber(group, rows);
  group.list.setState({ rows });
  store.fields.get(key)?.setState({ edited: true, problems: noProblems, refusedByServer: false });
  const answers = currentAnswers(store);
  if (store.conditionKeys.has(key)) refreshVisible(store, answers);
  refreshHideable(store, answers);
  announceEdit(store);
}

/** Gives the problems in the error summary the new places of their rows. Problems of the group itself are gone. */
function renumber(group: RowGroup, rows: readonly Row[]): void {
  const { root, address } = addressOf(group.store, group.key);
  const before = currentRows(group);
  const { refused } = root.shell.getState();
  if (refused.length === 0) return;
  const moved = refused.flatMap((problem): readonly Problem[] => {
    const [index, ...rest] = pathBelow(address, problem) ?? [];
    if (pathBelow(address, problem) === undefined) return [problem];
    const row = index === undefined ? undefined : before[Number(index)];
    const place = row ? rows.indexOf(row) : -1;
    if (place < 0) return [];
    const [label, now] = [Number(index), place].map(
      (at) => `${rowLabel(group.store.form, group.key, at)} – `,
    );
    return [
      {
        ...problem,
        path: [...address.slice(1), String(place), ...rest],
        label: problem.label.replace(label ?? '', now ?? ''),
      },
    ];
  });
  root.shell.setState({ refused: moved });
}
