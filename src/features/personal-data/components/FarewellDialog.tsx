import { Button } from '#src/components/actions/Button.tsx';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { hrefs } from '#src/paths.ts';
import { redirectTo } from '#src/platform/redirectTo.ts';
import { personalDataTexts } from '#src/texts/nl/personalData.ts';

const texts = personalDataTexts.farewell;

/** Says that the account is erased. Leaving reloads the page, so that no store keeps private data in memory. */
export function FarewellDialog() {
  const leave = () => redirectTo(hrefs.home());
  return (
    <Dialog
      open
      title={texts.title}
      onClose={leave}
      footer={
        <Button variant="primary" onClick={leave}>
          {texts.leave}
        </Button>
      }
    >
      <p>{texts.text}</p>
    </Dialog>
  );
}
