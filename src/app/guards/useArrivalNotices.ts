import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { loadChunk } from '../../platform/loadChunk.ts';
import { type Arrival, arrivalStore } from './state/arrivalStore.ts';

/** Says why somebody landed here, and as whom a link logged them in, once they have: notices of the screen they left are gone by then. */
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

/** Few arrivals have anything to say: the sentences are no part of a first page. */
async function say(arrival: Arrival): Promise<void> {
  const { sayArrival } = await loadChunk(() => import('./perform/sayArrival.ts'));
  sayArrival(arrival);
}
