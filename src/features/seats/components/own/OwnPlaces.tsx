import type { ReactNode } from 'react';
import { formatEuros } from '#rules/money.ts';
import type { SeatPlan } from '#src/api/entities/offer/seatPlan.ts';
import { IconButton } from '#src/components/actions/IconButton.tsx';
import { Select } from '#src/components/fields/Select.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import layout from '#src/components/layout/layout.module.css';
import { seatsTexts as texts } from '#src/texts/nl/seats.ts';
import type { OwnPlace } from '../../view/ownPlaces.ts';
import styles from './OwnPlaces.module.css';

interface OwnPlacesProps {
  places: readonly OwnPlace[];
  plan: SeatPlan;
  busy: ReadonlySet<number>;
  onTariff: (place: OwnPlace, tariff: number) => void;
  onRelease: (place: OwnPlace) => void;
  /** The timer of the hold. */
  timer: ReactNode;
}

/** The places that the person holds, each with its tariff and price. */
export function OwnPlaces({ places, plan, busy, onTariff, onRelease, timer }: OwnPlacesProps) {
  const total = places.reduce((sum, { price }) => sum + price, 0);
  return (
    <Card as="section" aria-label={texts.own}>
      <div className={layout.stack2}>
        <h2>{texts.own}</h2>
        {timer}
        {places.length === 0 ? (
          <p className={styles.none}>{texts.noneYet}</p>
        ) : (
          <>
            <ul className={layout.stack2}>
              {places.map((place) => (
                <OwnPlaceRow
                  key={`${place.nid}-${place.tariff}`}
                  place={place}
                  tariffs={plan.tariffs}
                  isBusy={busy.has(place.nid)}
                  onTariff={(tariff) => onTariff(place, tariff)}
                  onRelease={() => onRelease(place)}
                />
              ))}
            </ul>
            <p className={styles.total}>
              <span>{texts.total}</span>
              <span>{formatEuros(total)}</span>
            </p>
          </>
        )}
        <p className={styles.none}>{texts.most(plan.max)}</p>
      </div>
    </Card>
  );
}

interface OwnPlaceRowProps {
  place: OwnPlace;
  tariffs: SeatPlan['tariffs'];
  isBusy: boolean;
  onTariff: (tariff: number) => void;
  onRelease: () => void;
}

function OwnPlaceRow({ place, tariffs, isBusy, onTariff, onRelease }: OwnPlaceRowProps) {
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
