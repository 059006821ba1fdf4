import { formatEuros } from '#rules/money.ts';
import type { SeatPlan } from '#src/api/entities/offer/seatPlan.ts';
import { Icon } from '#src/components/icons/Icon.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { type HallSeat, layOutHall, SeatPicture, seatLabel } from '#src/features/hall/index.ts';
import { seatsTexts as texts } from '#src/texts/nl/seats.ts';
import styles from './SeatList.module.css';

interface SeatListProps {
  plan: SeatPlan;
  /** The price of the selected tariff, in cents. */
  price: number;
  busy: ReadonlySet<number>;
  onPress: (seat: HallSeat) => void;
}

/** The seats of the plan as a list of checkboxes, by part of the hall and by row. */
export function SeatList({ plan, price, busy, onPress }: SeatListProps) {
  const seated = layOutHall(plan).stands.filter(({ stand }) => stand.kind === 'seated');
  return seated.map(({ stand, rows }) => (
    <section key={stand.nid} className={styles.stand} aria-label={stand.title}>
      <h2>{stand.title}</h2>
      <p className={styles.free}>
        {stand.free === 0 ? texts.full : texts.free(stand.free)}
        {stand.surcharge > 0 && ` · ${texts.surcharge(formatEuros(stand.surcharge))}`}
      </p>
      {rows.map(({ row, seats }) => (
        <fieldset key={row} className={styles.row}>
          <legend>{texts.row(row)}</legend>
          <div className={styles.seats}>
            {seats.map((seat) => (
              <SeatBox
                key={seat.nid}
                seat={seat}
                price={price}
                isBusy={busy.has(seat.nid)}
                onPress={onPress}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </section>
  ));
}

interface SeatBoxProps extends Pick<SeatListProps, 'price' | 'onPress'> {
  seat: HallSeat;
  isBusy: boolean;
}

function SeatBox({ seat, price, isBusy, onPress }: SeatBoxProps) {
  const state = isBusy ? 'busy' : seat.state;
  const taken = state === 'free' || state === 'busy' ? undefined : state;
  const sign = taken ?? (seat.isWheelchair ? 'wheelchair' : undefined);
  return (
    <label className={styles.seat} data-state={state}>
      <input
        type="checkbox"
        className={styles.box}
        checked={seat.state === 'own'}
        // Not `disabled` while waiting, because that would lose the focus.
        aria-busy={isBusy || undefined}
        disabled={state === 'sold' || state === 'held'}
        onChange={() => onPress(seat)}
      />
      <span aria-hidden="true">{seat.number}</span>
      {sign && <SeatPicture of={sign} />}
      {isBusy && <Icon name="clock" size={16} />}
      <VisuallyHidden>{seatLabel(seat, price + seat.surcharge, state)}</VisuallyHidden>
    </label>
  );
}
