import { memo } from 'react';
import type { HallSeat } from '../../view/hall.ts';
import type { SeatState } from '../../view/seatLabel.ts';
import styles from './HallPlan.module.css';
import { SeatDrawing } from './SeatPicture.tsx';

interface SeatMarkProps {
  seat: HallSeat;
  state: SeatState;
  /** `Rij C, stoel 4, € 12,00, vrij` */
  label: string;
  /** Whether this seat is the tab stop of the plan. */
  isTabStop: boolean;
}

/** One seat of the plan, 44 by 44 units of the SVG. */
export const SeatMark = memo(function SeatMark({ seat, state, label, isTabStop }: SeatMarkProps) {
  const { nid, number, isWheelchair, left, top } = seat;
  const canBeChosen = state === 'free' || state === 'own';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a cell of a drawing, not of a table
    <g
      role="gridcell"
      aria-label={label}
      aria-selected={state === 'own'}
      aria-disabled={!canBeChosen || undefined}
      tabIndex={isTabStop ? 0 : -1}
      data-nid={nid}
      className={canBeChosen ? `${styles.seat} ${styles.choosable}` : styles.seat}
      transform={`translate(${left * 44 + 22} ${top * 44 + 22})`}
    >
      <rect className={styles.target} x={-22} y={-22} width={44} height={44} />
      <rect className={styles.ring} x={-21} y={-21} width={42} height={42} rx={10} />
      <SeatDrawing state={state} isWheelchair={isWheelchair} number={number} />
    </g>
  );
});
