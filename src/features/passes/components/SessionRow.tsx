import { Button } from '#src/components/actions/Button.tsx';
import { Pill } from '#src/components/feedback/Pill.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { passesTexts } from '#src/texts/nl/passes.ts';
import type { SessionState, SessionView } from '../view/sessionDays.ts';
import styles from './Sessions.module.css';

const texts = passesTexts.reserving;

interface SessionRowProps {
  session: SessionView;
  /** Opens the dialog. */
  onOpen: () => void;
}

export function SessionRow({ session, onOpen }: SessionRowProps) {
  const { course, time, place, turns, when, state, cancelUntil } = session;
  const isReserved = state.kind === 'reserved';
  const canAct = state.kind === 'open' || (isReserved && state.canCancel);
  return (
    <Card as="li">
      <div className={styles.session}>
        <div className={styles.what}>
          <h3 dir="auto">{course}</h3>
          <p className={styles.time}>
            {time} · {passesTexts.turns(turns)}
          </p>
          <Detail dir="auto">{place}</Detail>
          {isReserved && <Detail>{state.canCancel ? texts.cancelUntil(cancelUntil) : texts.tooLate}</Detail>}
        </div>
        <div className={styles.state}>
          <StatePill state={state} free={session.free} />
          {/* One button for both actions, so that the focus stays on it after the dialog. */}
          {canAct && (
            <Button variant={isReserved ? 'quiet' : 'secondary'} onClick={onOpen}>
              {isReserved ? texts.cancel : texts.button}
              <VisuallyHidden>{`${course}, ${when}`}</VisuallyHidden>
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}

function StatePill({ state, free }: { state: SessionState; free: string }) {
  switch (state.kind) {
    case 'reserved':
      return (
        <Pill tone="success" icon="check">
          {texts.reserved}
        </Pill>
      );
    case 'full':
      return <Pill>{texts.full}</Pill>;
    case 'too-few-turns':
      return <Pill>{texts.tooFewTurns}</Pill>;
    case 'open':
      return free && <Pill tone="warning">{free}</Pill>;
  }
}
