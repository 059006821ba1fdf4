import { Banner } from '#src/components/feedback/Banner.tsx';
import { useFeedback } from './useFeedback.ts';

/** The server's feedback on a request (specification 2.4). It is in the flow of the page, so that it covers nothing. */
export function FeedbackBanner() {
  const { shown, dismiss } = useFeedback();
  if (shown.length === 0) return null;
  return (
    <Banner tone="info" onDismiss={dismiss}>
      {shown.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Banner>
  );
}
