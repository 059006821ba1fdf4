import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { loadChunk } from '../../platform/loadChunk.ts';
import { type Arrival, arrivalStore } from './state/arrivalStore.ts';

/** Shows the notices of an arrival after the navigation, because the notices of the previous screen are cleared by then. */
export function useArrivalNotices(): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation is why they are shown
  useEffect(() => {
    const { notices, loggedInAs } = arrivalStore.getState();
    if (notices.length === 0 && loggedInAs === undefined) return;
    arrivalStore.setState({ notices: [], loggedInAs: undefined });
    void say({ notices, loggedInAs });
  }, [key]);
}

/** Loads the texts on demand: few arrivals have a notice, so a first page does without them. */
async function say(arrival: Arrival): Promise<void> {
  const { showArrivalNotices } = await loadChunk(() => import('./perform/showArrivalNotices.ts'));
  showArrivalNotices(arrival);
}
