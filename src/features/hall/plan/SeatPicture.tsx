import type { SeatState } from '../view/seatLabel.ts';
import styles from './HallPlan.module.css';

const signs = {
  sold: 'M-5 -5 5 5M5 -5 -5 5',
  held: 'M-6 0h.01M0 0h.01M6 0h.01',
  busy: 'M-6 0h.01M0 0h.01M6 0h.01',
  own: 'M-7 0 -2 5 7 -5',
  // A simplified wheelchair symbol: a head, a body and a wheel.
  wheelchair: 'M-2 -9h.01M-2 -5v6h6l3 6M-2 -2h5M-4 0a5.5 5.5 0 1 0 6 8',
} as const;

interface SeatDrawingProps {
  state: SeatState;
  isWheelchair: boolean;
  /** Leave it out to show only the kind of seat. */
  number?: number;
}

/** A seat drawn around the origin of its parent, 34 units wide. Colour is never the only sign of its state. */
export function SeatDrawing({ state, isWheelchair, number }: SeatDrawingProps) {
  const sign = state === 'free' ? (isWheelchair ? 'wheelchair' : undefined) : state;
  return (
    <g className={styles[state]}>
      <rect className={styles.box} x={-17} y={-17} width={34} height={34} rx={isWheelchair ? 17 : 7} />
      {sign && <path className={styles.sign} d={signs[sign]} />}
      {!sign && number !== undefined && (
        <text className={styles.number} y={5}>
          {number}
        </text>
      )}
    </g>
  );
}

/** A single seat as an icon beside a text. */
export function SeatPicture({ of }: { of: Exclude<SeatState, 'busy'> | 'wheelchair' }) {
  const isWheelchair = of === 'wheelchair';
  return (
    <svg width={28} height={28} viewBox="-18 -18 36 36" aria-hidden="true" focusable="false">
      <SeatDrawing state={isWheelchair ? 'free' : of} isWheelchair={isWheelchair} />
    </svg>
  );
}
