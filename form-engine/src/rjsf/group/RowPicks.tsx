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

/** The list of the rows of a group that shows one of them: a button for each row, with its first answer that is a plain text. */
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

function FirstAnswer({ row: { store } }: { readonly row: Row }) {
  useStore(store.edits);
  const visible = useStore(store.shell, (shell) => shell.visible);
  const answers = currentAnswers(store);
  // Answers of other kinds, such as a day or a choice, are no words for people.
  const texts = [...visible].filter((key) => store.form.kinds.get(key)?.name === 'text');
  const first = texts.map((key) => answers[key]).find((answer) => answer !== undefined && answer !== '');
  return typeof first === 'string' && <bdi> {first}</bdi>;
}

function RowProblems({ group, count }: { readonly group: RowGroup; readonly count: number }) {
  return (
    count > 0 && (
      <span className="cf-panel-problems"> {fillIn(group.store.form.texts.problemCount, { n: count })}</span>
    )
  );
}
