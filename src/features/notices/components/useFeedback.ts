import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { feedbackStore } from '../../../api/feedback.ts';
import { systemClock } from '../../../platform/clock.ts';
import { logNotice, showNotice } from '../state/noticesStore.ts';
import { sortFeedback } from '../view/sortFeedback.ts';

/** Milliseconds that a sentence stands at least: the next answer, which clears it, may come right behind. */
const leastDisplay = 5000;
const none: readonly string[] = [];

/** What the server has to say, for the banner. What belongs in a notice becomes one, and what goes is logged. */
export function useFeedback() {
  const { lines, heard } = useStore(feedbackStore);
  const [shown, setShown] = useState(none);

  useEffect(() => {
    const { banner, notices } = sortFeedback(heard?.lines ?? none);
    for (const notice of notices) showNotice(notice);
    for (const message of banner) logNotice({ tone: 'info', message });
    setShown(banner);
  }, [heard]);

  useEffect(() => {
    if (!heard || lines.length > 0) return;
    const left = heard.at + leastDisplay - systemClock.now();
    const timer = setTimeout(() => setShown(none), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [heard, lines]);

  return { shown, dismiss: () => setShown(none) };
}
