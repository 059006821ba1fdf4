import { useStore } from 'zustand';
import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { sessionTexts } from '#src/texts/nl/session.ts';
import { failureText } from '../../failures/index.ts';
import { useContinueAs } from '../queries/useContinueAs.ts';
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
