import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { exchangeAuthCode } from '#src/api/authCodes.ts';
import { outlivesReload } from '#src/api/session.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { sessionTexts } from '#src/texts/nl/session.ts';
import { failureText } from '../../failures/index.ts';
import { openSession } from '../queries/openSession.ts';
import { accountSwitchStore } from '../state/sessionStores.ts';

const texts = sessionTexts.accountSwitch;

/** Asks which account to continue with, when a link belongs to another account than the logged-in one. */
export function AccountSwitch() {
  const asked = useStore(accountSwitchStore, (state) => state.asked);
  const { mutate, reset, error, isPending } = useContinueAs();
  if (!asked) return null;
  const stay = () => {
    reset();
    accountSwitchStore.setState({ asked: undefined });
  };
  return (
    <Dialog
      open
      title={texts.question(asked)}
      onClose={stay}
      footer={
        <>
          <Button onClick={stay}>{texts.stay(asked.current)}</Button>
          <Button variant="primary" busy={isPending} onClick={() => mutate(asked.code)}>
            {texts.goOn(asked.wanted)}
          </Button>
        </>
      }
    >
      <p>{texts.why}</p>
      {error && (
        <Notice tone="danger" role="alert">
          {failureText(error)}
        </Notice>
      )}
    </Dialog>
  );
}

/** Logs in with a code and removes everything of the previous user. */
function useContinueAs() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: exchangeAuthCode,
    onSuccess: (session) => {
      openSession(client, session);
      accountSwitchStore.setState({ asked: undefined });
      if (outlivesReload()) window.location.reload();
    },
  });
}
