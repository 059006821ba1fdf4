import { useEffect } from 'react';
import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { confirmationTexts as texts } from '#src/texts/nl/confirmation.ts';
import { announcePayment } from '../../payment/index.ts';
import styles from './OrderConfirmation.module.css';

/** Tells the waiting windows that the person came back from a checkout. Offers to close a window that was opened for it. */
export function ReturnNotice() {
  useEffect(announcePayment, []);
  // A page can only close a window that a script opened.
  if (window.opener === null) return null;
  return (
    <div className={styles.returned}>
      <Notice tone="info" actions={<Button onClick={() => window.close()}>{texts.closeWindow}</Button>}>
        {texts.returned}
      </Notice>
    </div>
  );
}
