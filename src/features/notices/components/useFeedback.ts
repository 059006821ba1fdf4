import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { feedbackStore } from '#src/api/feedback.ts';
import { logNotice, showNotice } from '../state/noticesStore.ts';
import { sortFeedback } from '../view/sortFeedback.ts';

const none: readonly string[] = [];

/**
 * What the server has to say, for the banner: the next answer clears it (specification 7). What belongs in a notice becomes
 * one, and each line is logged, so that whoever was too slow for it reads it there.
 */
export function useFeedback() {
  const { lines, heard } = useStore(feedbackStore);
  const [sentAway, setSentAway] = useState<readonly string[]>();

  useEffect(() => {
    const { banner, notices } = sortFeedback(heard ?? none);
    for (const notice of notices) showNotice(notice);
    for (const message of banner) logNotice({ tone: 'info', message });
  }, [heard]);

  const shown = lines === sentAway ? none : sortFeedback(lines).banner;
  return { shown, dismiss: () => setSentAway(lines) };
}
