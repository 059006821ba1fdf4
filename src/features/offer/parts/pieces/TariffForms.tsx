import { type Ref, useEffect, useMemo, useRef, useState } from 'react';
import { isSameValue } from '#rules/merging/plainValue.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import layout from '#src/components/layout/layout.module.css';
import { offerTexts } from '#src/texts/nl/offer.ts';
import { unpricedTariff } from '../../courses/changes/newCourse.ts';
import type { PointedFault } from '../../look/problemOf.ts';
import type { Surroundings } from '../../schema/offerSchema.ts';
import { tariffPieces, trialFields } from '../../schema/pieces.ts';
import { withItem, withoutItem } from '../../state/editedItems.ts';
import type { OfferCourse } from '../../state/offerFile.ts';
import { FoldedPiece, LoadedPieceForm } from './PieceForms.tsx';
import styles from './TariffForms.module.css';

const { tariffs: texts } = offerTexts;
const nothing: readonly string[] = [];

type Tariffs = OfferCourse['tariffs'];
type Tariff = Tariffs[number];

interface TariffFormsProps {
  /** The title of the first tariff. Others need one of their own. */
  first: string;
  /** The tariffs of the first render, and then those that these forms made of them. */
  tariffs: Tariffs;
  onChange: (change: (tariffs: Tariffs) => Tariffs) => void;
  around: Surroundings;
  /** Faults of the course, with JSON pointers in it. */
  faults: readonly PointedFault[];
  /** JSON pointer of the field of the course to focus. */
  focus: string | undefined;
}

/** The prices of a course: of each the fields that nearly every club fills in, and the others folded by subject. */
export function TariffForms({ first, tariffs, onChange, around, faults, focus }: TariffFormsProps) {
  // A form keeps what it began with: its row is known by a number of its own, also when another row goes.
  const [rows, setRows] = useState(() => tariffs.map((_, index) => index));
  const [added, setAdded] = useState<{ readonly row: number; readonly lacks: string }>();
  const addButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focus === '/tariffs') addButton.current?.focus();
  }, [focus]);
  const add = () => {
    const row = Math.max(-1, ...rows) + 1;
    setRows([...rows, row]);
    const title = tariffs.length === 0 ? first : '';
    setAdded({ row, lacks: title === '' ? '/title' : '/price' });
    onChange((all) => [...all, unpricedTariff(title)]);
  };
  const remove = (index: number) => {
    setRows(withoutItem(rows, index));
    onChange((all) => withoutItem(all, index));
    addButton.current?.focus();
  };
  const own = faults.filter(({ path }) => path === '/tariffs');
  return (
    <div className={layout.stack2}>
      <Faults faults={own} />
      {tariffs.map((tariff, index) => {
        const row = rows[index] ?? index;
        return (
          <TariffForm
            key={row}
            row={row}
            title={texts.title(index + 1, tariff.title)}
            tariff={tariff}
            onChange={(change) => onChange((all) => withItem(all, index, change))}
            onRemove={() => remove(index)}
            around={around}
            faults={insideTariff(faults, index)}
            focus={row === added?.row ? added.lacks : pointerInside(focus, index)}
          />
        );
      })}
      {tariffs.length === 0 && <p>{texts.none}</p>}
      <AddButton ref={addButton} onAdd={add} />
    </div>
  );
}

function AddButton({ ref, onAdd }: { ref: Ref<HTMLButtonElement>; onAdd: () => void }) {
  return (
    <div>
      <Button ref={ref} icon="plus" onClick={onAdd}>
        {texts.add}
      </Button>
    </div>
  );
}

interface TariffFormProps {
  row: number;
  title: string;
  tariff: Tariff;
  onChange: (change: (tariff: Tariff) => Tariff) => void;
  onRemove: () => void;
  around: Surroundings;
  faults: readonly PointedFault[];
  focus: string | undefined;
}

function TariffForm({ row, title, tariff, onChange, onRemove, around, faults, focus }: TariffFormProps) {
  // An event has no trial lesson. A file may say so all the same, and then it can be mended here.
  const left = around.type === 'ticket' && tariff.type !== 'trial' ? trialFields : nothing;
  const pieces = useMemo(
    () =>
      tariffPieces.map((piece) => ({
        ...piece,
        fields: piece.fields.filter((field) => !left.includes(field)),
        // The ids of the fields come from those of their form.
        ...{ id: `tarief-${row}-${piece.id}`, name: piece.id },
      })),
    [row, left],
  );
  const wanted = [...faults.map(({ path }) => path), ...(focus === undefined ? [] : [focus])];
  return (
    <fieldset className={styles.tariff}>
      <legend dir="auto">{title}</legend>
      <Faults faults={faults.filter(({ path }) => path === '')} />
      {pieces.map((piece) => {
        const form = (
          <LoadedPieceForm
            key={piece.id}
            path="courses.tariffs"
            piece={piece}
            value={tariff}
            // Cast is safe: the forms are made of the schema of a tariff.
            onChange={(change) => onChange((before) => change(before) as Tariff)}
            {...{ around, faults, focus }}
          />
        );
        if (piece.name === 'sold') return form;
        return (
          <FoldedPiece
            key={piece.id}
            level="h3"
            title={texts.pieces[piece.name]}
            note={isFilled(tariff, piece.fields) ? texts.filled : undefined}
            isWanted={wanted.some((path) =>
              piece.fields.some((field) => `${path}/`.startsWith(`/${field}/`)),
            )}
          >
            {form}
          </FoldedPiece>
        );
      })}
      <div>
        <Button variant="quiet" icon="trash" aria-label={texts.removeName(title)} onClick={onRemove}>
          {texts.remove}
        </Button>
      </div>
    </fieldset>
  );
}

function Faults({ faults }: { faults: readonly PointedFault[] }) {
  return faults.map(({ message }) => (
    <Notice key={message} tone="danger" role="alert">
      {message}
    </Notice>
  ));
}

/** Whether a field says something else than that of a new tariff. */
function isFilled(tariff: Tariff, fields: readonly string[]): boolean {
  const [said, usual] = [new Map(Object.entries(tariff)), new Map(Object.entries(unpricedTariff('')))];
  return fields.some((field) => {
    const value: unknown = said.get(field);
    const isEmpty = value === undefined || (Array.isArray(value) && value.length === 0);
    return !isEmpty && !isSameValue(value, usual.get(field));
  });
}

function insideTariff(faults: readonly PointedFault[], index: number): readonly PointedFault[] {
  return faults.flatMap((fault) => {
    const path = pointerInside(fault.path, index);
    return path === undefined ? [] : [{ ...fault, path }];
  });
}

/** The pointer in one tariff of a pointer in the course. */
function pointerInside(pointer: string | undefined, index: number): string | undefined {
  const around = `/tariffs/${index}`;
  return pointer !== undefined && `${pointer}/`.startsWith(`${around}/`)
    ? pointer.slice(around.length)
    : undefined;
}
