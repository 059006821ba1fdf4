import { useState } from 'react';
import type { PassHolderOf } from '../queries/passesQuery.ts';
import type { SessionDay, SessionView } from '../view/sessionDays.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { ReserveDialog } from './ReserveDialog.tsx';
import { SessionRow } from './SessionRow.tsx';
import styles from './Sessions.module.css';

/** Sessions by day. Reserving or cancelling opens a dialog that states the cost. */
export function SessionDays({ owner, days }: { owner: PassHolderOf; days: readonly SessionDay[] }) {
  // A snapshot from when the dialog was opened, so that the dialog doesn't change while it closes.
  const [open, setOpen] = useState<SessionView>();
  const close = () => setOpen(undefined);
  return (
    <>
      {days.map(({ day, heading, sessions }) => (
        <section key={day} className={styles.day} aria-labelledby={`dag-${day}`}>
          <h2 id={`dag-${day}`}>{heading}</h2>
          <ul className={styles.sessions}>
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
