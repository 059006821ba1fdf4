import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button } from '#src/components/actions/Button.tsx';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { type LogoutAnswer, logoutGuardStore } from '#src/platform/logoutGuard.ts';
import { unsentAttendanceTexts as texts } from '#src/texts/nl/unsentAttendance.ts';
import { forgetUnsent, unsentSessions } from '../state/attendanceChoices.ts';

/** Time between two attempts while a list waits for a connection, in milliseconds. A browser may miss that one is back. */
const retryDelay = 20_000;

/**
 * Sends the attendance that is only on this device: at the start of a page, once the connection is back, and before a logout.
 * A logout that would lose some asks first.
 */
export function UnsentAttendance({ uid }: { uid: number }) {
  const client = useQueryClient();
  const [question, setQuestion] = useState<{ answer: (leaves: boolean) => void }>();
  useEffect(() => {
    const send = async (which: 'all' | 'failed') => {
      if (unsentSessions(uid).length === 0) return;
      // Without a connection the code can't be loaded either. The next attempt loads it.
      const loaded = await import('../state/sendUnsent.ts').catch(() => undefined);
      await loaded?.sendUnsent(client, uid, which);
    };
    const attempt = () => void send('all');
    const retry = () => void send('failed');
    const ask = async (): Promise<LogoutAnswer> => {
      await send('all');
      if (unsentSessions(uid).length === 0) return { stays: false };
      const leaves = await new Promise<boolean>((answer) => setQuestion({ answer }));
      setQuestion(undefined);
      return leaves ? { stays: false, discard: () => forgetUnsent(uid) } : { stays: true };
    };
    attempt();
    window.addEventListener('online', attempt);
    const timer = setInterval(retry, retryDelay);
    logoutGuardStore.setState({ ask });
    return () => {
      window.removeEventListener('online', attempt);
      clearInterval(timer);
      logoutGuardStore.setState({}, true);
    };
  }, [client, uid]);
  if (!question) return null;
  const stay = () => question.answer(false);
  return (
    <Dialog
      open
      title={texts.title}
      onClose={stay}
      footer={
        <>
          <Button onClick={stay}>{texts.stay}</Button>
          <Button variant="danger" onClick={() => question.answer(true)}>
            {texts.leave}
          </Button>
        </>
      }
    >
      <p>{texts.text}</p>
    </Dialog>
  );
}
