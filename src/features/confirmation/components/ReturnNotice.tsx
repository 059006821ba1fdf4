import { useEffect } from 'react';
import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { confirmationTexts as texts } from '#src/texts/nl/confirmation.ts';
import { tellOfPayment } from '../../payment/index.ts';
import styles from './OrderConfirmation.module.css';

/** For who comes back from a checkout: the windows that wait are told, and one that was opened for it may be closed. */
export function ReturnNotice() {
  useEffect(tellOfPayment, []);
  // A window that the person opened can't be closed by a page.
  if (window.opener === null) return null;
  return (
    <div className={styles.returned}>
      <Notice tone="info" actions={<Button onClick={() => window.close()}>{texts.closeWindow}</Button>}>
        {texts.returned}
      </Notice>
    </div>
  );
}
