import type { CSSProperties } from 'react';
import { ChoiceList } from '../controls/ChoiceList.tsx';
import { withGoneChoices } from '../controls/choices.ts';
import type { Choice } from '../controls/fieldDescription.ts';
import { isolated } from '../controls/isolated.tsx';
import type { FieldProblem, QuestionControlProps } from '../controls/questionView.tsx';
import { choicesOf } from './readMatrix.ts';
import { rowsOfMatrix } from './rowsOfMatrix.ts';

/** Number of options up to which a wide screen shows a table. More would be narrower than their words. */
const mostColumns = 7;

/**
 * A group of radio buttons for each row. Every radio button has its own label: a wide screen shows the labels once, as the head of
 * a table, and a narrow one shows each row as a card. So both are read alike.
 */
export function MatrixQuestion({
  id,
  value,
  onChange,
  field,
  texts,
  problems,
  ...control
}: QuestionControlProps) {
  const choices = choicesOf(value);
  const rows = rowsOfMatrix(field);
  const locked = control.disabled === true || control.readOnly === true;
  const columns = field.options.length;
  const write = (row: string, choice: string | undefined) => {
    const next = new Map(choices);
    if (choice === undefined) next.delete(row);
    else next.set(row, choice);
    onChange(Object.fromEntries(next));
  };
  return (
    <ChoiceList onBlur={control.onBlur}>
      <div
        className="cf-matrix"
        data-table={columns <= mostColumns || undefined}
        // Cast is needed: React's types know no variable of CSS.
        style={{ '--cf-columns': columns } as CSSProperties}
      >
        <div className="cf-matrix-head" aria-hidden="true">
          <span />
          {field.options.map((option) => (
            <span key={option.value}>{isolated(option.label)}</span>
          ))}
        </div>
        {rows.map((row, index) => (
          <MatrixRow
            key={row.value}
            id={`${id}-row${index}`}
            // A problem of the row leads to its first radio button.
            firstId={`${id}-${row.value}`}
            row={row}
            offered={columns}
            options={withGoneChoices(field.options, [choices.get(row.value) ?? ''], texts.optionGone)}
            chosen={choices.get(row.value)}
            problems={problems.filter(({ path: [at] }) => at === row.value)}
            required={field.required}
            locked={locked}
            clearText={texts.clearChoice}
            onChoose={(choice) => write(row.value, choice)}
          />
        ))}
      </div>
    </ChoiceList>
  );
}

interface MatrixRowProps {
  readonly id: string;
  readonly firstId: string;
  readonly row: Choice;
  /** Number of options on offer. The others are a choice that is gone. */
  readonly offered: number;
  readonly options: readonly Choice[];
  readonly chosen: string | undefined;
  readonly problems: readonly FieldProblem[];
  readonly required: boolean;
  readonly locked: boolean;
  readonly clearText: string;
  readonly onChoose: (choice: string | undefined) => void;
}

function MatrixRow(props: MatrixRowProps) {
  const { id, firstId, row, offered, options, chosen, problems, required, locked, clearText, onChoose } =
    props;
  const isInvalid = problems.length > 0;
  const clear = () => {
    onChoose(undefined);
    // The button disappears with the choice, so the focus moves to the first radio button.
    document.getElementById(firstId)?.focus();
  };
  return (
    <div
      className="cf-matrix-row"
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required={required || undefined}
      aria-invalid={isInvalid || undefined}
      aria-describedby={isInvalid ? `${id}-problem` : undefined}
    >
      <span className="cf-matrix-label" id={`${id}-label`}>
        {isolated(row.label)}
      </span>
      {options.map((option, index) => (
        <label
          key={option.value}
          className="cf-choice"
          data-gone={index >= offered || undefined}
          htmlFor={index === 0 ? firstId : `${id}-${index}`}
        >
          <input
            type="radio"
            id={index === 0 ? firstId : `${id}-${index}`}
            name={id}
            checked={option.value === chosen}
            disabled={locked}
            onChange={() => onChoose(option.value)}
          />
          <span className="cf-matrix-option" dir="auto">
            {option.label}
          </span>
        </label>
      ))}
      {chosen !== undefined && !required && !locked && (
        <button type="button" className="cf-link" aria-describedby={`${id}-label`} onClick={clear}>
          {clearText}
        </button>
      )}
      {isInvalid && (
        <p className="cf-problem" data-severity={problems[0]?.severity} id={`${id}-problem`} dir="auto">
          {problems.map(({ message }) => message).join(' ')}
        </p>
      )}
    </div>
  );
}
