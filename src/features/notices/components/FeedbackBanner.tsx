import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { feedbackStore } from '#src/api/feedback.ts';
import { Banner } from '#src/components/feedback/Banner.tsx';
import { logNotice, showNotice } from '../state/noticesStore.ts';
import { sortFeedback } from '../view/sortFeedback.ts';

const none: readonly string[] = [];

/**
 * The server's feedback for the banner. The next answer clears it (specification 7). Some lines become notices, and every
 * line is logged for anybody who could not read it in time.
 */
function useFeedback() {
  const { lines, last } = useStore(feedbackStore);
  const [sentAway, setSentAway] = useState<readonly string[]>();

  useEffect(() => {
    const { banner, notices } = sortFeedback(last ?? none);
    for (const notice of notices) showNotice(notice);
    for (const message of banner) logNotice({ tone: 'info', message });
  }, [last]);

  const shown = lines === sentAway ? none : sortFeedback(lines).banner;
  return { shown, dismiss: () => setSentAway(lines) };
}

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
