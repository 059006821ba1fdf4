import { useState } from 'react';
import { Button } from '#src/components/actions/Button.tsx';
import { ChoiceCard } from '#src/components/fields/ChoiceCard.tsx';
import { QuantityField } from '#src/components/fields/QuantityField.tsx';
import { TextField } from '#src/components/fields/TextField.tsx';
import { offerHallTexts } from '#src/texts/nl/offerHall.ts';
import styles from './HallField.module.css';
import {
  hasAisleBehind,
  removeRow,
  renameRow,
  resizeRow,
  shiftRow,
  toggleAisleBehind,
} from './view/changeSeats.ts';
import type { StandRow, StandSeat } from './view/standSeats.ts';

const texts = offerHallTexts.rows;

interface RowsListProps {
  rows: readonly StandRow[];
  seats: readonly StandSeat[];
  onChange: (seats: readonly StandSeat[]) => void;
}

/** The rows of a part one by one, closed until somebody wants them. */
export function RowsList({ rows, seats, onChange }: RowsListProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={styles.more}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{texts.title(rows.length)}</summary>
      {isOpen && (
        <div className={styles.rows}>
          {rows.map((row, index) => (
            <RowForm
              // biome-ignore lint/suspicious/noArrayIndexKey: the name of a row changes while somebody types it
              key={index}
              row={row}
              isLast={index === rows.length - 1}
              others={rows.filter((_, at) => at !== index).map((other) => other.row)}
              seats={seats}
              onChange={onChange}
            />
          ))}
        </div>
      )}
    </details>
  );
}

const mostSeats = 200;
const mostColumns = 200;

interface RowFormProps {
  row: StandRow;
  isLast: boolean;
  /** The names of the other rows. */
  others: readonly string[];
  seats: readonly StandSeat[];
  onChange: (seats: readonly StandSeat[]) => void;
}

function RowForm({ row, isLast, others, seats, onChange }: RowFormProps) {
  // The typed name while it is none, or that of another row.
  const [typed, setTyped] = useState<string>();
  const column = Math.min(...row.seats.map(({ x }) => x));
  return (
    <fieldset className={styles.row}>
      <legend>{texts.legend(row.row)}</legend>
      <TextField
        label={texts.name}
        maxLength={10}
        autoComplete="off"
        value={typed ?? row.row}
        error={typed === undefined ? undefined : typed.trim() === '' ? texts.noName : texts.sameName}
        onChange={(value) => {
          const isFree = value.trim() !== '' && !others.includes(value);
          setTyped(isFree ? undefined : value);
          if (isFree) onChange(renameRow(seats, row, value));
        }}
      />
      <QuantityField
        label={texts.seats}
        value={row.seats.length}
        max={mostSeats}
        onChange={(count) => onChange(resizeRow(seats, row, count))}
      />
      <QuantityField
        label={texts.column}
        value={column + 1}
        max={mostColumns}
        onChange={(next) => onChange(shiftRow(seats, row, next - 1))}
      />
      <div className={styles.rowEnd}>
        {!isLast && (
          <ChoiceCard
            type="checkbox"
            checked={hasAisleBehind(seats, row)}
            onChange={() => onChange(toggleAisleBehind(seats, row))}
            title={texts.aisle}
          />
        )}
        <Button variant="quiet" icon="trash" onClick={() => onChange(removeRow(seats, row))}>
          {texts.remove}
        </Button>
      </div>
    </fieldset>
  );
}
