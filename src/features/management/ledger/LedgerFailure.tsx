import { Notice } from '#src/components/feedback/Notice.tsx';
import { ledgerTexts as texts } from '#src/texts/nl/ledger.ts';
import { failureText } from '../../failures/index.ts';

/** Says why a change failed, beside the button that sent it, until the next try. */
export function LedgerFailure({ error }: { error: Error | null }) {
  if (!error) return null;
  return (
    <Notice tone="danger" role="alert" title={texts.failed}>
      {failureText(error)}
    </Notice>
  );
}
