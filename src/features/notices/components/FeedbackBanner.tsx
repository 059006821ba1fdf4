import { Banner } from '#src/components/feedback/Banner.tsx';
import { useFeedback } from './useFeedback.ts';

/** What the server has to say beside its answer (specification 2.4): in the flow of the page, so that it hides nothing. */
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
