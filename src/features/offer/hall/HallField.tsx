import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isSameValue } from '#rules/merging/plainValue.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { SegmentedControl } from '#src/components/fields/SegmentedControl.tsx';
import layout from '#src/components/layout/layout.module.css';
import { HallPlan, type HallSeat } from '#src/features/hall/index.ts';
import { offerHallTexts as texts } from '#src/texts/nl/offerHall.ts';
import styles from './HallField.module.css';
import { StandForm } from './StandForm.tsx';
import { isSeat, removeSeat, toggleAisle, toggleWheelchair } from './view/changeSeats.ts';
import { nidAt, placesSentence, planOfStands, standOfSeat } from './view/hallOfStands.ts';
import { firstStand, newStand } from './view/newStand.ts';
import { type OfferStand, readSeats, type StandSeat, writeSeats } from './view/standSeats.ts';

interface HallFieldProps {
  /** The parts of the hall, from the stage back. */
  stands: readonly OfferStand[];
  onChange: (next: OfferStand[]) => void;
  /** JSON pointer of the field of the event to focus. */
  focus?: string | undefined;
}

const tools = ['wheelchair', 'aisle', 'remove'] as const;
type Tool = (typeof tools)[number];

const nobody: ReadonlySet<number> = new Set();

/**
 * The hall of an event: drawn as buyers see it, with a form for each part.
 * Decision: docs/decisions/0280-lessons-and-seats-are-read-from-the-file.md
 */
export function HallField({ stands, onChange, focus }: HallFieldProps) {
  const drawing = useRef<HTMLDivElement>(null);
  const addStanding = useRef<HTMLButtonElement>(null);
  const [tool, setTool] = useState<Tool>('wheelchair');
  const [said, setSaid] = useState('');
  // The seat that takes the focus of one that is removed.
  const next = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (next.current === undefined) return;
    drawing.current?.querySelector<SVGElement>(`[data-nid="${next.current}"]`)?.focus();
    next.current = undefined;
  });
  useEffect(() => {
    if (focus === '/stands') addStanding.current?.focus();
  }, [focus]);

  const changeStand = (index: number, stand: OfferStand) =>
    onChange(stands.map((other, at) => (at === index ? stand : other)));
  const press = (pressed: HallSeat) => {
    const index = standOfSeat(pressed.nid);
    const stand = stands[index];
    const seats = readSeats(stand?.seats ?? []);
    const seat = seats.find(isSeat(pressed));
    if (!stand || !seat) return;
    const { seats: changed, outcome } = pressWith[tool](seats, seat);
    setSaid(outcome);
    if (tool === 'remove') {
      const neighbour = nearestSeat(changed, seat);
      next.current = neighbour && nidAt(index, neighbour);
    }
    if (changed !== seats) changeStand(index, { ...stand, seats: writeSeats(changed) });
  };
  const move = (index: number, by: 1 | -1) => {
    const moved = [...stands];
    moved.splice(index + by, 0, ...moved.splice(index, 1));
    onChange(moved);
  };
  const addSeated = () => {
    // Seats take the place of the standing places with which the event began: together they would sell too many tickets.
    const kept = stands.filter((stand) => !isSameValue(stand, firstStand()));
    if (kept.length < stands.length) setSaid(texts.said.replaced);
    onChange([...kept, newStand({ title: freeTitle(kept, texts.part.seatedName(kept.length + 1)) })]);
  };
  const hasSeats = stands.some(({ seats }) => seats.length > 0);
  const hasSeated = stands.some(({ capacity }) => capacity === undefined);

  return (
    <div className={styles.hall}>
      <p className={styles.lead}>
        {stands.length === 0 ? texts.empty : hasSeated ? texts.lead : texts.leadStanding}
      </p>
      {stands.length > 0 && <p className={styles.total}>{placesSentence(stands)}</p>}
      {stands.length > 0 && (
        <div ref={drawing} className={styles.drawing}>
          {hasSeats && (
            <div className={styles.tools}>
              <SegmentedControl
                legend={texts.tool.legend}
                segments={tools.map((value) => ({ value, label: texts.tool[value] }))}
                value={tool}
                onChange={setTool}
              />
              <p className={styles.lead}>{texts.tool.hints[tool]}</p>
            </div>
          )}
          <HallPlan plan={planOfStands(stands)} price={0} busy={nobody} onPress={press} labelOf={labelOf} />
          <p role="status" className={styles.said}>
            {said}
          </p>
        </div>
      )}
      <div className={styles.parts}>
        {stands.map((stand, index) => (
          <StandForm
            key={stand.nid ?? `new ${index}`}
            stand={stand}
            number={index + 1}
            isDouble={stands.some((other, at) => at !== index && other.title === stand.title)}
            onChange={(changed) => changeStand(index, changed)}
            onRemove={() => onChange(stands.filter((_, at) => at !== index))}
            onForward={index > 0 ? () => move(index, -1) : undefined}
            onBack={index < stands.length - 1 ? () => move(index, 1) : undefined}
            onSay={setSaid}
          />
        ))}
        <div className={layout.row1}>
          <Button icon="plus" onClick={addSeated}>
            {texts.part.addSeated}
          </Button>
          <Button
            ref={addStanding}
            icon="plus"
            onClick={() =>
              onChange([
                ...stands,
                newStand({ title: freeTitle(stands, texts.part.standingName), capacity: firstCapacity }),
              ])
            }
          >
            {texts.part.addStanding}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** A part of standing places begins with this number: an empty one can't be saved. */
const firstCapacity = 50;

function freeTitle(stands: readonly OfferStand[], title: string): string {
  const isTaken = (name: string) => stands.some((stand) => stand.title === name);
  for (let number = 2; isTaken(title) && number < 100; number += 1)
    if (!isTaken(`${title} ${number}`)) return `${title} ${number}`;
  return title;
}

function labelOf({ row, number, isWheelchair }: HallSeat): string {
  const seat = texts.seat(row, number);
  return isWheelchair ? texts.isWheelchair(seat) : seat;
}

interface Pressed {
  readonly seats: readonly StandSeat[];
  /** Read by screen readers, and shown below the drawing. */
  readonly outcome: string;
}

const pressWith: Readonly<Record<Tool, (seats: readonly StandSeat[], seat: StandSeat) => Pressed>> = {
  wheelchair: (seats, seat) => ({
    seats: toggleWheelchair(seats, seat),
    outcome: texts.said[seat.isWheelchair ? 'chair' : 'wheelchair'](texts.seat(seat.row, seat.number)),
  }),
  aisle: (seats, seat) => {
    if (seats.every(({ x }) => x <= seat.x)) return { seats, outcome: texts.said.lastColumn };
    const closes = seats.every(({ x }) => x !== seat.x + 1);
    return {
      seats: toggleAisle(seats, seat),
      outcome: texts.said[closes ? 'noAisle' : 'aisle'](seat.number),
    };
  },
  remove: (seats, seat) => ({
    seats: removeSeat(seats, seat),
    outcome: texts.said.removed(texts.seat(seat.row, seat.number)),
  }),
};

function nearestSeat(seats: readonly StandSeat[], { x, y }: StandSeat): StandSeat | undefined {
  const away = (seat: StandSeat) => Math.abs(seat.y - y) * 1000 + Math.abs(seat.x - x);
  return seats.toSorted((one, other) => away(one) - away(other))[0];
}
