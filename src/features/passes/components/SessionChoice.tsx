import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { isoDayOf } from '#rules/brusselsTime.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { PassCard, PassSession } from '#src/api/entities/offer/pass.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { SegmentedControl } from '#src/components/fields/SegmentedControl.tsx';
import layout from '#src/components/layout/layout.module.css';
import { hrefs } from '#src/paths.ts';
import { useWriteQuery } from '#src/platform/address/useWriteQuery.ts';
import { systemClock } from '#src/platform/loading/clock.ts';
import { passesTexts } from '#src/texts/nl/passes.ts';
import type { PassHolderOf } from '../queries.ts';
import { usableTurns } from '../view/passCardViews.ts';
import { type SessionDay, type SessionView, sessionDays } from '../view/sessionDays.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { ReserveDialog } from './ReserveDialog.tsx';
import { SessionRow } from './SessionRow.tsx';
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

/** The credit that is left, with links to get more. */
function CreditNotice({ club: { url: club }, cards }: { club: Club; cards: readonly PassCard[] }) {
  const turns = usableTurns(cards, isoDayOf(systemClock.now() / 1000));
  if (turns > 0) return <p role="status">{texts.credit(passesTexts.turns(turns))}</p>;
  return (
    <Notice
      tone="info"
      actions={
        cards.length > 0 ? (
          <ButtonLink to={hrefs.passReload({ club })}>{passesTexts.reload}</ButtonLink>
        ) : (
          <ButtonLink to={hrefs.pass({ club })}>{passesTexts.reloading.toBuy}</ButtonLink>
        )
      }
    >
      {texts.noCredit}
    </Notice>
  );
}

/** Sessions by day. Reserving or cancelling opens a dialog that states the cost. */
function SessionDays({ owner, days }: { owner: PassHolderOf; days: readonly SessionDay[] }) {
  // A snapshot from when the dialog was opened, so that the dialog doesn't change while it closes.
  const [open, setOpen] = useState<SessionView>();
  const close = () => setOpen(undefined);
  return (
    <>
      {days.map(({ day, heading, sessions }) => (
        <section key={day} className={styles.day} aria-labelledby={`dag-${day}`}>
          <h2 id={`dag-${day}`}>{heading}</h2>
          <ul className={layout.stack1}>
            {sessions.map((session) => (
              <SessionRow key={session.nid} session={session} onOpen={() => setOpen(session)} />
            ))}
          </ul>
        </section>
      ))}
      {open?.state.kind === 'open' && (
        <ReserveDialog owner={owner} session={open} cards={open.state.cards} onClose={close} />
      )}
      {open?.state.kind === 'reserved' && (
        <CancelDialog owner={owner} session={open} reservation={open.state.reservation} onClose={close} />
      )}
    </>
  );
}
