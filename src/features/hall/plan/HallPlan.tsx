import { type FocusEvent, type KeyboardEvent, type MouseEvent, memo, useMemo, useRef, useState } from 'react';
import type { SeatPlan } from '#src/api/entities/offer/seatPlan.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { IconButton } from '#src/components/actions/IconButton.tsx';
import { seatsTexts as texts } from '#src/texts/nl/seats.ts';
import { type HallSeat, layOutHall } from '../view/hall.ts';
import { moveInHall } from '../view/moveInHall.ts';
import { type SeatState, seatLabel } from '../view/seatLabel.ts';
import styles from './HallPlan.module.css';
import { HallScenery } from './HallScenery.tsx';
import { SeatDrawing } from './SeatPicture.tsx';
import { type PlanZoom, usePlanZoom } from './usePlanZoom.ts';

interface SeatMarkProps {
  seat: HallSeat;
  state: SeatState;
  /** `Rij C, stoel 4, € 12,00, vrij` */
  label: string;
  /** Whether this seat is the tab stop of the plan. */
  isTabStop: boolean;
}

/** One seat of the plan, 44 by 44 units of the SVG. */
const SeatMark = memo(function SeatMark({ seat, state, label, isTabStop }: SeatMarkProps) {
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

interface HallPlanProps {
  plan: SeatPlan;
  /** The price of the selected tariff, in cents. */
  price: number;
  busy: ReadonlySet<number>;
  /** Called when a seat is pressed, whatever its state. */
  onPress: (seat: HallSeat) => void;
  /** The name of a seat where nobody buys it, as in the editor of the hall. */
  labelOf?: (seat: HallSeat) => string;
}

/**
 * The hall as a seat plan. It is one grid with one tab stop (WAI-ARIA Authoring Practices). Arrow keys move between seats,
 * and Enter and Space choose one. The plan scrolls and zooms inside its frame, and scrolls the page at the end of the frame.
 */
export function HallPlan({ plan, price, busy, onPress, labelOf }: HallPlanProps) {
  const hall = useMemo(() => layOutHall(plan), [plan]);
  const rows = hall.stands.flatMap((stand) => stand.rows);
  const [stop, setStop] = useState<number>();
  const grid = useRef<SVGGElement>(null);
  const zoom = usePlanZoom(hall);
  const seats = rows.flatMap((row) => row.seats);
  const tabStop = seats.find(({ nid }) => nid === stop) ?? seats.find(isChoosable) ?? seats[0];

  const seatAt = (target: EventTarget): HallSeat | undefined => {
    const cell = target instanceof Element ? target.closest('[data-nid]') : null;
    return seats.find(({ nid }) => String(nid) === cell?.getAttribute('data-nid'));
  };
  const press = (event: MouseEvent) => {
    const seat = seatAt(event.target);
    if (!seat) return;
    setStop(seat.nid);
    onPress(seat);
  };
  const move = (event: KeyboardEvent) => {
    const seat = seatAt(event.target);
    if (!seat || event.altKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return onPress(seat);
    }
    const spots = rows.map((row) => row.seats);
    const to = moveInHall(spots, seat.nid, { key: event.key, withControl: event.ctrlKey });
    if (to === undefined) return;
    event.preventDefault();
    setStop(to);
    grid.current?.querySelector<SVGGElement>(`[data-nid="${to}"]`)?.focus();
  };

  return (
    <div className={styles.plan}>
      <ZoomBar {...zoom} />
      <div ref={zoom.frame} className={styles.frame}>
        <svg
          className={zoom.isFitted ? styles.fitted : styles.drawing}
          viewBox={`0 0 ${hall.width * 44} ${hall.height * 44}`}
          {...(!zoom.isFitted && { width: hall.width * zoom.cell, height: hall.height * zoom.cell })}
          role="none"
        >
          <HallScenery hall={hall} />
          {/* biome-ignore lint/a11y/useSemanticElements: a drawing, not a table */}
          <g
            ref={grid}
            role="grid"
            aria-label={texts.hall}
            tabIndex={-1}
            onClick={press}
            onKeyDown={move}
            onFocus={showSeat}
          >
            {hall.stands.map(({ stand, rows }) =>
              rows.map(({ row, seats }) => (
                // biome-ignore lint/a11y/useSemanticElements: a row of a drawing, not of a table
                <g key={`${stand.nid}-${row}`} role="row" aria-label={`${stand.title}, ${texts.row(row)}`}>
                  {seats.map((seat) => {
                    const state = busy.has(seat.nid) ? 'busy' : seat.state;
                    return (
                      <SeatMark
                        key={seat.nid}
                        seat={seat}
                        state={state}
                        label={labelOf ? labelOf(seat) : seatLabel(seat, price + seat.surcharge, state)}
                        isTabStop={seat.nid === tabStop?.nid}
                      />
                    );
                  })}
                </g>
              )),
            )}
          </g>
        </svg>
      </div>
    </div>
  );
}

/** Scrolls the focused seat fully into view, because browsers scroll an SVG element only halfway. */
function showSeat({ target }: FocusEvent<SVGGElement>): void {
  if (target.matches('[data-nid]')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function isChoosable({ state }: HallSeat): boolean {
  return state === 'own' || state === 'free';
}

type ZoomBarProps = Pick<PlanZoom, 'isFitted' | 'zoomIn' | 'zoomOut' | 'fit'>;

function ZoomBar({ isFitted, zoomIn, zoomOut, fit }: ZoomBarProps) {
  return (
    <fieldset className={styles.zoom} aria-label={texts.zoom}>
      <IconButton icon="minus" label={texts.zoomOut} onClick={zoomOut} />
      <IconButton icon="plus" label={texts.zoomIn} onClick={zoomIn} />
      <Button variant="quiet" aria-pressed={isFitted} onClick={fit}>
        {texts.zoomFit}
      </Button>
    </fieldset>
  );
}
