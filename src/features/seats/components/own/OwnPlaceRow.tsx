import { formatEuros } from '#rules/money.ts';
import type { SeatPlan } from '#src/api/entities/offer/seatPlan.ts';
import { IconButton } from '#src/components/actions/IconButton.tsx';
import { Select } from '#src/components/fields/Select.tsx';
import { seatsTexts as texts } from '#src/texts/nl/seats.ts';
import type { OwnPlace } from '../../view/ownPlaces.ts';
import styles from './OwnPlaces.module.css';

interface OwnPlaceRowProps {
  place: OwnPlace;
  tariffs: SeatPlan['tariffs'];
  isBusy: boolean;
  onTariff: (tariff: number) => void;
  onRelease: () => void;
}

export function OwnPlaceRow({ place, tariffs, isBusy, onTariff, onRelease }: OwnPlaceRowProps) {
  const { label, stand, quantity, price } = place;
  const title = tariffs.find(({ nid }) => nid === place.tariff)?.title;
  // The number of standing places is changed at the standing area itself.
  const isSeat = stand !== '';
  return (
    <li className={styles.place} aria-busy={isBusy || undefined}>
      <div className={styles.name}>
        <strong>{label}</strong>
        <span className={styles.stand}>{isSeat ? stand : `${texts.count(quantity)}, ${title ?? ''}`}</span>
      </div>
      <span className={styles.price}>{formatEuros(price)}</span>
      <IconButton
        icon="close"
        label={texts.release(isSeat ? label : `${label}, ${title}`)}
        onClick={onRelease}
      />
      {isSeat && tariffs.length > 1 && (
        <div className={styles.tariff}>
          <Select
            aria-label={texts.tariffOf(label)}
            options={tariffs.map(({ nid, title }) => ({ value: String(nid), label: title }))}
            value={String(place.tariff)}
            onChange={(tariff) => onTariff(Number(tariff))}
          />
        </div>
      )}
    </li>
  );
}
