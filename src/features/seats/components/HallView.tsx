import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { SeatPlan } from '#src/api/entities/offer/seatPlan.ts';
import { SegmentedControl } from '#src/components/fields/SegmentedControl.tsx';
import { HallPlan, type HallSeat, PlanLegend } from '#src/features/hall/index.ts';
import { useWriteQuery } from '#src/platform/address/useWriteQuery.ts';
import { seatsTexts as texts } from '#src/texts/nl/seats.ts';
import { isStandingOnly } from '../view/ownPlaces.ts';
import { SeatList } from './list/SeatList.tsx';
import styles from './SeatsPage.module.css';

interface HallViewProps {
  plan: SeatPlan;
  /** The price of the selected tariff, in cents. */
  price: number;
  busy: ReadonlySet<number>;
  onPress: (seat: HallSeat) => void;
}

/** The hall as a seat plan or as a list. The choice is kept in the address. */
export function HallView(props: HallViewProps) {
  const [query] = useSearchParams();
  const writeQuery = useWriteQuery();
  // Local state that the address follows: a radio can't wait for the router.
  const [isList, setList] = useState(query.get('weergave') === 'lijst');
  if (isStandingOnly(props.plan)) return null;
  const show = (view: 'plan' | 'lijst') => {
    setList(view === 'lijst');
    writeQuery({ weergave: view === 'plan' ? '' : view });
  };
  return (
    <>
      <div className={styles.viewBar}>
        <SegmentedControl
          legend={texts.view}
          value={isList ? 'lijst' : 'plan'}
          segments={[
            { value: 'plan', label: texts.plan, icon: 'grid' },
            { value: 'lijst', label: texts.list, icon: 'list' },
          ]}
          onChange={show}
        />
      </div>
      <PlanLegend />
      {isList ? (
        <SeatList {...props} />
      ) : (
        <>
          <p className={`${styles.hint} ${styles.byTouch}`}>{texts.touchHint}</p>
          <p className={`${styles.hint} ${styles.byKey}`}>{texts.keyHint}</p>
          <HallPlan {...props} />
        </>
      )}
    </>
  );
}
