import { Button } from '#src/components/actions/Button.tsx';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { hrefs } from '#src/paths.ts';
import { redirectTo } from '#src/platform/redirectTo.ts';
import { personalDataTexts } from '#src/texts/nl/personalData.ts';

const texts = personalDataTexts.farewell;

/** The account is gone. The page is loaded anew after this: nothing private stays in memory, whichever store had it. */
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
