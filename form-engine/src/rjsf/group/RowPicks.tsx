import { useStore } from 'zustand';
import { rowLabel } from '../../schema/rows/rowLabel.ts';
import { currentAnswers, type Row, type RowGroup } from '../../store/formStore.ts';
import { fillIn } from '../../texts/fillIn.ts';

interface RowPicksProps {
  readonly group: RowGroup;
  readonly rows: readonly Row[];
  readonly open: Row | undefined;
  readonly onPick: (row: Row) => void;
}

/** The list of the rows of a group that shows one of them: a button for each row, with its first answer that is a text. */
export function RowPicks({ group, rows, open, onPick }: RowPicksProps) {
  const refused = useStore(group.store.shell, (shell) => shell.refused);
  return (
    <ul className="cf-row-picks">
      {rows.map((row, index) => (
        <li key={row.id}>
          <button
            type="button"
            className="cf-row-pick"
            aria-pressed={row === open}
            onClick={() => onPick(row)}
          >
            {rowLabel(group.store.form, group.key, index)}
            <FirstAnswer row={row} />
            <RowProblems
              group={group}
              count={refused.filter(({ key, path }) => key === group.key && path[0] === String(index)).length}
            />
          </button>
        </li>
      ))}
    </ul>
  );
}

function FirstAnswer({ row }: { readonly row: Row }) {
  useStore(row.store.edits);
  const first = Object.values(currentAnswers(row.store)).find(
    (answer) => typeof answer === 'string' && answer !== '',
  );
  return typeof first === 'string' && <bdi> {first}</bdi>;
}

function RowProblems({ group, count }: { readonly group: RowGroup; readonly count: number }) {
  return (
    count > 0 && (
      <span className="cf-panel-problems"> {fillIn(group.store.form.texts.problemCount, { n: count })}</span>
    )
  );
}
