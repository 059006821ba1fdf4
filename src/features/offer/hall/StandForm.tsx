import { useState } from 'react';
import { centsOf, eurosOf, writeEuros } from '#rules/money.ts';
import { readEuros } from '#rules/readEuros.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { TextField } from '#src/components/fields/TextField.tsx';
import layout from '#src/components/layout/layout.module.css';
import { offerHallTexts } from '#src/texts/nl/offerHall.ts';
import { AddRowsForm } from './AddRowsForm.tsx';
import styles from './HallField.module.css';
import { RowsList } from './RowsList.tsx';
import { type OfferStand, readSeats, rowsOf, type StandSeat, writeSeats } from './view/standSeats.ts';

const texts = offerHallTexts.part;

interface StandFormProps {
  stand: OfferStand;
  /** Its place from the stage back, from 1. */
  number: number;
  /** Whether another part has this name. */
  isDouble: boolean;
  onChange: (stand: OfferStand) => void;
  onRemove: () => void;
  /** Undefined for the part nearest to the stage. */
  onForward: (() => void) | undefined;
  /** Undefined for the last part. */
  onBack: (() => void) | undefined;
  onSay: (said: string) => void;
}

/** One part of the hall: its name, its surcharge, and its rows or its number of standing places. */
export function StandForm(props: StandFormProps) {
  const { stand, number, isDouble, onChange, onRemove, onForward, onBack, onSay } = props;
  const seats = readSeats(stand.seats);
  const changeSeats = (next: readonly StandSeat[]) => onChange({ ...stand, seats: writeSeats(next) });
  return (
    <fieldset className={styles.part}>
      <legend>{texts.legend(number, stand.title)}</legend>
      <div className={styles.fields}>
        <TextField
          label={texts.title}
          maxLength={200}
          value={stand.title}
          error={stand.title.trim() === '' ? texts.noTitle : isDouble ? texts.sameTitle : undefined}
          onChange={(title) => onChange({ ...stand, title })}
        />
        <SurchargeField euros={stand.surcharge} onChange={(surcharge) => onChange({ ...stand, surcharge })} />
        {stand.capacity !== undefined && (
          <CapacityField
            capacity={stand.capacity}
            onChange={(capacity) => onChange({ ...stand, capacity })}
          />
        )}
      </div>
      {stand.capacity === undefined && (
        <>
          {seats.length === 0 ? (
            <p className={styles.lead}>{texts.noRows}</p>
          ) : (
            <RowsList rows={rowsOf(seats)} seats={seats} onChange={changeSeats} />
          )}
          <AddRowsForm
            seats={seats}
            onAdd={(next, added) => {
              changeSeats(next);
              onSay(offerHallTexts.said.rows(added));
            }}
          />
        </>
      )}
      <div className={layout.row1}>
        {onForward && (
          <Button variant="quiet" onClick={onForward}>
            {texts.forward}
          </Button>
        )}
        {onBack && (
          <Button variant="quiet" onClick={onBack}>
            {texts.back}
          </Button>
        )}
        <Button variant="quiet" icon="trash" onClick={onRemove}>
          {texts.remove}
        </Button>
      </div>
    </fieldset>
  );
}

interface SurchargeFieldProps {
  euros: number;
  onChange: (euros: number) => void;
}

function SurchargeField({ euros, onChange }: SurchargeFieldProps) {
  // The typed text, as long as it says the surcharge or no amount at all.
  const [typed, setTyped] = useState<string>();
  const cents = typed === undefined ? undefined : typed.trim() === '' ? 0 : readEuros(typed);
  const isTyped = typed !== undefined && (cents === undefined || cents === centsOf(euros));
  return (
    <TextField
      label={texts.surcharge}
      hint={texts.surchargeHint}
      inputMode="decimal"
      autoComplete="off"
      value={isTyped ? typed : euros === 0 ? '' : writeEuros(centsOf(euros))}
      error={isTyped && cents === undefined ? texts.noSurcharge : undefined}
      onChange={(value) => {
        setTyped(value);
        const read = value.trim() === '' ? 0 : readEuros(value);
        if (read !== undefined) onChange(eurosOf(read));
      }}
    />
  );
}

interface CapacityFieldProps {
  capacity: number;
  onChange: (capacity: number) => void;
}

const mostPlaces = 1_000_000;

function CapacityField({ capacity, onChange }: CapacityFieldProps) {
  // The typed text while it is no number of places.
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      label={texts.capacity}
      hint={texts.capacityHint}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? String(capacity)}
      error={typed === undefined ? undefined : texts.noCapacity}
      onChange={(value) => {
        const places = /^\d{1,7}$/.test(value.trim()) ? Number(value) : 0;
        const isNumber = places >= 1 && places <= mostPlaces;
        setTyped(isNumber ? undefined : value);
        if (isNumber) onChange(places);
      }}
    />
  );
}
