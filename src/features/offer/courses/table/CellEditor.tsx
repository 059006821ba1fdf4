import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { weekdayNames } from '#rules/calendar/calendarNames.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Icon } from '#src/components/icons/Icon.tsx';
import { offerCoursesTexts as texts } from '#src/texts/nl/offerCourses.ts';
import type { CellEdit } from '../view/courseCells.ts';
import styles from './CellEditor.module.css';

interface CellEditorProps {
  edit: CellEdit;
  /** The column and the course. */
  label: string;
  /** The first character that somebody typed on the cell. It replaces what was there. */
  typed: string | undefined;
  /** Id of a datalist with what other courses have. */
  list: string | undefined;
  /** Shows buttons, for a screen without a keyboard. */
  withButtons: boolean;
  /** Saves the text. Returns why it can't be saved. `stays` is false where the person goes on elsewhere. */
  onSave: (text: string, stays: boolean) => string | undefined;
  onCancel: () => void;
}

/** The field of one cell. Enter and leaving it save, Escape doesn't. A text that can't be saved stays with its fault. */
export function CellEditor(props: CellEditorProps) {
  const { edit, label, typed, withButtons, onSave, onCancel } = props;
  const [value, setValue] = useState(typed ?? edit.value);
  const [fault, setFault] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  const isDone = useRef(false);
  const id = useId();
  const save = (text: string, stays: boolean) => {
    if (isDone.current) return;
    const refused = onSave(text, stays);
    isDone.current = refused === undefined;
    setFault(refused);
  };
  useEffect(() => {
    const field = box.current?.querySelector<HTMLElement>('input, select');
    field?.focus();
    box.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (field instanceof HTMLInputElement && typed === undefined && field.type === 'text') field.select();
  }, [typed]);
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') {
      event.preventDefault();
      isDone.current = true;
      onCancel();
    }
    const isButton = event.target instanceof HTMLButtonElement;
    if ((event.key === 'Enter' && !isButton) || event.key === 'F2') {
      event.preventDefault();
      save(value, true);
    }
  };
  const field = {
    'aria-label': label,
    'aria-invalid': fault === undefined ? undefined : true,
    'aria-describedby': fault === undefined ? undefined : id,
    className: styles.field,
    value,
  } as const;
  const change = (text: string) => {
    setValue(text);
    setFault(undefined);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the field inside
    <div
      ref={box}
      data-editor={withButtons ? undefined : ''}
      className={withButtons ? styles.inline : styles.over}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) save(value, false);
      }}
    >
      {edit.as === 'weekday' ? (
        <select {...field} onChange={(event) => change(event.target.value)}>
          {weekdayNames.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      ) : edit.as === 'sale' ? (
        <SaleField field={field} onChange={change} />
      ) : (
        <input
          {...field}
          type={edit.as === 'date' ? 'date' : 'text'}
          inputMode={edit.as === 'number' ? 'decimal' : undefined}
          list={props.list}
          autoComplete="off"
          enterKeyHint="done"
          onChange={(event) => change(event.target.value)}
        />
      )}
      {fault !== undefined && (
        <p id={id} className={styles.fault} role="alert">
          <Icon name="error" size={16} />
          {fault}
        </p>
      )}
      {(withButtons || edit.as === 'sale') && (
        <div className={styles.buttons}>
          <Button variant="primary" onClick={() => save(value, true)}>
            {texts.keep}
          </Button>
          <Button
            onClick={() => {
              isDone.current = true;
              onCancel();
            }}
          >
            {texts.cancel}
          </Button>
        </div>
      )}
    </div>
  );
}

interface SaleFieldProps {
  field: { readonly value: string; readonly 'aria-label': string; readonly className: string | undefined };
  onChange: (value: string) => void;
}

/** Open, closed, or from a moment on. The moment is a field of its own. */
function SaleField({ field, onChange }: SaleFieldProps) {
  const { value } = field;
  const is = value === 'open' || value === 'closed' ? value : 'from';
  return (
    <>
      <select
        {...field}
        value={is}
        onChange={(event) => onChange(event.target.value === 'from' ? '' : event.target.value)}
      >
        {(['open', 'closed', 'from'] as const).map((one) => (
          <option key={one} value={one}>
            {texts.sale[one]}
          </option>
        ))}
      </select>
      {is === 'from' && (
        <input
          type="datetime-local"
          className={styles.field}
          aria-label={texts.sale.at}
          value={value.replace(' ', 'T')}
          onChange={(event) => onChange(event.target.value.replace('T', ' '))}
        />
      )}
    </>
  );
}
