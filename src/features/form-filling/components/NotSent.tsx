import { Notice } from '#src/components/feedback/Notice.tsx';
import { formFillingTexts as texts } from '#src/texts/nl/formFilling.ts';

/** Says why a form could not be sent and that nothing is lost. */
export function NotSent({ message }: { message: string }) {
  return (
    <Notice tone="danger" role="alert" title={texts.notSentTitle}>
      <p>{message}</p>
      <p>{texts.notSentKept}</p>
    </Notice>
  );
}
