import { useState } from 'react';
import { Button } from '#src/components/actions/Button.tsx';
import { SelectField } from '#src/components/fields/SelectField.tsx';
import { TextField } from '#src/components/fields/TextField.tsx';
import { offerHallTexts } from '#src/texts/nl/offerHall.ts';
import styles from './HallField.module.css';
import {
  addRows,
  nextRows,
  numberings,
  type RowsField,
  type RowsForm,
  rowNames,
  rowsFaults,
} from './view/addRows.ts';
import type { StandSeat } from './view/standSeats.ts';

const texts = offerHallTexts.add;

interface AddRowsFormProps {
  seats: readonly StandSeat[];
  /** Called with all seats of the part, and the number of rows that were added. */
  onAdd: (seats: readonly StandSeat[], added: number) => void;
}

/** "Rows A to N of 20 seats". It begins open in a part without rows. */
export function AddRowsForm({ seats, onAdd }: AddRowsFormProps) {
  const [form, setForm] = useState(() => nextRows(seats));
  const [isTried, setTried] = useState(false);
  const [isOpen, setOpen] = useState(seats.length === 0);
  const faults = isTried ? rowsFaults(form, seats) : {};
  const change = (changed: Partial<RowsForm>) => setForm((now) => ({ ...now, ...changed }));
  const fieldOf = (field: RowsField) => {
    const fault = faults[field];
    return {
      label: texts[field],
      value: form[field],
      error: fault && texts.faults[fault],
      onChange: (value: string) => change({ [field]: value }),
      autoComplete: 'off',
    };
  };
  const save = () => {
    setTried(true);
    if (Object.keys(rowsFaults(form, seats)).length > 0) return;
    const next = addRows(seats, form);
    setTried(false);
    setForm(nextRows(next));
    onAdd(next, rowNames(form.from, form.to)?.length ?? 0);
  };
  return (
    <details
      className={styles.more}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{texts.title}</summary>
      <div className={styles.fields}>
        <TextField maxLength={10} {...fieldOf('from')} />
        <TextField maxLength={10} hint={texts.toHint} {...fieldOf('to')} />
        <TextField inputMode="numeric" {...fieldOf('count')} />
        <TextField hint={texts.aislesHint} {...fieldOf('aisles')} />
        <TextField inputMode="numeric" {...fieldOf('first')} />
        <SelectField
          inForm
          label={texts.numbering}
          options={numberings.map((value) => ({ value, label: texts.numberings[value] }))}
          value={form.numbering}
          onChange={(value) => change({ numbering: numberings.find((one) => one === value) ?? 'left' })}
        />
      </div>
      <Button onClick={save}>{texts.save}</Button>
    </details>
  );
}
