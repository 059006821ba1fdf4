import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Club } from '#src/api/entities/club.ts';
import type { PassCard, PassSession } from '#src/api/entities/pass.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { SegmentedControl } from '#src/components/fields/SegmentedControl.tsx';
import { systemClock } from '#src/platform/clock.ts';
import { useWriteQuery } from '#src/platform/useWriteQuery.ts';
import { passesTexts } from '#src/texts/nl/passes.ts';
import type { PassHolderOf } from '../queries/passesQuery.ts';
import { sessionDays } from '../view/sessionDays.ts';
import { CreditNotice } from './CreditNotice.tsx';
import { SessionDays } from './SessionDays.tsx';
import styles from './Sessions.module.css';

const texts = passesTexts.reserving;

/** Number of days rendered per step. */
const daysAtOnce = 10;

interface SessionChoiceProps {
  club: Club;
  owner: PassHolderOf;
  cards: readonly PassCard[];
  sessions: readonly PassSession[];
}

/** All sessions or only the reserved ones; the choice is in the address. */
export function SessionChoice({ club, owner, cards, sessions }: SessionChoiceProps) {
  const [query] = useSearchParams();
  const writeQuery = useWriteQuery();
  const [shown, setShown] = useState(daysAtOnce);
  const own = sessions.filter(({ reservation }) => reservation !== null);
  const view = query.get('toon') === 'eigen' ? 'own' : 'all';
  const show = (wanted: 'own' | 'all') => void writeQuery({ toon: wanted === 'own' ? 'eigen' : '' });
  const days = sessionDays(view === 'own' ? own : sessions, { cards, now: systemClock.now() / 1000 });
  return (
    <div className={styles.choice}>
      <CreditNotice club={club} cards={cards} />
      <SegmentedControl
        legend={texts.show}
        segments={[
          { value: 'all', label: texts.all },
          { value: 'own', label: texts.own(own.length) },
        ]}
        value={view}
        onChange={show}
      />
      {days.length === 0 && (
        <EmptyState
          title={texts.noneOwn}
          icon="calendar"
          action={<Button onClick={() => show('all')}>{texts.toAll}</Button>}
        >
          {texts.noneOwnHint}
        </EmptyState>
      )}
      <SessionDays owner={owner} days={days.slice(0, shown)} />
      {days.length > shown && <Button onClick={() => setShown(shown + daysAtOnce)}>{texts.more}</Button>}
    </div>
  );
}
