import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { feedbackStore } from '#src/api/feedback.ts';
import { logNotice, showNotice } from '../state/noticesStore.ts';
import { sortFeedback } from '../view/sortFeedback.ts';

const none: readonly string[] = [];

/**
 * The server's feedback for the banner. The next answer clears it (specification 7). Some lines become notices, and every
 * line is logged for anybody who could not read it in time.
 */
export function useFeedback() {
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
