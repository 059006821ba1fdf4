import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { failureText } from '#src/features/failures/index.ts';
import { useLogOutEverywhere } from '#src/features/session/index.ts';
import { paths } from '#src/paths.ts';
import { profileTexts } from '#src/texts/nl/profile.ts';

const texts = profileTexts.sessions;

/** Asks for confirmation, because this browser is logged out too. */
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
