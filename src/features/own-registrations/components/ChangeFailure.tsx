import { Notice } from '#src/components/feedback/Notice.tsx';
import { ownRegistrationsTexts as texts } from '#src/texts/nl/ownRegistrations.ts';
import { failureText } from '../../failures/index.ts';

/** Says why a change failed, beside the button that sent it, until the next try. */
export function ChangeFailure({ error }: { error: Error | null }) {
  if (!error) return null;
  return (
    <Notice tone="danger" role="alert" title={texts.failed}>
      {failureText(error)}
    </Notice>
  );
}
