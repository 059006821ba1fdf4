import { useId } from 'react';
import { formatEuros } from '#rules/money.ts';
import type { SeatPlan } from '#src/api/entities/seatPlan.ts';
import { seatsTexts as texts } from '#src/texts/nl/seats.ts';
import styles from './SeatsPage.module.css';

interface TariffChoiceProps {
  tariffs: SeatPlan['tariffs'];
  chosen: number | undefined;
  onChoose: (tariff: number) => void;
}

/** Selects the tariff for the next seats. Each seat can get another tariff afterwards. */
export function TariffChoice({ tariffs, chosen, onChoose }: TariffChoiceProps) {
  const name = useId();
  if (tariffs.length < 2) return null;
  return (
    <fieldset className={styles.tariffs}>
      <legend>{texts.tariff}</legend>
      {tariffs.map(({ nid, title, price }) => (
        <label key={nid} className={styles.tariff}>
          <input type="radio" name={name} checked={nid === chosen} onChange={() => onChoose(nid)} />
          <span>
            {title} <span className={styles.price}>{formatEuros(price)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
