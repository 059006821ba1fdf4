import { formatEuros } from '#rules/money.ts';
import type { HeldPlace, SeatPlan, Stand } from '#src/api/entities/offer/seatPlan.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { seatsTexts as texts } from '#src/texts/nl/seats.ts';
import { countHeld } from '../view/ownPlaces.ts';
import styles from './StandingPlaces.module.css';

interface StandingPlacesProps {
  plan: SeatPlan;
  stand: Stand;
  isBusy: boolean;
  /** Sets the number of places with one tariff. */
  onChange: (wanted: HeldPlace) => void;
}

/** A standing area of the hall, with a number of places for each tariff. */
export function StandingPlaces({ plan, stand, isBusy, onChange }: StandingPlacesProps) {
  const isFull = countHeld(plan) >= plan.max || stand.free === 0;
  return (
    <section className={styles.stand} aria-label={stand.title}>
      <div className={styles.head}>
        <h2>{stand.title}</h2>
        <p className={styles.free}>{stand.free === 0 ? texts.full : texts.free(stand.free)}</p>
      </div>
      {plan.tariffs.map((tariff) => {
        const { nid } = stand;
        const held = plan.held.find((place) => place.nid === nid && place.tariff === tariff.nid);
        const count = held?.quantity ?? 0;
        const become = (quantity: number) => onChange({ nid, tariff: tariff.nid, quantity });
        return (
          <div key={tariff.nid} className={styles.tariff}>
            <span>
              {tariff.title}{' '}
              <span className={styles.price}>{formatEuros(tariff.price + stand.surcharge)}</span>
            </span>
            <div className={styles.stepper}>
              <Button
                icon="minus"
                aria-label={texts.fewer(tariff.title, stand.title)}
                busy={isBusy}
                disabled={count === 0}
                onClick={() => become(count - 1)}
              >
                {null}
              </Button>
              <output aria-label={texts.count(count)} className={styles.count}>
                {count}
              </output>
              <Button
                icon="plus"
                aria-label={texts.more(tariff.title, stand.title)}
                busy={isBusy}
                disabled={isFull}
                onClick={() => become(count + 1)}
              >
                {null}
              </Button>
            </div>
          </div>
        );
      })}
    </section>
  );
}
