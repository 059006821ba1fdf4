import { seatsTexts as texts } from '#src/texts/nl/seats.ts';
import styles from './HallPlan.module.css';
import { SeatPicture } from './SeatPicture.tsx';

const shown = ['free', 'own', 'sold', 'held', 'wheelchair'] as const;

/** The legend of the seat plan. */
export function PlanLegend() {
  return (
    <ul className={styles.legend} aria-label={texts.legend.title}>
      {shown.map((name) => (
        <li key={name}>
          <SeatPicture of={name} />
          {texts.legend[name]}
        </li>
      ))}
    </ul>
  );
}
