import { useId } from 'react';
import { formatEuroRange } from '#rules/money.ts';
import type { SeatPlan } from '#src/api/entities/seatPlan.ts';
import { seatsTexts as texts } from '#src/texts/nl/seats.ts';
import styles from './SeatsPage.module.css';

interface TariffChoiceProps {
  stands: SeatPlan['stands'];
  tariffs: SeatPlan['tariffs'];
  chosen: number | undefined;
  onChoose: (tariff: number) => void;
}

/** Selects the tariff for the next seats. Each seat can get another tariff afterwards. */
export function TariffChoice({ stands, tariffs, chosen, onChoose }: TariffChoiceProps) {
  const name = useId();
  if (tariffs.length < 2) return null;
  // What a place costs above the tariff.
  const costs = stands.map(({ surcharge }) => surcharge);
  const [least, most] = costs.length === 0 ? [0, 0] : [Math.min(...costs), Math.max(...costs)];
  return (
    <fieldset className={styles.tariffs}>
      <legend>{texts.tariff}</legend>
      {tariffs.map(({ nid, title, price }) => (
        <label key={nid} className={styles.tariff}>
          <input type="radio" name={name} checked={nid === chosen} onChange={() => onChoose(nid)} />
          <span>
            {title} <span className={styles.price}>{formatEuroRange(price + least, price + most)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
