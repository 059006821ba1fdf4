import { useState } from 'react';
import { Button } from '#src/components/actions/Button.tsx';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { calendarTexts } from '#src/texts/nl/calendar.ts';

const texts = calendarTexts.feed;

interface EndFeedsProps {
  /** Number of addresses that work. */
  count: number;
  busy: boolean;
  onEnd: (onSuccess: () => void) => void;
}

/** Ends every address, after a question. */
export function EndFeeds({ count, busy, onEnd }: EndFeedsProps) {
  const [isAsked, setIsAsked] = useState(false);
  const close = () => setIsAsked(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setIsAsked(true)}>
        {texts.end(count)}
      </Button>
      <Dialog
        open={isAsked}
        onClose={close}
        title={texts.endTitle(count)}
        footer={
          <>
            <Button onClick={close}>{texts.stay(count)}</Button>
            <Button variant="danger" busy={busy} onClick={() => onEnd(close)}>
              {texts.end(count)}
            </Button>
          </>
        }
      >
        <p>{texts.stops}</p>
        <p>{texts.again}</p>
      </Dialog>
    </>
  );
}
