import { Button } from '../../../../components/actions/Button.tsx';
import { Notice } from '../../../../components/feedback/Notice.tsx';
import { Dialog } from '../../../../components/overlays/Dialog.tsx';
import { paths } from '../../../../paths.ts';
import { profileTexts } from '../../../../texts/nl/profile.ts';
import { failureText } from '../../../failures/index.ts';
import { useLogOutEverywhere } from '../../../session/index.ts';

const texts = profileTexts.sessions;

/** Asks first: whoever goes on has to log in again here as well. */
export function LogOutEverywhereDialog({ onClose }: { onClose: () => void }) {
  const { mutate, error, isPending } = useLogOutEverywhere(paths.home);
  return (
    <Dialog
      open
      title={texts.question}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.stay}</Button>
          <Button variant="primary" busy={isPending} onClick={() => mutate()}>
            {texts.logOutEverywhere}
          </Button>
        </>
      }
    >
      <p>{texts.consequence}</p>
      {error && (
        <Notice tone="danger" role="alert">
          {failureText(error)}
        </Notice>
      )}
    </Dialog>
  );
}
